import { describe, expect, test } from 'vitest';
import {
  choiceColumn,
  codeColumn,
  historyColumns,
  memberCountColumn,
  momentColumn,
  nameColumn,
  numberColumn,
  personColumn,
  sortColumn,
  statusColumn,
  textColumn,
} from './columns.ts';
import { nameOf, rowActionsOf, severalRemovalOf } from './rowActions.ts';
import type { AnyResource, AnyRow } from './types.ts';

const screen = (actions: object, more: object = {}) =>
  ({ list: {}, form: { update: 'update', fields: [] }, detail: null, actions, ...more }) as unknown as AnyResource;
const idsOf = (resource: AnyResource, mayReadLog = false) => rowActionsOf(resource, mayReadLog).map(({ id }) => id);
const actionOf = (resource: AnyResource, id: string, mayReadLog = true) => rowActionsOf(resource, mayReadLog).find((one) => one.id === id);
const row = (more: object = {}) => ({ id: 'r1', ...more }) as unknown as AnyRow;
const detail = { label: { id: 'detail' }, fields: [] };
const word = (label: unknown) => (typeof label === 'function' ? (label as (of: AnyRow) => { message?: string; id: string })(row()) : label);

describe('actions on a row', () => {
  const more = [{ id: 'own', code: 'btn_own', label: { id: 'own' }, tone: 'danger', when: () => true, leadsTo: () => '/x' }];
  test.each<[string, AnyResource, readonly string[]]>([
    ['a form that changes', screen({}), ['edit']],
    ['a form that only adds', screen({}, { form: { create: 'x', fields: [] } }), []],
    ['a record alone', screen({}, { form: null, detail }), ['detail']],
    ['a record beside a form', screen({}, { detail }), ['edit', 'detail']],
    ['a form in its rows', screen({}, { form: { update: 'x', inRows: {}, fields: [] } }), ['edit', 'editInForm']],
    ['a table', screen({}, { list: { tables: [{ label: { id: 'T' } }] } }), ['edit', 'tables']],
    ['everything', screen({ more, toggle: 'x', export: 'y', remove: 'z' }), ['edit', 'own', 'toggle', 'history', 'export', 'remove']],
    ['a form that only adds, and a log', screen({}, { form: { create: 'x', fields: [] } }), []],
    ['some fields of its form', screen({ more: [{ id: 'part', edits: [] }] }), ['edit', 'part', 'history']],
    ['fields its form does not have', screen({ more: [{ id: 'part', edits: ['a'] }] }), ['edit', 'history']],
  ])('of a screen with %s', (_what, resource, ids) => {
    expect(idsOf(resource, ids.includes('history'))).toEqual(ids);
  });

  test('have the rights and the looks they were declared with', () => {
    const when = () => false;
    const all = screen(
      { more, editableWhen: when, toggle: 'update', export: { code: 'btn_x' }, remove: { call: 'z', when } },
      { detail: { ...detail, code: 'btn_d' } },
    );
    expect(actionOf(all, 'own')).toMatchObject({ code: 'btn_own', tone: 'danger' });
    expect(actionOf(all, 'own')?.when?.(row())).toBe(true);
    expect(actionOf(all, 'own')?.leadsTo?.(row())).toBe('/x');
    expect(['edit', 'detail', 'toggle', 'export', 'remove', 'history'].map((id) => actionOf(all, id)?.code)).toEqual([
      'btn_edit',
      'btn_d',
      'btn_edit',
      'btn_x',
      'btn_remove',
      null,
    ]);
    expect(['edit', 'toggle', 'remove'].map((id) => actionOf(all, id)?.when)).toEqual([when, when, when]);
    expect(actionOf(all, 'remove')?.tone).toBe('danger');
    const plain = screen(
      { more: [{ id: 'own', code: null, label: { id: 'own' } }], editableWhen: when, toggle: 'other', export: 'y', remove: 'z' },
      { detail },
    );
    expect(Object.keys(actionOf(plain, 'own') ?? {})).toEqual(['id', 'code', 'label']);
    expect([actionOf(plain, 'toggle')?.when, actionOf(plain, 'remove')?.when]).toEqual([undefined, undefined]);
    expect([actionOf(plain, 'detail')?.code, actionOf(plain, 'export')?.code]).toEqual([null, 'btn_edit']);
    expect(actionOf(screen({}), 'edit')?.when).toBeUndefined();
  });

  test('are called what the screen calls them, and the toggle what it does', () => {
    const labels = { edit: { id: 'E' }, remove: { id: 'R' } };
    const named = screen({ labels, remove: 'z', toggle: 'x' });
    expect(['edit', 'remove'].map((id) => word(actionOf(named, id)?.label))).toEqual([{ id: 'E' }, { id: 'R' }]);
    const toggle = actionOf(named, 'toggle')?.label;
    expect([toggle?.(row({ isEnabled: true })), toggle?.(row({ isEnabled: false }))]).toMatchObject([
      { message: 'Disable' },
      { message: 'Enable' },
    ]);
    expect(word(actionOf(screen({}), 'edit')?.label)).toMatchObject({ message: 'Edit' });
    const all = screen(
      { export: 'y', more: [{ id: 'own', code: null, label: { id: 'O' } }] },
      { form: { update: 'x', inRows: {}, fields: [] }, detail },
    );
    expect(['editInForm', 'export', 'history', 'own', 'detail'].map((id) => word(actionOf(all, id)?.label))).toMatchObject([
      { message: 'Edit in the form' },
      { message: 'Export' },
      { message: 'Changes' },
      { id: 'O' },
      { id: 'detail' },
    ]);
    const two = screen({}, { list: { tables: [{ label: { id: 'T' } }, { label: { id: 'U' } }] } });
    const one = screen({}, { list: { tables: [{ label: { id: 'T' } }] } });
    expect([word(actionOf(one, 'tables')?.label), word(actionOf(two, 'tables')?.label)]).toMatchObject([
      { id: 'T' },
      { message: 'Sub-tables' },
    ]);
  });
});

test('a screen without a log has none, whoever may read it', () => expect(idsOf(screen({ history: false }), true)).toEqual(['edit']));

test('several rows are removed with the right of one, with one of its own, or not at all', () => {
  expect(severalRemovalOf(screen({ remove: 'z' }))).toEqual({ code: 'btn_remove' });
  expect(severalRemovalOf(screen({}))).toBeNull();
  expect(severalRemovalOf(screen({ remove: 'z', removeBatch: false }))).toBeNull();
  expect(severalRemovalOf(screen({ removeBatch: { code: 'btn_batch' } }))).toEqual({ code: 'btn_batch' });
});

test('a row has the name its list gives it, its full name, or its id', () => {
  expect(nameOf(screen({}, { list: { nameOf: () => 'own' } }), row())).toBe('own');
  expect([nameOf(screen({}), row({ fullName: '护栏' })), nameOf(screen({}), row({ fullName: 7 }))]).toEqual(['护栏', 'r1']);
});

describe('a column', () => {
  const words = {
    moment: (ms: number | null) => `at ${ms}`,
    text: ({ message, id }: { message?: string; id?: string }) => message ?? id ?? '',
  };
  const textOf = (column: unknown, of: object) => (column as { text: (row: object, words: object) => string }).text(of, words);
  const header = { id: 'H' };
  test.each<[string, unknown, object, string]>([
    ['a text', textColumn('a', header), { a: 'x' }, 'x'],
    ['no text', textColumn('a', header), { a: null }, ''],
    ['a figure', numberColumn('a', header), { a: 0 }, '0'],
    ['no figure', numberColumn('a', header), { a: null }, ''],
    ['a moment', momentColumn('a', header), { a: 5 }, 'at 5'],
    ['a person with an account', personColumn('a', header), { a: '何俊杰/hejj' }, '何俊杰'],
    ['nobody', personColumn('a', header), { a: null }, ''],
    ['what is enabled', statusColumn('a'), { a: true }, 'Enabled'],
    ['what is disabled', statusColumn('a'), { a: false }, 'Disabled'],
    ['what nobody says', statusColumn('a'), { a: null }, ''],
    ['a choice in words', choiceColumn('a', header, { 1: { id: 'one' } }), { a: 1 }, 'one'],
    ['a choice nobody knows', choiceColumn('a', header, {}), { a: 'x' }, 'x'],
    ['no choice', choiceColumn('a', header, { null: { id: 'none' } }), { a: null }, ''],
    ['an empty choice', choiceColumn('a', header, { '': { id: 'none' } }), { a: '' }, ''],
  ])('of %s', (_what, column, of, text) => expect(textOf(column, of)).toBe(text));

  test('has a look of its kind, which the screen may change', () => {
    expect([textColumn('a', header).narrow, nameColumn('a').narrow, codeColumn('a').narrow]).toEqual(['hidden', 'title', 'meta']);
    expect([nameColumn('a').isSortable, codeColumn('a').isVerbatim, textColumn('a', header).isSortable]).toEqual([true, true, undefined]);
    expect([textColumn('a', header, { narrow: 'meta' }).narrow, nameColumn('a', header, { isSortable: false }).isSortable]).toEqual([
      'meta',
      false,
    ]);
    expect([sortColumn().id, memberCountColumn().id, memberCountColumn().isOptional]).toEqual(['sortCode', 'memberCount', true]);
    expect(historyColumns().map(({ id }) => id)).toEqual(['creatorUser', 'creatorTime', 'lastModifyTime']);
    const status = statusColumn('a');
    expect([status.tone?.({ a: true }), status.tone?.({ a: false }), status.pinned]).toEqual(['success', 'off', 'end']);
    const figures = numberColumn('a', header);
    expect([figures.figure?.({ a: 3 }), figures.figure?.({ a: null }), figures.align, figures.isSortable]).toEqual([
      3,
      Number.NEGATIVE_INFINITY,
      'end',
      true,
    ]);
    expect([momentColumn('a', header).isWholeInNarrow, momentColumn('a', header).isSortable]).toEqual([true, true]);
  });
});
