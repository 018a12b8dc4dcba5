import { afterAll, beforeAll, expect, test } from 'vitest';
import document from '../../../../generated/openapi.json' with { type: 'json' };
import type { Sandbox } from '../../index.ts';
import { startForTest } from '../client.ts';
import { dialectClient, type DialectClient } from '../dialect-client.ts';
import type { Ids } from '../pairs.ts';

interface Limited {
  readonly operationId: string;
  readonly 'x-rows'?: Readonly<Record<string, readonly unknown[]>>;
  readonly requestBody?: { readonly content: { readonly 'application/json'?: { readonly examples: Readonly<Record<string, Example>> } } };
}
type Row = Readonly<Record<string, unknown>> & { readonly children?: readonly Row[] | null };
interface Example {
  readonly value?: unknown;
}

/** List that has the rows of each call, how it is asked, and what is said of a row the call does not take. */
const ROWS: Readonly<Record<string, readonly [list: string, ask: Ids, said: RegExp]>> = {
  getDepartment: ['listDepartments', { id: '-1' }, /不是部门/],
  updateDepartment: ['listDepartments', { id: '-1' }, /不是部门/],
  updateOrganization: ['listOrganizations', {}, /不是公司/],
  updateMessageTemplate: ['listMessageTemplates', {}, /系统模板不能修改/],
  removeMessageTemplate: ['listMessageTemplates', {}, /系统模板不能删除/],
  updateSendMessageConfig: ['listSendMessageConfigs', {}, /系统发送配置不能修改/],
  removeSendMessageConfig: ['listSendMessageConfigs', {}, /系统发送配置不能删除/],
  updateOpinionPhrase: ['listOpinionPhrases', {}, /数据不存在/],
  removeOpinionPhrase: ['listOpinionPhrases', {}, /数据不存在/],
  removeOwnFlow: ['listOwnFlows', {}, /正在审批中/],
};

/** Rows of a list, with those below them. */
const flat = (rows: readonly Row[]): Row[] => rows.flatMap((row) => [row, ...flat(row.children ?? [])]);

const limited = Object.values(document.paths)
  .flatMap((item): Limited[] => Object.values(item))
  .filter((operation) => operation['x-rows'] !== undefined);

let sandbox: Sandbox;
let client: DialectClient;
beforeAll(async () => {
  sandbox = await startForTest();
  client = await dialectClient(sandbox.url, '3.4');
});
afterAll(() => sandbox.close());

test('every call that takes some rows of a list alone is tried here', () => {
  expect(limited.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(ROWS).toSorted());
});

test.each(limited)('$operationId refuses the rows that x-rows does not name', async ({ operationId, 'x-rows': rows = {}, requestBody }) => {
  const [list, ask, said] = ROWS[operationId] ?? ['', {}, /^$/];
  const { data } = await client.call(list, ask);
  const others = flat(data.list).filter((row) =>
    Object.entries(rows).some(([name, values]) => !values.map(String).includes(String(row[name]))),
  );
  expect(others.length, `${list} shows such a row`).toBeGreaterThan(0);
  const [example] = Object.values(requestBody?.content['application/json']?.examples ?? {});
  const answer = await client.call(operationId, { id: String(others[0]?.['id']) }, example?.value);
  expect([answer.code === 200, answer.msg]).toEqual([false, expect.stringMatching(said)]);
});
