import { groupCodecs } from '@milepost/openapi/domains/group';
import { groupOperations } from '@milepost/openapi/operations';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { defineResource } from './defineResource.ts';
import { code, name } from './fields.ts';
import { rowActionsOf } from './rowActions.ts';
import { openTrial } from '../testing/openTrial.tsx';
import { TRIAL } from '../testing/trial.ts';
import type { AnyResource } from './types.ts';

const rename = { id: 'rename', label: { id: 'Rename' }, code: null, edits: ['fullName'], saves: { id: 'Rename it' } } as const;
const groups = defineResource({
  ...TRIAL,
  operations: groupOperations,
  codecs: groupCodecs,
  form: {
    frame: 'page',
    addsMore: true,
    load: 'getGroup',
    create: 'createGroup',
    update: 'updateGroup',
    fields: [name('fullName'), code('enCode')],
  },
  // No edit beside it: it has the room in the row.
  actions: { editableWhen: () => false, more: [{ ...rename, title: (of) => ({ id: `Rename ${of}` }) }] },
}) as unknown as AnyResource;
const LOADED = { id: '9', fullName: '应急', enCode: 'e', type: '1', enabledMark: 1, sortCode: 3, description: 'kept' };
const INPUT = '[role=dialog] input';

test('some fields of a form open in a dialog of their own, and the rest is saved as it was', async () => {
  const sent: unknown[] = [];
  const answers = {
    listGroups: { list: [LOADED], pagination: { currentPage: 1, pageSize: 20, total: 1 } },
    getGroup: LOADED,
    updateGroup: ({ body }: Record<string, unknown>) => {
      sent.push(body);
      return null;
    },
  };
  const page = await openTrial(groups, answers, 'rename');
  await page.press('[data-mp-action=rename]');
  await page.appeared(INPUT);
  expect(document.querySelectorAll(INPUT)).toHaveLength(1);
  expect(page.one('[role=dialog]').textContent).toContain('Rename 应急');
  const save = () => act(async () => [...document.querySelectorAll('button')].find((one) => one.textContent === 'Rename it')?.click());
  await save();
  await vi.waitFor(() => expect(page.toaster.snapshot().shown.map(({ title }) => title)).toEqual(['Nothing was changed']));
  expect(sent).toEqual([]);
  await page.type(INPUT, '应急一组');
  await save();
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  expect(sent).toMatchObject([{ fullName: '应急一组', enCode: 'e', description: 'kept', sortCode: 3 }]);
});

test('whoever has no right to the field is not offered to change it alone', () => {
  const offered = (fields: readonly object[]) =>
    rowActionsOf({ ...groups, form: { ...groups.form, fields } } as unknown as AnyResource).some(({ id }) => id === 'rename');
  expect([offered([name('fullName')]), offered([code('enCode')])]).toEqual([true, false]);
});
