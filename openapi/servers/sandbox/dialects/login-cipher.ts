import { createDecipheriv } from 'node:crypto';

/** The key the sandbox expects when none is named: 16 characters, public like its passwords. */
export const SANDBOX_LOGIN_KEY = 'milepost-sandbox';

const ALGORITHMS: Readonly<Record<number, string>> = { 16: 'aes-128-ecb', 24: 'aes-192-ecb', 32: 'aes-256-ecb' };
const HEX = /^([0-9a-f]{32})+$/i;

/**
 * From 3.6 the login sends the MD5 of the password once more encrypted: AES, ECB, PKCS#7, as hex. Answers the MD5, or an
 * empty text for anything that is no such text, which is then simply a wrong password.
 * @param key 16, 24 or 32 bytes of ASCII @throws {Error} when it has another length
 */
export function decryptLogin(sent: string, key: string): string {
  const algorithm = ALGORITHMS[Buffer.byteLength(key)];
  if (!algorithm) throw new Error(`[sandbox] The login key must have 16, 24 or 32 bytes, not ${Buffer.byteLength(key)}.`);
  if (!HEX.test(sent)) return '';
  try {
    const decipher = createDecipheriv(algorithm, Buffer.from(key), null);
    return decipher.update(sent, 'hex', 'utf8') + decipher.final('utf8');
  } catch {
    return '';
  }
}
