import { z } from 'zod';
import { routesSchema } from './routesSchema';
import { siteSchema } from './siteSchema';

/** JSON Schemas for editors, by file name in this folder. `$schema` in the two JSON files refers to them. */
export function createJsonSchemas(): Readonly<Record<string, string>> {
  const print = (schema: z.ZodType) =>
    `${JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), null, 2)}\n`;
  return { 'routes.schema.json': print(routesSchema), 'site.schema.json': print(siteSchema) };
}
