import { z } from 'zod';

/** A key of the hosted search service that visitors may know. What it allows can't be seen: that is asked at a push. */
export const searchKey = z
  .string()
  .refine((key) => isKey(key) || !/admin|write/i.test(key), {
    message: 'expected a search-only key, because every visitor can read it, not an admin or write key',
    abort: true,
  })
  .refine(isKey, 'expected a search-only key: 32 hexadecimal digits, or a secured key made from one');

/** Whether a key was made from another one: a hash, with the limits of the key after it, all in base64. */
export function isSecuredKey(key: string): boolean {
  if (!/^[A-Za-z\d+/]+={0,2}$/.test(key)) return false;
  return /^[\da-f]{64}/.test(Buffer.from(key, 'base64').toString('latin1'));
}

function isKey(key: string): boolean {
  return /^[\da-f]{32}$/i.test(key) || isSecuredKey(key);
}
