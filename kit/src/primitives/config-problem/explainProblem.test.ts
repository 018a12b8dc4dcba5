import { expect, test } from 'vitest';
import { explainProblem } from './explainProblem.ts';
import type { ProblemReason } from './types.ts';

test.each<[string, ProblemReason, string]>([
  [
    'interfaceId',
    { kind: 'missing' },
    'interfaceId is missing · the field cannot be used and keeps its value · choose it in the form design',
  ],
  [
    '',
    { kind: 'tooLarge' },
    'the configuration is larger or nested deeper than a configuration may be · the field cannot be used and keeps its value · make it smaller',
  ],
  [
    'pageSize',
    { kind: 'outOfRange', min: 1, max: 5 },
    'pageSize is out of range · the field cannot be used and keeps its value · write a number from 1 to 5',
  ],
  [
    'columnOptions',
    { kind: 'forbiddenName', name: `${'x'.repeat(100)}` },
    `columnOptions has the name "${'x'.repeat(40)}", which is not allowed · the field cannot be used and keeps its value · give it another name`,
  ],
])('a problem of %o says what happened, why it matters and what to do', (path, reason, sentence) => {
  expect(explainProblem({ path, reason })).toBe(`[kit] ${sentence}`);
});
