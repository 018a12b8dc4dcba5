import { beforeAll, expect, it } from 'vitest';
import { USER_COLUMNS } from '../../../../src/domains/user/index.ts';
import document from '../../../../generated/openapi.json' with { type: 'json' };
import { fittingRequest, routes } from '../../../mock/testing/description.ts';
import { readContract } from '../../core/contract.ts';
import { writeRows } from '../../core/spreadsheet/write-rows.ts';
import type { Sandbox } from '../../index.ts';
import { sayIn } from '../../sentences/sayIn.ts';
import { personWith, signIn, startForTest, type Person } from '../client.ts';

/**
 * Members whose texts are data: names, titles and choices as they are stored, whatever language somebody reads them in. Everything
 * else a server says inside of an answer is in the language of who asks.
 */
const DATA = /(^|\.)(fullName|name|title|moduleName|flowName|typeName|abstracts|synType)$/;
const HAN = /\p{Script=Han}/u;

/** Sentences of the server that stay Chinese in an answer, by their place in it. */
function chineseIn(data: unknown, place = ''): string[] {
  if (typeof data === 'string') return HAN.test(data) && sayIn('en', data) !== data && !DATA.test(place) ? [`${place}: ${data}`] : [];
  if (Array.isArray(data)) return data.flatMap((each) => chineseIn(each, `${place}[]`));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, each]) => chineseIn(each, place === '' ? key : `${place}.${key}`));
}

let sandbox: Sandbox;
let english: Person;
beforeAll(async () => {
  sandbox = await startForTest({});
  const { token } = await signIn(sandbox.url, 'admin');
  english = personWith(sandbox.url, token, 'en');
  return () => sandbox.close();
});

async function asked(route: (typeof routes)[number]): Promise<unknown> {
  const { address, init } = fittingRequest(route);
  const headers = new Headers(init.headers);
  headers.set('Authorization', english.token);
  headers.set('Accept-Language', 'en');
  const response = await fetch(new URL(address, sandbox.url), { ...init, headers });
  if (!response.headers.get('content-type')?.includes('json')) return (await response.arrayBuffer(), null);
  const { data }: { data?: unknown } = await response.json();
  return data;
}

it('no answer to a question holds a sentence of the server in another language than that of who asks', async () => {
  const reads = new Set(readContract(document).flatMap(({ id, isRead }) => (isRead ? [id] : [])));
  const found: string[] = [];
  for (const route of routes.filter(({ operationId }) => reads.has(operationId)))
    found.push(...new Set(chineseIn(await asked(route)).map((place) => `${route.operationId} ${place}`)));
  expect(found).toEqual([]);
}, 60_000);

const formOf = (rows: readonly (readonly string[])[]): FormData => {
  const form = new FormData();
  form.set('file', new Blob([writeRows('Sheet1', rows)]), 'a.xlsx');
  return form;
};
const said = (notes: readonly { readonly message: string }[] | null | undefined) => notes?.map(({ message }) => message);
const reasons = (rows: readonly object[] | null | undefined) => rows?.map((row) => ('errorsInfo' in row ? row.errorsInfo : ''));

it('what is wrong with a row of people is said in the language of who asks, names of the file as they stand there', async () => {
  const blank = Object.fromEntries(USER_COLUMNS.map(({ prop }) => [prop, '']));
  const person = { ...blank, account: 'newcomer', realName: '新来的', gender: '无', organizeId: '没有这个部门', sortCode: '很多' };
  const form = formOf([USER_COLUMNS.map(({ label }) => label), USER_COLUMNS.map(({ prop }) => String(Reflect.get(person, prop)))]);
  const name = (await english.data('uploadUserImportFile', { form }))?.name ?? '';
  const { cellNotes } = (await english.data('previewUserImport', { query: { fileName: name } })) ?? {};
  expect(said(cellNotes)).toEqual([
    'Sort order must be a number',
    'organisation “没有这个部门” does not exist',
    'The gender must be male, female or not stated',
  ]);
  const { failResult } = (await english.data('importUsers', { body: { list: [person] } })) ?? {};
  expect(reasons(failResult)?.[0]).toMatch(/^organisation “没有这个部门” does not exist；The gender must be male[^\p{Script=Han}]*$/u);
});

it('what is wrong with a row of records is said in the language of who asks, labels of the design as they stand there', async () => {
  const models = await english.data('listModels', { query: { pageSize: '100' } });
  const path = { id: models?.list.find(({ enCode }) => enCode === 'roadPatrol')?.id ?? '' };
  const name =
    (
      await english.data('uploadRecordImportFile', {
        form: formOf([
          ['1', '2', '3', '4'],
          ['a', '很多', '没有的', '2026-13-01'],
        ]),
      })
    )?.name ?? '';
  const headings = JSON.stringify(['title', 'findings-count', 'findings-damage', 'date'].map((column, index) => ({ index, column })));
  const preview = await english.data('previewRecordImport', { path, query: { fileName: name, headings } });
  expect(said(preview?.cellNotes)).toEqual([
    '巡查日期: This is no date, write it like 2026-11-20',
    '数量: Enter a whole number',
    '损坏项目: This is none of the choices',
  ]);
  const { failResult } = (await english.data('importRecords', { path, body: { list: preview?.dataRow ?? [] } })) ?? {};
  expect(reasons(failResult)?.[0]).toContain('巡查日期: This is no date, write it like 2026-11-20；');
  expect(reasons(failResult)?.[0]).toContain('发现问题, row 1, 数量: Enter a whole number');
});

it('why a ticket is no longer one is said in the language of who asks', async () => {
  expect((await english.data('getLoginTicketStatus', { path: { ticket: 'x' } }))?.value).toBe(
    'The sign-in ticket is no longer valid. Get a new one',
  );
});
