import { md5Hex } from '../resources/current-user/password.ts';
import { DEFAULT_SETTINGS } from '../resources/system-config/defaults.ts';
import { expect } from 'vitest';
import { flatten, personWith, type Person } from './client.ts';

/** First password of somebody who was added. */
export const FIRST_PASSWORD = DEFAULT_SETTINGS.newUserDefaultPassword;

/** Tries to sign in; the token, or the refusal. */
export async function trySignIn(url: string, account: string, password: string): Promise<{ code: number; msg: string; token?: string }> {
  const { code, msg, data } = await personWith(url, '').call('login', { form: { account, password: md5Hex(password) } });
  return { code, msg, ...(data && { token: data.token }) };
}

/** Signs in somebody who is none of the six accounts. */
export async function enter(url: string, account: string, password: string = FIRST_PASSWORD): Promise<Person> {
  const { token, msg } = await trySignIn(url, account, password);
  if (token === undefined) throw new Error(`${account} cannot sign in: ${msg}`);
  return personWith(url, token);
}

interface OrganizationNode {
  id: string;
  fullName: string;
  type?: string | null;
  children?: OrganizationNode[] | null;
}

/** The id of the organisation of this name. */
export async function organizationId(person: Person, fullName: string): Promise<string> {
  const { list } = await person.data('listUserOptions');
  const found = flatten<OrganizationNode>(list).find((node) => node.fullName === fullName && node.type !== 'user');
  if (!found) throw new Error(`no organisation ${fullName}`);
  return found.id;
}

/** The person with this account, as the list shows them. */
export async function rowOf(person: Person, account: string) {
  const { list } = await person.data('listUsers', { query: { keyword: account, pageSize: '500' } });
  const found = list.find((row) => row.account === account);
  if (!found) throw new Error(`no account ${account}`);
  return found;
}

let serial = 0;
/** A body that is complete; accounts and phones never repeat. */
export const personBody = (organizeId: string, more: object = {}) => ({
  account: `guard${String((serial += 1)).padStart(4, '0')}`,
  realName: '邓小川',
  organizeId,
  gender: 1,
  enabledMark: 1,
  mobilePhone: `139${String(10_000 + serial).padStart(8, '0')}`,
  ...more,
});

/** Adds a person and answers the id and the account. */
export async function addPerson(admin: Person, organizeId: string, more: object = {}): Promise<{ id: string; account: string }> {
  const body = personBody(organizeId, more);
  expect(await admin.call('createUser', { body })).toEqual({ code: 200, msg: '新建成功' });
  const { id } = await rowOf(admin, body.account);
  return { id, account: body.account };
}
