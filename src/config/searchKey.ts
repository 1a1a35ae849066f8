import { z } from 'zod';

/** The public key of the hosted search service. Its rights aren't part of the key, so `search:push` checks them. */
export const searchKey = z
  .string()
  .refine((key) => isKey(key) || !/admin|write/i.test(key), {
    message: 'expected a search-only key, because every visitor can read it, not an admin or write key',
    abort: true,
  })
  .refine(isKey, 'expected a search-only key: 32 hexadecimal digits, or a secured key made from one');

/** Whether a key is derived from another one: base64 of a hash and the restrictions of the key. */
export function isSecuredKey(key: string): boolean {
  if (!/^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/.test(key)) return false;
  return /^[\da-f]{64}/.test(atob(key));
}

function isKey(key: string): boolean {
  return /^[\da-f]{32}$/i.test(key) || isSecuredKey(key);
}
