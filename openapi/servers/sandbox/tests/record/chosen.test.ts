import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IN_MEMORY, openStore, type Store } from '../../core/store.ts';
import type { Sandbox } from '../../index.ts';
import { startOver } from '../../start.ts';
import { signIn, type Person } from '../client.ts';
import { control, designOf, make, release, subTable } from '../model/client.ts';

let sandbox: Sandbox;
let store: Store;
let admin: Person;
let model: string;
const idOf = (sql: string): string => store.one<{ id: string }>(sql)?.id ?? '';

/** Ids of the first start, by a word. */
const ids: Record<string, string> = {};

const SEVERAL = { multiple: true };
const picker = (kind: string, more: object = {}, key = kind) => ({ ...control(key, key, kind), ...more });

beforeAll(async () => {
  sandbox = await startOver((data) => (store = openStore(data)), { port: 0, data: IN_MEMORY });
  admin = await signIn(sandbox.url, 'admin');
  Object.assign(ids, {
    company: idOf("SELECT id FROM organization WHERE category = 'company' AND parentId NOT IN (SELECT id FROM organization) LIMIT 1"),
    person: idOf("SELECT id FROM user WHERE account = 'staff'"),
    role: idOf('SELECT id FROM role LIMIT 1'),
    position: idOf('SELECT id FROM position LIMIT 1'),
    group: idOf('SELECT id FROM user_group LIMIT 1'),
    province: idOf('SELECT parentId AS id FROM area WHERE parentId IN (SELECT id FROM area) LIMIT 1'),
  });
  const below = (table: string, id: string | undefined) =>
    store.one<{ id: string }>(`SELECT id FROM ${table} WHERE parentId = ?`, id ?? '')?.id ?? '';
  Object.assign(ids, { department: below('organization', ids['company']), city: below('area', ids['province']) });
  const controls = [
    control('name'),
    picker('comSelect'),
    picker('comSelect', SEVERAL, 'comSelects'),
    picker('address'),
    picker('depSelect'),
    picker('posSelect'),
    picker('roleSelect'),
    picker('groupSelect'),
    picker('userSelect'),
    picker('userSelect', SEVERAL, 'userSelects'),
    picker('usersSelect', SEVERAL),
    subTable('rows', [picker('usersSelect', SEVERAL, 'people')]),
  ];
  model = await make(admin, 'chosen', designOf(controls));
  await release(admin, model);
});
afterAll(() => sandbox.close());

/** A value with ids in place of their words: `$role--user`. */
const filled = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll(/\$(\w+?)(?=\W|_|$)/g, (_, word: string) => ids[word] ?? word));
const said = async (key: string, value: unknown) => {
  const data = JSON.stringify({ [key]: filled(value) });
  const { code, msg } = await admin.call('createRecord', { path: { id: model }, body: { data } });
  return code === 200 ? '' : msg;
};

describe('a choice of the organisation', () => {
  it('has something of each kind to choose', () => expect(Object.values(ids)).not.toContain(''));

  it.each([
    ['comSelect', ['$company']],
    ['comSelect', ['$company', '$department']],
    ['comSelects', [['$company'], ['$company', '$department']]],
    ['address', ['$province', '$city']],
    ['depSelect', '$department'],
    ['posSelect', '$position'],
    ['roleSelect', '$role'],
    ['groupSelect', '$group'],
    ['userSelect', '$person'],
    ['userSelects', ['$person']],
    [
      'usersSelect',
      ['$person', '$person--user', '$company--company', '$department--department', '$role--role', '$position--position', '$group--group'],
    ],
    ['rows', [{ people: ['$role--role'] }]],
  ])('of %s %j is taken', async (key, value) => expect(await said(key, value)).toBe(''));

  const NONE = '没有这个选项';
  it.each([
    ['comSelect', ['$department']],
    ['comSelect', ['$department', '$company']],
    ['comSelect', ['$company', '$company']],
    ['comSelect', ['$company--company']],
    ['comSelects', [['$company'], ['$department']]],
    ['address', ['$city', '$province']],
    ['address', ['$city']],
    ['depSelect', '$department--department'],
    ['depSelect', '$role'],
    ['posSelect', '$position--position'],
    ['roleSelect', 'zz--foo'],
    ['groupSelect', '$role'],
    ['userSelect', '$person--user'],
    ['userSelect', '$person--foo'],
    ['userSelects', ['$person', '$role']],
    ['usersSelect', ['zz--foo']],
    ['usersSelect', ['$person--foo']],
    ['usersSelect', ['$role--foo']],
    ['usersSelect', ['$role--user']],
    ['usersSelect', ['$person--role']],
    ['usersSelect', ['$department--company']],
    ['usersSelect', ['$company--department']],
    ['usersSelect', ['$person--user--foo']],
    ['usersSelect', ['$person--constructor']],
  ])('of %s %j is refused', async (key, value) => expect(await said(key, value)).toBe(`${key}：${NONE}`));

  it('in a row is refused at its row', async () => {
    expect(await said('rows', [{ people: ['$role--role'] }, { people: ['$role--foo'] }])).toBe(`rows，第 2 行，people：${NONE}`);
  });

  it.each([
    ['comSelect', [['$company'], ['$company', '$department']]],
    ['address', [['$province', ['$city']]]],
    ['userSelect', ['$person']],
    ['userSelects', [['$person']]],
    ['usersSelect', [['$person--user']]],
  ])('of %s that is of another shape, %j, is refused', async (key, value) =>
    expect(await said(key, value)).toBe(`${key}：请检查填写的内容`),
  );
});

it('a row a popup chooses from is one of its interface', async () => {
  const form = idOf("SELECT id FROM model WHERE enCode = 'maintenanceOrder'");
  // Records are there once somebody asks for them.
  await admin.data('listRecords', { path: { id: form }, body: { pageSize: 1 } });
  const recordId = idOf("SELECT id FROM model_record WHERE json_extract(data, '$.contractor') <> '' LIMIT 1");
  const path = { id: form, recordId };
  const before = JSON.parse((await admin.data('getRecord', { path })).data ?? '{}') as Record<string, unknown>;
  const put = (contractor: unknown) => admin.call('updateRecord', { path, body: { id: recordId, data: JSON.stringify({ contractor }) } });
  expect(await put('nobody')).toMatchObject({ code: 400, msg: expect.stringMatching(/没有这个选项$/) });
  expect(await put(before['contractor'])).toMatchObject({ code: 200 });
});
