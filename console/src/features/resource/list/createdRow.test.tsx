import { groupCodecs } from '@milepost/openapi/domains/group';
import { groupOperations } from '@milepost/openapi/operations';
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { defineResource } from '../definition/defineResource.ts';
import { code, name } from '../definition/fields.ts';
import { openTrial } from '../testing/openTrial.tsx';
import { TRIAL } from '../testing/trial.ts';
import { createdRow, useCreatedRow } from './useCreatedRow.ts';
import type { ResourceList } from './useResourceList.ts';

const rowsOf = (...ids: readonly string[]) => ids.map((id) => ({ id }));

test.each([
  { title: 'the one that was not there', rows: ['1', '9', '2'], page: 1, is: '9' },
  { title: 'the first on the first page', rows: ['9', '1', '2'], page: 1, is: '9' },
  { title: 'none, where it stands elsewhere', rows: ['1', '2'], page: 1, is: undefined },
  { title: 'none of several that are new', rows: ['1', '8', '9'], page: 1, is: undefined },
  { title: 'none that was moved here by one on the page before', rows: ['0', '1', '2'], page: 2, is: undefined },
  { title: 'one in the middle of a page further on', rows: ['1', '9', '2'], page: 2, is: '9' },
])('the row of a record that was made is $title', ({ rows, page, is }) => {
  expect(createdRow(new Set(['1', '2', '3']), rowsOf(...rows), page)?.id).toBe(is);
});

test('a row that comes long after a record was saved is somebody else’s', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const search = { page: 1, pageSize: 20, order: null };
  const seen: { now?: ReturnType<typeof useCreatedRow> } = {};
  function Screen({ ids, isForm }: { readonly ids: readonly string[]; readonly isForm: boolean }) {
    const made = useCreatedRow({ flat: rowsOf(...ids), asked: '', search } as unknown as ResourceList, isForm);
    useEffect(() => void (seen.now = made));
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const draw = (ids: readonly string[], isForm: boolean) => act(async () => root.render(<Screen ids={ids} isForm={isForm} />));
  const save = async () => {
    await draw(['1', '2'], true);
    await act(async () => seen.now?.onMade());
    await draw(['1', '2'], false);
  };
  await save();
  await act(async () => vi.advanceTimersByTime(60_000));
  await draw(['1', '8', '2'], false);
  expect(seen.now?.revealed).toBeNull();
  await save();
  await draw(['1', '9', '2'], false);
  expect(seen.now?.revealed).toEqual({ id: '9' });
  await act(async () => root.unmount());
});

const groups = defineResource({
  ...TRIAL,
  operations: groupOperations,
  codecs: groupCodecs,
  form: { frame: 'dialog', load: 'getGroup', create: 'createGroup', update: 'updateGroup', fields: [name('fullName'), code('enCode')] },
});
const group = (id: string, fullName: string) => ({
  id,
  fullName,
  enCode: id,
  type: '1',
  enabledMark: 1,
  sortCode: 1,
  description: '',
});

test('the row of a new record is the tab stop of the list once its form is closed', async () => {
  const stored = [group('1', '除雪'), group('2', '抢险')];
  const answers = {
    listGroups: () => ({ list: stored, pagination: { currentPage: 1, pageSize: 20, total: stored.length } }),
    createGroup: () => {
      stored.push(group('3', '巡查'));
      return null;
    },
  };
  const page = await openTrial(groups, answers);
  const button = (words: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words);
  await act(async () => button('add')?.click());
  await page.appeared('[role=dialog] input');
  const inputs = [...document.querySelectorAll<HTMLInputElement>('[role=dialog] input')];
  await page.type(`#${CSS.escape(inputs[0]?.id ?? '')}`, '巡查');
  await page.type(`#${CSS.escape(inputs[1]?.id ?? '')}`, 'patrol');
  await act(async () => button('Save')?.click());
  await vi.waitFor(() => expect(document.querySelector('[role=row][tabindex="0"]')?.getAttribute('aria-label')).toMatch(/^巡查/));
});
