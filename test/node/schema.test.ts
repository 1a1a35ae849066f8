import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createJsonSchemas } from '../../src/config/jsonSchema';
import { PROJECT } from '../paths';

test.each(Object.entries(createJsonSchemas()))(
  '%s in the repository matches the code (npm run check -- --fix)',
  (name, text) => {
    expect(readFileSync(join(PROJECT, 'src/config', name), 'utf8')).toBe(text);
  },
);

test.each(['routes.json', 'site.config.json'])(
  '%s names an existing schema, for completion in editors',
  (file) => {
    const { $schema } = JSON.parse(readFileSync(join(PROJECT, file), 'utf8')) as { $schema: string };
    expect(JSON.parse(readFileSync(join(PROJECT, $schema), 'utf8'))).toHaveProperty('properties');
  },
);
