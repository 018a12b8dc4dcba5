import { describe, expect, test } from 'vitest';
import { cellProblem, emptyOf, holds, problemOf } from './judge.ts';
import type { Condition, Control, ProblemKind } from './types.ts';

const RECORD: Readonly<Record<string, unknown>> = { kind: 'x', note: ' ', tags: [], count: 0, begin: '2026-05-01' };
const read = (path: string) => RECORD[path];
const controlOf = (kind: Control['kind'], more: object = {}) => ({ part: 'control', field: 'a', label: 'A', kind, ...more }) as Control;
const text = (more: object = {}) => controlOf('text', more);

const YES: Condition = { field: 'kind', is: ['x'] };
const NO: Condition = { field: 'kind', is: ['y'] };

test.each<[string, Condition, boolean]>([
  ['one of the values', { field: 'kind', is: ['y', 'x'] }, true],
  ['none of the values', { field: 'kind', is: ['y', 'z'] }, false],
  ['a value that is not among these', { field: 'kind', isNot: ['y', 'z'] }, true],
  ['a value that is one of these', { field: 'kind', isNot: ['y', 'x'] }, false],
  ['a field that is filled in', { field: 'kind', isFilled: true }, true],
  ['a blank that was to be filled in', { field: 'note', isFilled: true }, false],
  ['a blank that was to be empty', { field: 'note', isFilled: false }, true],
  ['an empty list', { field: 'tags', isFilled: false }, true],
  ['a zero, which is filled in', { field: 'count', isFilled: true }, true],
  ['all of which hold', { all: [YES, YES] }, true],
  ['all, one of which does not', { all: [YES, NO] }, false],
  ['any, one of which holds', { any: [NO, YES] }, true],
  ['any, none of which holds', { any: [NO, NO] }, false],
  ['all of nothing', { all: [] }, true],
  ['any of nothing', { any: [] }, false],
  ['a function that says so', (of) => of('kind') === 'x', true],
  ['a function that does not', (of) => of('kind') === 'y', false],
])('a condition asks for %s', (_what, condition, isHeld) => expect(holds(condition, read)).toBe(isHeld));

test.each<[string, Control, unknown]>([
  ['its own first value', text({ initial: '皖A' }), '皖A'],
  ['nothing, where that is said', text({ initial: null }), null],
  ['what is worked out when it is begun', text({ initial: () => 'now' }), 'now'],
  ['the empty value of its kind', text(), ''],
  ['no rows', controlOf('rows', { columns: [] }), []],
])('a control that nobody has filled in begins with %s', (_what, control, value) => expect(emptyOf(control)).toEqual(value));

describe('a value that is judged', () => {
  test.each<[string, Control, unknown, boolean, ProblemKind | null]>([
    ['is missing where it is required', text(), ' ', true, 'required'],
    ['may be missing elsewhere', text({ pattern: /x/ }), '', false, null],
    ['is judged by its kind', text({ maxChars: 2 }), 'abc', true, 'tooLong'],
    ['is fine', text({ maxChars: 3 }), 'abc', true, null],
    ['of a screen’s own is empty where the screen says so', controlOf('custom', { isEmpty: () => true }), { id: 1 }, true, 'required'],
    ['of a screen’s own is filled in where the screen says so', controlOf('custom', { isEmpty: () => false }), '', true, null],
    ['of a screen’s own without a word about it is empty as others are', controlOf('custom'), '', true, 'required'],
    ['of another kind asks nobody else whether it is empty', text({ isEmpty: () => true }), 'abc', true, null],
    ['of rows has the problems of their cells', controlOf('rows', { columns: [text({ required: true })] }), [{ a: '' }], false, 'invalid'],
    ['of rows without a problem is fine', controlOf('rows', { columns: [text({ required: true })] }), [{ a: 'x' }], false, null],
  ])('%s', (_what, control, value, isRequired, problem) => expect(problemOf(control, value, isRequired)).toBe(problem));

  test('lies after the field that gives its start, which nobody asks for where no other field can be read', () => {
    const end = controlOf('date', { min: { from: 'field', field: 'begin' } });
    expect(problemOf(end, '2026-04-30', false, read)).toBe('range');
    expect(problemOf(end, '2026-05-01', false, read)).toBeNull();
    expect(problemOf(end, '2026-04-30', false)).toBeNull();
  });
});

test.each<[string, object, unknown, ProblemKind | null]>([
  ['is required', { required: true }, { a: '' }, 'required'],
  ['is not required', { required: false }, { a: '' }, null],
  ['of which nothing is said is not required', {}, { a: '' }, null],
  ['is required because of another cell of its row', { required: { field: 'b', is: ['1'] } }, { a: '', b: '1' }, 'required'],
  ['is not required because of another cell of its row', { required: { field: 'b', is: ['1'] } }, { a: '', b: '2' }, null],
  ['is required where a function says so', { required: (of: typeof read) => of('b') === '1' }, { a: '', b: '1' }, 'required'],
  ['is not required where a function does not say so', { required: (of: typeof read) => of('b') === '1' }, { a: '' }, null],
  ['is shown and judged', { required: true, shown: { field: 'b', is: ['1'] } }, { a: '', b: '1' }, 'required'],
  ['is hidden and not judged', { required: true, shown: { field: 'b', is: ['1'] } }, { a: '', b: '2' }, null],
  ['is judged by its kind', { maxChars: 1 }, { a: 'ab' }, 'tooLong'],
  ['of a row that is none is empty', { required: true }, null, 'required'],
  ['of a row that is a text is empty', { required: true }, 'a', 'required'],
  ['of a row that is none has no neighbours', { required: { field: 'length', isFilled: true } }, 'ab', null],
  ['of a row that is nothing has no neighbours', { required: { field: 'b', isFilled: false } }, null, 'required'],
])('a cell that %s', (_what, more, row, problem) => expect(cellProblem(text(more), row)).toBe(problem));

test('a cell lies after the cell of its row that gives its start', () => {
  const end = controlOf('date', { field: 'end', min: { from: 'field', field: 'begin' } });
  expect(cellProblem(end, { begin: '2026-05-02', end: '2026-05-01' })).toBe('range');
});
