import { ApiError } from '@milepost/openapi/client';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { compileList } from '../../../data/model/compile/index.ts';
import { aSession } from '../../../testing/inSession.tsx';
import { renderInConsole } from '../../../testing/renderInConsole.tsx';
import { listConfig } from '@milepost/openapi/domains/model';
import ConditionsDialog from './ConditionsDialog.tsx';

// A page without a layout has nothing in or out of sight.
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe = () => undefined;
    disconnect = () => undefined;
  },
);

const control = (field: string, label: string) => ({ __config__: { jnpfKey: 'comInput', label }, __vModel__: field });
const design = { columnOptions: [control('title', '名称'), control('place', '地点')], hasSuperQuery: true };
const { conditions: fields } = compileList(listConfig.decode(design as never));

interface Kept {
  readonly fullName: string;
  readonly conditionJson: string;
}
const kept = (id: string, fullName: string, ...rows: readonly object[]) => ({
  id,
  fullName,
  moduleId: 'e1',
  matchLogic: 'OR',
  conditionJson: JSON.stringify(rows),
});
const TITLED = { field: 'title', symbol: 'like', fieldValue: '交安', jnpfKey: 'comInput' };

const button = (words: string) => [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent === words);
async function press(words: string) {
  await vi.waitFor(() => expect(button(words)).toBeDefined());
  await act(async () => button(words)?.click());
}

/** The dialog over a server that keeps what it is told; `stored` is what it has. */
async function shown(stored: Record<string, unknown>[], refusal?: ApiError) {
  const session = aSession({
    listSavedQueries: () => ({ list: [...stored] }),
    createSavedQuery: ({ body }) => {
      if (refusal) throw refusal;
      stored.push({ id: `new${stored.length}`, ...(body as object) });
      return null;
    },
    updateSavedQuery: ({ body }) => {
      Object.assign(stored[0] ?? {}, body);
      return null;
    },
    removeSavedQuery: () => {
      stored.splice(0, 1);
      return null;
    },
  });
  const narrow = vi.fn<(conditions: object | null) => void>();
  const ask = { keyword: '', filters: {}, page: 1, pageSize: 20, order: null, node: null, conditions: null };
  const page = await renderInConsole(
    session.around(<ConditionsDialog ask={ask} selected={[]} narrow={narrow} fields={fields} menuId="e1" onClose={() => undefined} />),
  );
  await page.appeared('[role=dialog] fieldset input[type=text]');
  /** Opens the list of saved queries and takes the first. */
  const choose = async () => {
    await page.appeared(SAVED);
    await page.press(SAVED);
    await page.appeared('[role=option]');
    await page.press('[role=option]');
  };
  return { ...page, session, narrow, choose };
}
const SAVED = 'fieldset[aria-label="Saved queries"] [role=combobox]';
const VALUE = '[role=dialog] fieldset input[type=text]';

test('conditions are kept under a name, which is chosen from then on', async () => {
  const stored: Record<string, unknown>[] = [];
  const { type, appeared } = await shown(stored);
  await press('Save under a name');
  expect(document.querySelector('form')).toBeNull();
  await type(VALUE, '交安');
  await press('Save under a name');
  await appeared('form input');
  await press('Save');
  await vi.waitFor(() => expect(document.body.textContent).toContain('Enter a name'));
  await type('form input', ' 交安单位 ');
  await press('Save');
  await vi.waitFor(() => expect(document.querySelector(SAVED)?.textContent).toContain('交安单位'));
  expect(stored).toMatchObject([{ fullName: '交安单位', moduleId: 'e1', matchLogic: 'AND' }]);
  expect(JSON.parse((stored[0] as unknown as Kept).conditionJson)).toEqual([TITLED]);
});

test('a name that is taken is told at its field, and nothing typed is lost', async () => {
  const msg = '方案名称已存在，请修改后重试';
  const { type, appeared, one } = await shown([], new ApiError('createSavedQuery', { kind: 'refused', code: 400, msg, detail: '' }));
  await type(VALUE, '交安');
  await press('Save under a name');
  await appeared('form input');
  await type('form input', '交安单位');
  await press('Save');
  await vi.waitFor(() => expect(one('form').textContent).toContain(msg));
  expect(one<HTMLInputElement>('form input').value).toBe('交安单位');
});

test('a chosen query takes the place of what was put together, and says what of it the list no longer has', async () => {
  const { choose, narrow } = await shown([
    kept('7', '交安单位', TITLED, { field: 'gone', symbol: '==', fieldValue: '1', jnpfKey: 'comInput' }),
  ]);
  await choose();
  expect(document.body.textContent).toContain('Some of its conditions are left out');
  await press('Query');
  expect(narrow).toHaveBeenCalledWith({
    match: 'any',
    groups: [{ match: 'any', list: [{ field: 'title', symbol: 'like', value: '交安' }] }],
  });
});

test('groups are put together, kept, and come back as they were', async () => {
  const stored = [
    { ...kept('7', '两组', { logic: 'AND', groups: [TITLED] }, { logic: 'OR', groups: [{ ...TITLED, fieldValue: '桥梁' }] }) },
  ] as Record<string, unknown>[];
  const { choose, narrow, one } = await shown(stored);
  const groups = () => [...document.querySelectorAll('fieldset[data-group]')].map((group) => group.getAttribute('aria-label'));
  expect(groups()).toEqual(['Conditions']);
  await choose();
  expect(groups()).toEqual(['Group 1', 'Group 2']);
  await press('Query');
  const list = (value: string) => [{ field: 'title', symbol: 'like', value }];
  expect(narrow).toHaveBeenCalledWith({
    match: 'any',
    groups: [
      { match: 'all', list: list('交安') },
      { match: 'any', list: list('桥梁') },
    ],
  });
  await press('Save changes');
  await vi.waitFor(() =>
    expect(JSON.parse((stored[0] as unknown as Kept).conditionJson)).toEqual([
      { logic: 'AND', groups: [TITLED] },
      { logic: 'OR', groups: [{ ...TITLED, fieldValue: '桥梁' }] },
    ]),
  );
  await press('Add a group');
  expect(groups()).toHaveLength(3);
  expect(document.activeElement?.closest('fieldset[data-group]')?.getAttribute('aria-label')).toBe('Group 3');
  await act(async () => one<HTMLElement>('button[aria-label="Take away group 3"]').click());
  expect(groups()).toEqual(['Group 1', 'Group 2']);
  expect(document.activeElement).toBe(button('Add a group'));
});

test('a chosen query is changed, renamed and deleted, and the keyboard stays in its group', async () => {
  const stored = [kept('7', '交安单位', TITLED)] as Record<string, unknown>[];
  const { choose, type, appeared } = await shown(stored);
  await choose();
  await appeared(VALUE);
  await type(VALUE, '桥梁');
  await press('Save changes');
  await vi.waitFor(() => expect(JSON.parse((stored[0] as unknown as Kept).conditionJson)).toEqual([{ ...TITLED, fieldValue: '桥梁' }]));
  await press('Rename');
  await appeared('form input');
  await type('form input', '桥梁单位');
  await press('Save');
  await vi.waitFor(() => expect(document.querySelector(SAVED)?.textContent).toContain('桥梁单位'));
  await press('Delete');
  await appeared('[role=alertdialog]');
  await press('Delete');
  await vi.waitFor(() => expect(stored).toEqual([]));
  await vi.waitFor(() => expect(document.activeElement).toBe(document.querySelector(SAVED)));
});
