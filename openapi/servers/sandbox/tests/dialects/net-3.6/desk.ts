import type { DialectClient, WireAnswer } from '../../dialect-client.ts';

/** One shape of a call of a 3.6 client: as it is sent, and what of the answer it needs. */
export interface Shape {
  title: string;
  method: string;
  address: string | (() => Promise<string>);
  body?: unknown;
  needs?: (answer: WireAnswer) => Promise<void> | void;
}

/** Signs in with an account of the seed. */
type SignIn = (account: string) => Promise<DialectClient>;

let desk: { client: DialectClient; signIn: SignIn } | undefined;
/** Seats an administrator, whose calls the shapes are. */
export const seat = async (signIn: SignIn): Promise<void> => void (desk = { client: await signIn('admin'), signIn });

const seated = () => {
  if (!desk) throw new Error('nobody is seated');
  return desk;
};

/** The calls of the seated client. */
export const net: Pick<DialectClient, 'send'> = { send: (...call) => seated().client.send(...call) };

/** Another client beside the seated one. */
export const signInAs: SignIn = (account) => seated().signIn(account);

/** The first row of a list, found as that client finds it. */
export const rowOf = async (address: string, body?: unknown): Promise<Record<string, string>> => {
  const { data } = await net.send(body === undefined ? 'GET' : 'POST', address, body);
  return (data.list ?? data)[0];
};

/** The managing list of a category: what an entry is called and where it stands. */
export const entriesOf = async (category: string) => (await net.send('GET', `/api/system/DictionaryData/${category}?isTree=0`)).data.list;

export async function categoryOf(enCode: string): Promise<string> {
  const { data } = await net.send('GET', '/api/system/DictionaryType');
  const all = (nodes: { id: string; enCode: string; children?: [] }[] | null): { id: string; enCode: string }[] =>
    (nodes ?? []).flatMap((node) => [node, ...all(node.children ?? null)]);
  return all(data.list).find((node) => node.enCode === enCode)?.id ?? '';
}
