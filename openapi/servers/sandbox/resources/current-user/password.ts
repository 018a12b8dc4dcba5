import { createHash, scryptSync, timingSafeEqual } from 'node:crypto';

/** Cost of one check: about 15 ms. The sandbox's passwords are printed in its manual; the cost only keeps the shape honest. */
const SCRYPT_COST = 4096;
const KEY_BYTES = 32;
export const SALT_BYTES = 16;

/** A password as it travels. @source shell §5 */
export const MD5_HEX = /^[0-9a-f]{32}$/;

/** A password as it is kept: never the text, never its MD5. */
export interface StoredPassword {
  passwordSalt: Uint8Array;
  passwordKey: Uint8Array;
}

/** Keys derived last, so that the many starts and sign-ins of tests derive each once: a tenth of the time of the sandbox's tests. */
const derived = new Map<string, Buffer>();
const MOST_DERIVED = 500;

function derive(sent: string, salt: Uint8Array): Buffer {
  const asked = createHash('sha256').update(salt).update(sent, 'utf8').digest('base64');
  const known = derived.get(asked);
  if (known) return known;
  const key = scryptSync(sent, salt, KEY_BYTES, { N: SCRYPT_COST });
  const [oldest] = derived.keys();
  if (derived.size >= MOST_DERIVED && oldest !== undefined) derived.delete(oldest);
  derived.set(asked, key);
  return key;
}

/** Lower-case hex MD5 of the plain text, as clients send it. @source shell §5 */
export const md5Hex = (plain: string): string => createHash('md5').update(plain, 'utf8').digest('hex');

export function storePassword(sent: string, salt: Uint8Array): StoredPassword {
  return { passwordSalt: salt, passwordKey: derive(sent, salt) };
}

/** MD5 of no password at all: it is well formed, is never kept and opens nothing. */
const NO_PASSWORD = createHash('md5').update('').digest('hex');

/** Can a password that travels be kept? It is an MD5, and not that of an empty text. @reading R-609 */
export const isUsable = (sent: string): boolean => MD5_HEX.test(sent) && sent !== NO_PASSWORD;

/** Compares in constant time; anything that is no MD5 text fails, and so does that of an empty one. */
export function isPassword(sent: string, stored: StoredPassword): boolean {
  const key = derive(sent, stored.passwordSalt);
  return isUsable(sent) && timingSafeEqual(key, stored.passwordKey);
}
