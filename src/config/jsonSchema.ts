import { z } from 'zod';
import { routesSchema } from './routesSchema';
import { siteSchema } from './siteSchema';

/** The schemas as editors understand them, by file name beside this module; `$schema` in the two JSON files names them. */
export function createJsonSchemas(): Readonly<Record<string, string>> {
  const print = (schema: z.ZodType) =>
    `${JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), null, 2)}\n`;
  return { 'routes.schema.json': print(routesSchema), 'site.schema.json': print(siteSchema) };
}
