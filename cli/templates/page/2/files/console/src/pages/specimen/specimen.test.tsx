import { setupI18n } from '@lingui/core';
import type { Client } from '@milepost/openapi/client';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createApi } from '../../data/api/index.ts';
import { removeExhibit, saveExhibit, toggleExhibit } from '../../data/exhibit/mutations.ts';
import { exhibitsQuery } from '../../data/exhibit/queries.ts';
import { canOn, permitted } from '../../permissions/index.ts';
import { exhibitActions } from './actions.ts';
import { specimenSearch } from './search.ts';
import { bodyOf, newSpecimen, problemsIn } from './specimenForm.ts';
import type { SpecimenFormDraft } from './specimenForm.ts';

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
  const search = specimenSearch.read($searchSample);
  expect(specimenSearch.read(specimenSearch.write(search))).toEqual(search);
  expect(search).toMatchObject({ keyword: 'K36 & 120' });
});

test('what has its first value is not written into the address', () => expect(specimenSearch.write(specimenSearch.read({}))).toEqual({}));

test('the list is asked for as the description has it', async () => {
  const { asked, api } = recordingApi();
  await new QueryClient().fetchQuery(exhibitsQuery($queryArgs));
  expect(asked).toEqual([['listExhibits', $queryAsked]]);
});

//- if canSave
const filled: SpecimenFormDraft = { ...newSpecimen($newArgs), $filled };

test('a form that is filled in has no problem', () => expect(problemsIn(filled)).toEqual([]));

//- if hasProblems
test.each([
  //- insert problemRows
])('%s of %j: %s', (field, value, sentence) => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const problems = problemsIn({ ...filled, [field]: value }).map((problem) => [problem.field, i18n._(problem.sentence)]);
  expect(problems).toEqual([[field, sentence]]);
});
//- end

test('a new «thing» is sent as the description has it', async () => {
  const { asked, api } = recordingApi();
  await saveExhibit(api).send($saveNew);
  expect(asked).toEqual([['createExhibit', { body: $createAsked }]]);
});

//- end
//- if canUpdate
test('a changed one is sent to its own address', async () => {
  const { asked, api } = recordingApi();
  await saveExhibit(api).send({ id: '7', body: $filledBody });
  expect(asked).toMatchObject([['updateExhibit', { path: { $updateParam: '7' } }]]);
});

//- end
//- if canToggle
test('switching names the record', async () => {
  const { asked, api } = recordingApi();
  await toggleExhibit(api).send('7');
  expect(asked).toEqual([['setExhibitState', { path: { $toggleParam: '7' } }]]);
});

//- end
//- if canRemove
test('deleting names the record', async () => {
  const { asked, api } = recordingApi();
  await removeExhibit(api).send('7');
  expect(asked).toEqual([['removeExhibit', { path: { $removeParam: '7' } }]]);
});

//- end
//- if hasRowActions
test('without a permission entry of the page a row has no action', () => {
  expect(permitted(exhibitActions, canOn(new Map(), null, true))).toEqual([]);
  const all = new Map([
    ['page', { buttons: new Set(['btn_add', 'btn_edit', 'btn_remove']), columns: new Set<string>(), forms: new Set<string>() }],
  ]);
  expect(permitted(exhibitActions, canOn(all, 'page', true))).toHaveLength(exhibitActions.length);
});
//- end
