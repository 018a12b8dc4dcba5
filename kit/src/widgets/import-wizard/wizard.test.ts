import { expect, test } from 'vitest';
import { sheetOf, withText } from './sheet.ts';
import { FIRST, hasUnsent, next, storedSheet } from './wizard.ts';
import type { WizardEvent, WizardState } from './wizard.ts';

const file = new File(['x'], 'a.xlsx');
const other = new File(['y'], 'b.xlsx');
const checked = { file, rowCount: 2, flagged: [] };
const lines = sheetOf([{ name: 'a' }, { name: 'b' }]);
const mended = withText(lines, { row: 0, columnId: 'name' }, 'c');
const walk = (...events: readonly WizardEvent[]): WizardState => events.reduce(next, FIRST);

const CHOSEN = { kind: 'chosen', file } as const;
const CHECKED = { kind: 'checked', checked } as const;
const READ = { kind: 'read', columns: [{ id: 'name', label: '名称' }], lines } as const;
const REFUSED = { kind: 'refused', problem: { of: 'file', name: 'a.xlsx', problem: { kind: 'empty' } } } as const;
const FAILED = { kind: 'failed', problem: { of: 'call', words: '服务器忙' } } as const;
const ASKED = { kind: 'asked' } as const;
const EDITED = { kind: 'edited', lines: mended } as const;

test.each<[string, readonly WizardEvent[], string]>([
  ['a file is checked before anything else', [CHOSEN], 'checking'],
  ['a refused file goes back to the choice', [CHOSEN, REFUSED], 'choose'],
  ['a checked file waits for Next', [CHOSEN, CHECKED], 'checked'],
  ['a read file is shown', [CHOSEN, CHECKED, ASKED, READ], 'preview'],
  ['the way back leads to the file', [CHOSEN, CHECKED, ASKED, READ, { kind: 'back' }], 'checked'],
  ['a preview that fails stays on its step', [CHOSEN, CHECKED, ASKED, FAILED], 'checked'],
  ['an import that fails stays on its step', [CHOSEN, CHECKED, ASKED, READ, ASKED, FAILED], 'preview'],
  ['an import ends the wizard', [CHOSEN, CHECKED, ASKED, READ, ASKED, { kind: 'sent', addedCount: 2, refused: [] }], 'result'],
  [
    'an answer that comes after another file was chosen is none',
    [CHOSEN, CHECKED, ASKED, { kind: 'chosen', file: other }, READ],
    'checking',
  ],
])('%s', (_, events, at) => expect(walk(...events).at).toBe(at));

test('a failed step is busy no more', () => {
  expect(walk(CHOSEN, CHECKED, ASKED)).toMatchObject({ isBusy: true });
  expect(walk(CHOSEN, CHECKED, ASKED, FAILED)).toMatchObject({ isBusy: false, problem: { words: '服务器忙' } });
});

test('an import that fails keeps the corrections, and says why until it is tried again', () => {
  const failed = walk(CHOSEN, CHECKED, ASKED, READ, EDITED, ASKED, FAILED);
  expect(failed).toMatchObject({ sheet: { lines: mended }, isBusy: false, problem: { words: '服务器忙' } });
  expect(next(failed, ASKED)).toMatchObject({ problem: null });
});

test('that every row has a problem is said until one of them is corrected', () => {
  const none = walk(CHOSEN, CHECKED, ASKED, READ, { kind: 'failed', problem: { of: 'rows' } });
  expect([none, next(none, EDITED)]).toMatchObject([{ problem: { of: 'rows' } }, { problem: null }]);
});

test('corrections are unsent until they are undone or sent', () => {
  const edited = walk(CHOSEN, CHECKED, ASKED, READ, EDITED);
  expect([hasUnsent(walk(CHOSEN, CHECKED, ASKED, READ)), hasUnsent(edited)]).toEqual([false, true]);
  const undone = next(edited, { kind: 'undone' });
  expect([hasUnsent(undone), undone]).toMatchObject([false, { sheet: { lines } }]);
  expect(hasUnsent(next(edited, { kind: 'sent', addedCount: 1, refused: lines }))).toBe(false);
});

test('a correction that was taken back is done again until another one is made', () => {
  const undone = walk(CHOSEN, CHECKED, ASKED, READ, EDITED, { kind: 'undone' });
  const redone = next(undone, { kind: 'redone' });
  expect([hasUnsent(redone), redone]).toMatchObject([true, { sheet: { lines: mended, future: [] } }]);
  expect(next(redone, { kind: 'redone' })).toBe(redone);
  const other = withText(lines, { row: 1, columnId: 'name' }, 'd');
  const changed = next(undone, { kind: 'edited', lines: other });
  expect(next(changed, { kind: 'redone' })).toBe(changed);
});

test('rows that are sent again are added to those of the first time', () => {
  const first = walk(CHOSEN, CHECKED, ASKED, READ, { kind: 'sent', addedCount: 1, refused: lines.slice(1) });
  expect(first).toMatchObject({ addedCount: 1, refusedCount: 1 });
  expect(next(first, { kind: 'sent', addedCount: 1, refused: [] })).toMatchObject({ addedCount: 2, refusedCount: 0 });
});

test('another treatment of what is there brings other words of the server, and takes back no correction', () => {
  const note = (message: string) => [{ row: 0, columnId: 'name', level: 'error', message }] as const;
  const asRead = sheetOf([{ name: 'a' }, { name: 'b' }], undefined, [...note('已存在'), { ...note('已存在')[0], row: 1 }], [], [0, 1]);
  const corrected = withText(asRead, { row: 1, columnId: 'name' }, 'c');
  const now = sheetOf([{ name: 'a' }, { name: 'b' }], undefined, [...note('不能覆盖'), { ...note('不能覆盖')[0], row: 1 }], [], [0, 1]);
  const state = walk(
    CHOSEN,
    CHECKED,
    ASKED,
    { ...READ, lines: asRead, conflict: 'skip' },
    { kind: 'edited', lines: corrected },
    { kind: 'treated', conflict: 'overwrite' },
    ASKED,
    { kind: 'noted', lines: now, notes: [] },
  );
  if (state.at !== 'preview') throw new Error('not at the preview');
  expect(state.conflict).toBe('overwrite');
  expect(state.isBusy).toBe(false);
  expect(state.sheet.lines.map(({ values, serverProblems }) => [values['name'], ...serverProblems.map(({ message }) => message)])).toEqual([
    ['a', '不能覆盖'],
    ['c'],
  ]);
});

test('corrections are stored as plain JSON, and rows that come back are there without their file', () => {
  expect(storedSheet(walk(CHOSEN, CHECKED, ASKED, READ))).toBeNull();
  const stored = storedSheet(walk(CHOSEN, CHECKED, ASKED, READ, EDITED));
  const back = next(FIRST, { kind: 'resumed', stored: JSON.parse(JSON.stringify(stored)) });
  expect(back).toMatchObject({ at: 'preview', sheet: { lines: [{ values: { name: 'c' } }, { values: { name: 'b' } }] } });
  expect([hasUnsent(back), storedSheet(back)]).toEqual([true, stored]);
  expect(next(back, { kind: 'back' })).toEqual(FIRST);
  expect(next(back, { kind: 'resumed', stored: null })).toEqual(FIRST);
});
