import { createCipheriv } from 'node:crypto';
import bundle from '@milepost/openapi/openapi.json' with { type: 'json' };
import { speak } from './description.ts';
import { ContractStop, EXIT } from './stop.ts';

/** Versions of the documented servers the harness has a description of. */
export const DIALECTS = ['3.4', 'net-3.6', 'java-6.1'] as const;
export type DialectName = (typeof DIALECTS)[number];

/** Version of a server, and the key its sign-in needs. */
export interface Dialect {
  readonly name: DialectName;
  /** Key that encrypts the MD5 of the password; null where the MD5 alone is sent. */
  readonly loginKey: string | null;
}

/** Key of every sandbox, public like its passwords. */
export const SANDBOX_KEY = 'milepost-sandbox';
const CIPHERS: Readonly<Record<number, string>> = { 16: 'aes-128-ecb', 24: 'aes-192-ecb', 32: 'aes-256-ecb' };

/**
 * Reads `--dialect` and `--login-key`. From 3.6 on a key is needed; on this computer it is the sandbox's own by default.
 * @throws ContractStop with exit code 2 naming what is wrong
 */
export function readDialect(spelling: string | undefined, loginKey: string | undefined, isLoopback: boolean): Dialect {
  const name = DIALECTS.find((known) => known === (spelling ?? '3.4'));
  if (!name) throw new ContractStop(EXIT.usage, `--dialect is "${spelling}", which nobody speaks. Use ${DIALECTS.join(', ')}.`);
  if (name === '3.4') {
    if (loginKey !== undefined)
      throw new ContractStop(
        EXIT.usage,
        '--login-key belongs to the servers from 3.6 on. Add --dialect net-3.6 or java-6.1, or leave it out.',
      );
    return { name, loginKey: null };
  }
  const key = loginKey ?? (isLoopback ? SANDBOX_KEY : undefined);
  if (key === undefined)
    throw new ContractStop(
      EXIT.usage,
      `Servers of ${name} take the password encrypted, and no key is named. Set MILEPOST_LOGIN_KEY to the one their web client is built with, or give it as --login-key.`,
    );
  if (key === '')
    throw new ContractStop(EXIT.usage, '--login-key is empty. Is the variable set that stands behind it, such as MILEPOST_LOGIN_KEY?');
  if (!(Buffer.byteLength(key) in CIPHERS))
    throw new ContractStop(EXIT.usage, `--login-key has ${Buffer.byteLength(key)} bytes, and AES takes 16, 24 or 32.`);
  return { name, loginKey: key };
}

/** Switches this process to the description of a version. Ids of operations are the same in all versions. */
export async function speakDialect({ name }: Pick<Dialect, 'name'>): Promise<void> {
  speak(await documentOf(name));
  spoken = name;
}

let spoken: DialectName = '3.4';
/** Version of the current description. */
export const spokenDialect = (): DialectName => spoken;

async function documentOf(name: DialectName): Promise<object> {
  switch (name) {
    case '3.4':
      return bundle;
    case 'net-3.6':
      return (await import('@milepost/openapi/openapi.net-3.6.json', { with: { type: 'json' } })).default;
    case 'java-6.1':
      return (await import('@milepost/openapi/openapi.java-6.1.json', { with: { type: 'json' } })).default;
  }
}

/**
 * Body of a sign-in as the version sends it: from 3.6 on the MD5 of the password is encrypted once more, AES, ECB, PKCS#7, as hex.
 * @reading R-178
 */
export function spelledLogin(body: unknown, { loginKey }: Dialect): unknown {
  const { password }: { password?: unknown } = Object(body);
  if (loginKey === null || typeof password !== 'string') return body;
  const cipher = createCipheriv(CIPHERS[Buffer.byteLength(loginKey)] ?? '', loginKey, null);
  return { ...Object(body), password: cipher.update(password, 'utf8', 'hex') + cipher.final('hex') };
}
