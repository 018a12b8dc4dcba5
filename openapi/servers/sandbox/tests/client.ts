import { allOperations } from '../../../generated/all-operations.gen.ts';
import type { OperationId, OperationShapes } from '../../../generated/operations.gen.ts';
import { IN_MEMORY } from '../core/store.ts';
import { startSandbox, type Sandbox, type SandboxOptions } from '../index.ts';
import { md5Hex } from '../resources/current-user/password.ts';
import { ACCOUNTS } from '../seed/accounts.ts';

/** Parts a call sends; every part may be wrong on purpose, so it is not bound to the operation's types. */
export interface Sent {
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  form?: Record<string, string> | FormData;
}

export interface Envelope<Data> {
  code: number;
  msg: string;
  data?: Data;
}

/** Calls of one person, over real HTTP. */
export interface Person {
  readonly token: string;
  /** Address of the sandbox. */
  readonly url: string;
  call<K extends OperationId>(id: K, sent?: Sent): Promise<Envelope<OperationShapes[K]['data']>>;
  /** The data of a call that must succeed. */
  data<K extends OperationId>(id: K, sent?: Sent): Promise<OperationShapes[K]['data']>;
  response(id: OperationId, sent?: Sent): Promise<Response>;
}

/** A running sandbox that checks its own answers, on a free port, in memory unless a folder is named. */
export function startForTest(options: Partial<SandboxOptions> = {}): Promise<Sandbox> {
  return startSandbox({ port: 0, data: IN_MEMORY, validateAnswers: true, ...options });
}

/** Somebody holding this token; '' is nobody. @param language what they ask to be answered in; Chinese where it is left out */
export function personWith(url: string, token: string, language?: string): Person {
  const response = (id: OperationId, sent: Sent = {}): Promise<Response> => {
    const { method, path } = allOperations[id];
    const address = new URL(
      path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(sent.path?.[name] ?? '')),
      url,
    );
    for (const [name, value] of Object.entries(sent.query ?? {})) address.searchParams.set(name, value);
    const headers = new Headers(token === '' ? {} : { Authorization: token });
    if (language !== undefined) headers.set('Accept-Language', language);
    if (sent.body !== undefined) headers.set('Content-Type', 'application/json');
    const form = sent.form instanceof FormData || sent.form === undefined ? sent.form : new URLSearchParams(sent.form);
    return fetch(address, { method, headers, body: sent.body === undefined ? form : JSON.stringify(sent.body) });
  };
  const call = async <K extends OperationId>(id: K, sent?: Sent): Promise<Envelope<OperationShapes[K]['data']>> =>
    (await response(id, sent)).json();
  return {
    token,
    url,
    response,
    call,
    data: async <K extends OperationId>(id: K, sent?: Sent) => {
      const answer = await call(id, sent);
      if (answer.code !== 200 || answer.data === undefined) throw new Error(`${id} answered ${answer.code} ${answer.msg}`);
      return answer.data;
    },
  };
}

/** Signs in with a seeded account, as a browser does. */
export async function signIn(url: string, account: string): Promise<Person> {
  const password = ACCOUNTS.find((each) => each.account === account)?.password ?? '';
  const { token } = await personWith(url, '').data('login', { form: { account, password: md5Hex(password) } });
  return personWith(url, token);
}

interface Node {
  id: string;
  enCode: string;
  children?: Node[] | null;
}

/** Every node of a tree, parents first. */
export const flatten = <N extends { children?: N[] | null }>(nodes: readonly N[]): N[] =>
  nodes.flatMap((node) => [node, ...flatten(node.children ?? [])]);

/** The id of the category with this code. */
export async function categoryId(person: Person, enCode: string): Promise<string> {
  const { list } = await person.data('listDictionaryCategories');
  const found = flatten<Node>(list).find((node) => node.enCode === enCode);
  if (!found) throw new Error(`no category ${enCode}`);
  return found.id;
}

/** The id of an entry of a category. */
export async function entryId(person: Person, category: string, enCode: string): Promise<string> {
  const { list } = await person.data('listDictionaryEntries', { path: { id: category } });
  const found = flatten<Node>(list).find((node) => node.enCode === enCode);
  if (!found) throw new Error(`no entry ${enCode}`);
  return found.id;
}
