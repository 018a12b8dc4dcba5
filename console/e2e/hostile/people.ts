import { hashPassword } from '@milepost/openapi/domains/oauth';
import type { Stage } from './stage.ts';

export interface Person {
  readonly account: string;
  readonly password: string;
  readonly name: string;
}

/** The users of the rows among the accounts of the sandbox; `limited` has no button of the dictionaries. */
const PEOPLE: Readonly<Record<string, Person>> = {
  A: { account: 'admin', password: 'Admin2026', name: '孙婉宁' },
  B: { account: 'double', password: 'Double2026', name: '欧阳明轩' },
  limited: { account: 'staff', password: 'Staff2026', name: '何俊杰' },
};
export const USERS: readonly string[] = Object.keys(PEOPLE);
export const WRONG_PASSWORD = 'Wrong2026';

/** A user nobody knows has an account of that name and any password. */
export const personOf = (user: string): Person =>
  Object.hasOwn(PEOPLE, user) && PEOPLE[user] ? PEOPLE[user] : { account: user, password: WRONG_PASSWORD, name: user };

interface Answer {
  readonly code: number;
  readonly msg: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- read by tests, which fail where it is not what they ask for
  readonly data: any;
}

/** One call of the API, past the console. */
export async function callApi({ apiUrl }: Stage, token: string, method: string, address: string, body?: object): Promise<Answer> {
  const answer = await fetch(apiUrl + address, {
    method,
    headers: { Authorization: token, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return answer.json();
}

/** A fresh token of a user. */
export async function freshToken({ apiUrl }: Stage, user: string): Promise<string> {
  const { account, password } = personOf(user);
  const form = new URLSearchParams({ account, password: hashPassword(password), grant_type: 'password' });
  const { code, msg, data } = await (await fetch(`${apiUrl}/api/oauth/Login`, { method: 'POST', body: form })).json();
  if (code !== 200) throw new Error(`[e2e] ${user} could not sign in: ${msg}`);
  return String(data.token);
}

/** State of an account, enabled (1), disabled (0) or locked (2), as an administrator reads it. */
export async function enabledMarkOf(stage: Stage, user: string): Promise<unknown> {
  const token = await freshToken(stage, 'A');
  const { account } = personOf(user);
  const { data } = await callApi(stage, token, 'GET', `/api/permission/Users?currentPage=1&pageSize=20&keyword=${account}`);
  const found = data.list.find((one: { account: string }) => one.account === account);
  return (await callApi(stage, token, 'GET', `/api/permission/Users/${found.id}`)).data.enabledMark;
}

/** A text that only signed-in people may see. */
export const SECRET = '绝密 K98+500 边坡监测';
const SECRET_CODE = 'hostileSecret';

export interface Secret {
  /** The page of the console that shows it. */
  readonly path: string;
  readonly categoryId: string;
  readonly entryId: string;
}

/** An entry of a dictionary with the secret text; made when it is not there yet. */
export async function secretOf(stage: Stage): Promise<Secret> {
  const token = await freshToken(stage, 'A');
  const send = (method: string, address: string, body?: object) => callApi(stage, token, method, address, body);
  const categories = flat((await send('GET', '/api/system/DictionaryType')).data.list);
  const categoryId = categories.find(({ enCode }) => enCode === 'unit')?.id ?? '';
  const entries = async () => flat((await send('GET', `/api/system/DictionaryData/${categoryId}?keyword=${SECRET_CODE}`)).data.list);
  const find = async () => (await entries()).find(({ enCode }) => enCode === SECRET_CODE)?.id;
  const before = await find();
  if (!before)
    await send('POST', '/api/system/DictionaryData', {
      dictionaryTypeId: categoryId,
      parentId: '0',
      fullName: SECRET,
      enCode: SECRET_CODE,
      enabledMark: 1,
      sortCode: 0,
      description: '',
    });
  const entryId = before ?? (await find());
  if (!entryId) throw new Error('[e2e] The secret entry could not be made.');
  return { path: `/systemData/dictionary?category=${categoryId}&keyword=${SECRET_CODE}`, categoryId, entryId };
}

interface Branch {
  readonly id: string;
  readonly enCode: string;
  readonly children?: readonly Branch[] | null;
}
const flat = (items: readonly Branch[]): Branch[] => items.flatMap((item) => [item, ...flat(item.children ?? [])]);
