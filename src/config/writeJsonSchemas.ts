import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createJsonSchemas } from './jsonSchema';

// `npm run schema`, after an edit to routes.ts or site.ts; a test fails while the files are behind.
for (const [name, text] of Object.entries(createJsonSchemas())) {
  writeFileSync(fileURLToPath(new URL(name, import.meta.url)), text);
}
