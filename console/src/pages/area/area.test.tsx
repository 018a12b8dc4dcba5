import { setupI18n } from '@lingui/core';
import type { Client } from '@milepost/openapi/client';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createApi } from '../../data/api/index.ts';
import { removeArea, saveArea, toggleArea } from '../../data/area/mutations.ts';
import { areasQuery } from '../../data/area/queries.ts';
import { canOn, permitted } from '../../permissions/index.ts';
import { areaActions } from './actions.ts';
import { areaSearch } from './search.ts';
import { newArea, problemsIn } from './areaForm.ts';
import type { AreaFormDraft } from './areaForm.ts';

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

test('what was looked for survives a reload', () => {
  const search = areaSearch.read({ keyword: 'K36 & 120' });
  expect(areaSearch.read(areaSearch.write(search))).toEqual(search);
  expect(search).toMatchObject({ keyword: 'K36 & 120' });
});

test('what has its first value is not written into the address', () => expect(areaSearch.write(areaSearch.read({}))).toEqual({}));

test('the list is asked for as the description has it', async () => {
  const { asked, api } = recordingApi();
  await new QueryClient().fetchQuery(areasQuery(api, null, 'K36 & 120'));
  expect(asked).toEqual([['listAreas', { path: { id: '-1' }, query: { keyword: 'K36 & 120' } }]]);
});

const filled: AreaFormDraft = {
  ...newArea(null),
  fullName: 'SampleOne',
  enCode: 'sample.one',
  isEnabled: true,
  sortCode: 10,
  description: '集团驻地',
};

test('a form that is filled in has no problem', () => expect(problemsIn(filled)).toEqual([]));

test.each([
  ['fullName', '', 'Enter a name'],
  ['fullName', 'a'.repeat(51), 'A name has at most 50 characters'],
  ['enCode', '', 'Enter a code'],
  ['enCode', 'a'.repeat(51), 'A code has at most 50 characters'],
  ['enCode', '-!', 'Use letters, digits and dots, with no dot at the start or end, for example guardrail.wbeam3'],
  ['sortCode', -1, 'Enter a whole number from 0 to 999999'],
])('%s of %j: %s', (field, value, sentence) => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const problems = problemsIn({ ...filled, [field]: value }).map((problem) => [problem.field, i18n._(problem.sentence)]);
  expect(problems).toEqual([[field, sentence]]);
});

test('a new area is sent as the description has it', async () => {
  const { asked, api } = recordingApi();
  await saveArea(api).send({ id: null, body: filled });
  expect(asked).toEqual([
    [
      'createArea',
      { body: { parentId: '-1', fullName: 'SampleOne', enCode: 'sample.one', enabledMark: 1, sortCode: 10, description: '集团驻地' } },
    ],
  ]);
});

test('a changed one is sent to its own address', async () => {
  const { asked, api } = recordingApi();
  await saveArea(api).send({ id: '7', body: filled });
  expect(asked).toMatchObject([['updateArea', { path: { id: '7' } }]]);
});

test('switching names the record', async () => {
  const { asked, api } = recordingApi();
  await toggleArea(api).send('7');
  expect(asked).toEqual([['setAreaState', { path: { id: '7' } }]]);
});

test('deleting names the record', async () => {
  const { asked, api } = recordingApi();
  await removeArea(api).send('7');
  expect(asked).toEqual([['removeArea', { path: { id: '7' } }]]);
});

test('without a permission entry of the page a row has no action', () => {
  expect(permitted(areaActions, canOn(new Map(), null, true))).toEqual([]);
  const all = new Map([
    ['page', { buttons: new Set(['btn_add', 'btn_edit', 'btn_remove']), columns: new Set<string>(), forms: new Set<string>() }],
  ]);
  expect(permitted(areaActions, canOn(all, 'page', true))).toHaveLength(areaActions.length);
});
