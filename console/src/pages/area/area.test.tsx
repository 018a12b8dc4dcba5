import { setupI18n } from '@lingui/core';
import type { MessageDescriptor } from '@lingui/core';
import { createFormStore } from '@milepost/kit/forms/store';
import type { Client } from '@milepost/openapi/client';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createApi } from '../../data/api/index.ts';
import { listQuery } from '../../features/resource/list/listPort.ts';
import { recordWrite, saveWrite, toggleWrite } from '../../features/resource/form/recordPort.ts';
import { rowActionsOf } from '../../features/resource/definition/rowActions.ts';
import { areas } from './areas.ts';

const AREAS = areas;
const ASK = { keyword: 'K36 & 120', filters: {}, page: 1, pageSize: 20, order: null, node: null };

/** An API that remembers what was asked of it, and answers nothing. */
function recordingApi() {
  const asked: unknown[] = [];
  const client: Client = {
    call: async ({ id }, args) => {
      asked.push([id, args]);
      return { data: null, msg: '' };
    },
  };
  return { asked, api: createApi(client) };
}

test.each([
  [null, '-1'],
  ['110000', '110000'],
])('the areas below %s are asked for as the description has it', async (parent, id) => {
  const { asked, api } = recordingApi();
  await new QueryClient().fetchQuery(listQuery(api, AREAS, ASK, parent)).catch(() => undefined);
  expect(asked).toEqual([['listAreas', { path: { id }, query: { keyword: 'K36 & 120' } }]]);
});

const filled = {
  parentId: null,
  fullName: 'SampleOne',
  enCode: 'sample.one',
  isEnabled: true,
  sortCode: 10,
  description: '集团驻地',
};

/** Sentences about what is wrong with a filled in form of which one field was changed. */
function problemsOf(field: string, value: unknown): unknown {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const store = createFormStore({ parts: AREAS.form?.fields ?? [] }, { ...filled, [field]: value });
  store.tryToSave();
  return store.summary().problems.map(({ field: at, problem, control }) => {
    const says = typeof problem === 'object' ? problem.message : control.message?.[problem];
    return [at, says === undefined ? problem : i18n._(says as MessageDescriptor)];
  });
}

test.each([
  ['fullName', 'SampleOne', null],
  ['fullName', '', 'Enter a name'],
  ['fullName', 'a'.repeat(51), 'A name has at most 50 characters'],
  ['enCode', '', 'Enter a code'],
  ['enCode', 'a'.repeat(51), 'A code has at most 50 characters'],
  ['enCode', '-!', 'Use letters, digits and dots, with no dot at the start or end, for example guardrail.wbeam3'],
  ['sortCode', -1, 'range'],
])('%s of %j: %s', (field, value, sentence) => {
  expect(problemsOf(field, value)).toEqual(sentence === null ? [] : [[field, sentence]]);
});

test('a new area is sent as the description has it', async () => {
  const { asked, api } = recordingApi();
  await saveWrite(api, AREAS).send({ id: null, body: filled });
  expect(asked).toEqual([
    [
      'createArea',
      { body: { parentId: '-1', fullName: 'SampleOne', enCode: 'sample.one', enabledMark: 1, sortCode: 10, description: '集团驻地' } },
    ],
  ]);
});

test('a new one below another belongs to it and says so', () => {
  const parent = { id: '110000', fullName: '北京市' };
  expect(AREAS.form?.initial?.({ parent, node: null })).toEqual({ parentId: '110000', parentName: '北京市' });
});

test.each([
  ['changing', 'updateArea', async (api: ReturnType<typeof recordingApi>['api']) => saveWrite(api, AREAS).send({ id: '7', body: filled })],
  [
    'switching',
    'setAreaState',
    async (api: ReturnType<typeof recordingApi>['api']) => toggleWrite(api, AREAS).send({ id: '7', isOn: false }),
  ],
  [
    'deleting',
    'removeArea',
    async (api: ReturnType<typeof recordingApi>['api']) => recordWrite(api, AREAS, 'removeArea').send({ path: { id: '7' } }),
  ],
])('%s names the record', async (_, call, act) => {
  const { asked, api } = recordingApi();
  await act(api);
  expect(asked.at(-1)).toMatchObject([call, { path: { id: '7' } }]);
});

test('what is done with an area, and the right each needs', () => {
  expect(rowActionsOf(AREAS).map(({ id, code }) => [id, code])).toEqual([
    ['edit', 'btn_edit'],
    ['addBelow', 'btn_add'],
    ['toggle', 'btn_edit'],
    ['remove', 'btn_remove'],
  ]);
});

test('before an area is deleted it is said how many stand right below it', async () => {
  const list = [
    { id: '110100', parentId: '110000' },
    { id: '110200', parentId: '110000' },
  ];
  const factsOf = (rows: readonly object[]) => {
    const client: Client = { call: async () => ({ data: { list: rows }, msg: '' }) as never };
    const { remove } = areas.actions;
    const effects = typeof remove === 'object' ? remove.impact : undefined;
    return effects?.({ id: '110000' } as never, createApi(client), new AbortController().signal);
  };
  expect(await factsOf(list)).toMatchObject([{ values: { count: 2 } }]);
  expect(await factsOf([])).toEqual([]);
});
