import { allOperations } from '../../../../generated/all-operations.gen.ts';
import { decodeCurrentUser, type CurrentUser } from '../../../../src/domains/current-user/index.ts';
import type { DownloadLink } from '../../../../src/domains/file/index.ts';
import { decodeLogin, encodeLogin } from '../../../../src/domains/oauth/index.ts';
import {
  ApiError,
  bindOperations,
  createClient,
  type Answer,
  type BoundOperations,
  type SessionEndCode,
} from '../../../../src/runtime/index.ts';
import { ACCOUNTS } from '../../seed/accounts.ts';

/** Every operation of the description, as the console calls it. */
export type Api = BoundOperations<typeof allOperations>;

/** Somebody who has signed in through the typed client. */
export interface SignedIn {
  readonly api: Api;
  /** As the shell reads them right after the sign-in. */
  readonly person: CurrentUser;
  readonly token: string;
  /** Codes the application was told about the end of the session. */
  readonly ended: readonly SessionEndCode[];
}

/** The operations for whoever holds this token; null is nobody. */
export function apiOf(url: string, token: string | null, ended: SessionEndCode[] = []): Api {
  const client = createClient({ baseUrl: url, getToken: () => token, onSessionEnded: (code) => ended.push(code) });
  return bindOperations(client, allOperations);
}

/** Signs in as the login page does; a seeded account needs no password here. @throws ApiError with the server's sentence */
export async function enter(
  url: string,
  account: string,
  password?: string,
  captcha?: { code: string; timestamp: string },
): Promise<SignedIn> {
  const known = ACCOUNTS.find((each) => each.account === account)?.password ?? '';
  const body = encodeLogin({ account, password: password ?? known, ...(captcha && { captcha }) });
  const session = decodeLogin((await apiOf(url, null).login({ body })).data);
  if (!session) throw new Error(`the sign-in of ${account} answered no token`);
  return present(url, session.token);
}

/** Goes on with a token that was handed over. */
export async function present(url: string, token: string): Promise<SignedIn> {
  const ended: SessionEndCode[] = [];
  const api = apiOf(url, token, ended);
  const { data } = await api.getCurrentUser();
  if (!data) throw new Error('nobody stands behind this token');
  return { api, person: decodeCurrentUser(data), token, ended };
}

/** Data of an answer, read by the codec of its operation. */
export async function read<Data, Model>(
  codec: { readonly data: { readonly decode: (wire: Data) => Model } },
  answer: Promise<Answer<Data>>,
): Promise<Model> {
  const { data } = await answer;
  if (data === null) throw new Error('an answer with data was expected');
  return codec.data.decode(data);
}

/** The same of a record, without the moment it was changed, which every record that is written back says. @reading R-500 */
export async function readRecord<Data, Model extends { lastModifyTime: number | null }>(
  codec: { readonly data: { readonly decode: (wire: Data) => Model } },
  answer: Promise<Answer<Data>>,
): Promise<Omit<Model, 'lastModifyTime'>> {
  const { lastModifyTime, ...record } = await read(codec, answer);
  if (lastModifyTime === null) throw new Error('the record does not say when it was changed');
  return record;
}

/** Message of the server about a command it has carried out. */
export const told = async (answer: Promise<Answer<unknown>>): Promise<string> => (await answer).msg;

/** The content behind a link of this API; the link is used up. */
export async function bytesOf(api: Api, link: DownloadLink | null): Promise<Uint8Array<ArrayBuffer>> {
  if (!link) throw new Error('a link of this API was expected');
  const { data } = await api.downloadFile({ query: link.query });
  if (!data) throw new Error('bytes were expected');
  return data.bytes();
}

/** The sentence of a call that must be refused with code 400. */
export async function refusal(call: Promise<unknown>): Promise<string> {
  const error = await failure(call);
  if (error.kind !== 'refused' || error.code !== 400) throw error;
  return error.msg;
}

/** Sentences for calls that must all be refused with code 400, each sentence once. */
export const refusals = async (...calls: readonly Promise<unknown>[]): Promise<string[]> => [
  ...new Set(await Promise.all(calls.map(refusal))),
];

/** Error of a call that must fail. */
export const failure = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('the call was to be refused, and was not')),
    (error: unknown) => (error instanceof ApiError ? error : Promise.reject(error)),
  );

/** Message of the server for a record that is not there any more. */
export const gone = (title: string): string => `${title}不存在，可能已被删除，请刷新后重试`;

type Named = { readonly fullName: string; readonly children?: readonly Named[] | null };

/** Names in a list or a tree, parents first. */
export const names = (nodes: readonly Named[]): string[] => nodes.flatMap((node) => [node.fullName, ...names(node.children ?? [])]);

/** Selectors that offer a name, out of several. */
export async function offering(selectors: Readonly<Record<string, () => Promise<readonly Named[]>>>, fullName: string): Promise<string[]> {
  const offers = await Promise.all(Object.values(selectors).map((ask) => ask()));
  return Object.keys(selectors).filter((_, index) => names(offers[index] ?? []).includes(fullName));
}

/** The one element a condition picks; a list without it fails the test with these words. */
export function only<Item>(items: readonly Item[], what: string, isMeant: (item: Item) => boolean): Item {
  const [found, ...others] = items.filter(isMeant);
  if (found === undefined || others.length > 0)
    throw new Error(`${what} is there ${found === undefined ? 'not at all' : others.length + 1} times`);
  return found;
}
