import { createCipheriv } from 'node:crypto';
import v34 from '../../../generated/openapi.json' with { type: 'json' };
import java from '../../../generated/openapi.java-6.1.json' with { type: 'json' };
import net from '../../../generated/openapi.net-3.6.json' with { type: 'json' };
import { SANDBOX_LOGIN_KEY, type DialectName } from '../dialects/index.ts';
import { md5Hex } from '../resources/current-user/password.ts';
import { ACCOUNTS } from '../seed/accounts.ts';

const PATHS: Readonly<Record<DialectName, object>> = { '3.4': v34.paths, 'net-3.6': net.paths, 'java-6.1': java.paths };

/** An answer as it came, of which nothing is known. */
export interface WireAnswer {
  code: number;
  msg?: string;
  // The wire of another version: its members are what the tests are about.
  // oxlint-disable-next-line typescript/no-explicit-any
  data?: any;
}

/** The login password as clients from 3.6 on send it. */
export function encrypted(password: string, key: string): string {
  const cipher = createCipheriv('aes-128-ecb', key, null);
  return cipher.update(md5Hex(password), 'utf8', 'hex') + cipher.final('hex');
}

/** Signs in with a password that is written as the version wants it. */
export const login = async (
  url: string,
  password: string,
  account = 'admin',
): Promise<{ code: number; msg?: string; data: { token: string } }> =>
  (await fetch(`${url}/api/oauth/Login`, { method: 'POST', body: new URLSearchParams({ account, password }) })).json();

/** Calls of a client that knows one version only. */
export interface DialectClient {
  /** By the address as that client writes it. */
  readonly send: (method: string, address: string, body?: unknown) => Promise<WireAnswer>;
  /** By the operation, found in the description of that version; what `fill` holds beside the path goes into the query. */
  readonly call: (operationId: string, fill?: Readonly<Record<string, string>>, body?: unknown) => Promise<WireAnswer>;
}

/** A signed-in client of a version. */
export async function dialectClient(url: string, dialect: DialectName, account = 'admin'): Promise<DialectClient> {
  const password = ACCOUNTS.find((each) => each.account === account)?.password ?? '';
  const { data } = await login(url, dialect === '3.4' ? md5Hex(password) : encrypted(password, SANDBOX_LOGIN_KEY), account);
  const send: DialectClient['send'] = async (method, address, body) => {
    const headers = { Authorization: data.token, ...(body !== undefined && { 'Content-Type': 'application/json' }) };
    return (await fetch(url + address, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })).json();
  };
  return {
    send,
    call: (operationId, fill = {}, body) => {
      const [path, method] = addressOf(dialect, operationId);
      const rest = new URLSearchParams(Object.entries(fill).filter(([name]) => !path.includes(`{${name}}`)));
      const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(fill[name] ?? ''));
      return send(method, rest.size > 0 ? `${address}?${rest}` : address, body);
    },
  };
}

/** Every operation of a version: its path, its method, its id. */
export const operationsOf = (dialect: DialectName): { path: string; method: string; id: string }[] =>
  Object.entries(PATHS[dialect]).flatMap(([path, item]) =>
    Object.entries(item as Record<string, { operationId?: string }>).flatMap(([method, { operationId: id }]) =>
      id === undefined ? [] : [{ path, method: method.toUpperCase(), id }],
    ),
  );

function addressOf(dialect: DialectName, operationId: string): [path: string, method: string] {
  const found = operationsOf(dialect).find(({ id }) => id === operationId);
  if (!found) throw new Error(`${dialect} does not describe ${operationId}`);
  return [found.path, found.method];
}
