import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createJsonSchemas } from './jsonSchema';

// Part of `npm run check -- --fix`. A test fails if the files don't match routesSchema.ts and siteSchema.ts.
for (const [name, text] of Object.entries(createJsonSchemas())) {
  writeFileSync(fileURLToPath(new URL(name, import.meta.url)), text);
}
