import { expect, test } from 'vitest';
import { isSameSummary } from './summarise.ts';
import type { TableColumn } from '../grammar/index.ts';
import type { FormProblem, FormSummary } from './types.ts';

const problem = (field: string, message: string, cell?: FormProblem['cell']): FormProblem => ({
  field,
  control: { part: 'control', field, label: field, kind: 'text' },
  tabs: [],
  problem: { message },
  ...(cell && { cell }),
});
const column = (field: string): TableColumn => ({ part: 'control', field, label: field, kind: 'text', rules: [] });
const [ITEM, COST] = [column('item'), column('cost')];
const summary = (more: Partial<FormSummary>): FormSummary => ({
  isDirty: false,
  attempt: 1,
  problems: [problem('a', 'empty'), problem('works', 'empty', { row: 1, column: ITEM })],
  canSave: false,
  refusal: null,
  isSaving: false,
  ...more,
});
const [first, cell] = summary({}).problems as readonly [FormProblem, FormProblem];

test.each<[string, boolean, Partial<FormSummary>]>([
  ['made anew', true, {}],
  ['of one more attempt', false, { attempt: 2 }],
  ['of a form that is saving', false, { isSaving: true }],
  ['without its last problem', false, { problems: [first] }],
  ['with a problem more', false, { problems: [first, cell, first] }],
  ['without problems', false, { problems: [] }],
  ['in another order', false, { problems: [cell, first] }],
  ['with another sentence', false, { problems: [problem('a', 'too long'), cell] }],
  ['of another field', false, { problems: [problem('b', 'empty'), cell] }],
  ['of another row', false, { problems: [first, problem('works', 'empty', { row: 2, column: ITEM })] }],
  ['of another column', false, { problems: [first, problem('works', 'empty', { row: 1, column: COST })] }],
  ['of the whole table', false, { problems: [first, problem('works', 'empty')] }],
])('a summary %s is the same: %s', (_, isSame, more) => expect(isSameSummary(summary({}), summary(more))).toBe(isSame));
