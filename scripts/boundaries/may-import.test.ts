import { expect, test } from 'vitest';
import { mayImport } from './may-import.mjs';
import { roomOf } from './rooms.mjs';

const refusal = (from: string, to: string, isType = false) => mayImport(roomOf(from), roomOf(to), { isType, from, to });

test.each([
  ['openapi/servers/sandbox/core/spreadsheet/read-rows.ts', '@milepost/kit/forms/values', true],
  ['openapi/src/domains/model/judge.ts', '@milepost/kit/forms/values', true],
  ['openapi/src/rules/judge.ts', '@milepost/kit/forms/values', true],
  ['openapi/src/rules/records/calculated.ts', '@milepost/kit/forms/formulas', true],
  ['openapi/servers/sandbox/core/spreadsheet/read-rows.ts', '@milepost/kit/forms/grammar', false],
  ['openapi/servers/sandbox/core/spreadsheet/read-rows.ts', '@milepost/kit/button', false],
  ['openapi/src/domains/model/judge.ts', '@milepost/kit/forms/value-text', false],
  ['openapi/src/domains/design/rules/declared.ts', '@milepost/kit/forms/grammar', true],
  ['openapi/src/domains/design/declare/fields.ts', '@milepost/kit/forms/config', true],
  ['openapi/src/domains/design/document.ts', '@milepost/kit/forms/config', false],
  ['openapi/src/domains/user/codec.ts', '@milepost/kit/forms/values', false],
  ['openapi/src/runtime/client.ts', '@milepost/kit/forms/values', false],
  ['openapi/src/wire/index.ts', '@milepost/kit/forms/values', false],
  ['cli/src/bin.ts', '@milepost/kit/forms/values', false],
  ['contract-tests/harness/commands/clean.ts', 'contract-tests/harness/run/described/sweep.ts', true],
  ['contract-tests/harness/report/causes.ts', 'contract-tests/harness/run/described/ledger.ts', true],
  ['contract-tests/harness/run/described/family.ts', 'contract-tests/harness/plan/plan.ts', true],
  ['contract-tests/harness/run/described/probe.ts', 'contract-tests/harness/report/checkLines.ts', false],
  ['contract-tests/harness/plan/plan.ts', 'contract-tests/harness/run/described/family.ts', false],
  ['contract-tests/harness/plan/plan.test.ts', 'contract-tests/harness/report/texts.ts', true],
  ['contract-tests/harness/model/facts.ts', 'contract-tests/harness/plan/planned.ts', false],
  ['contract-tests/harness/report/gaps.ts', 'contract-tests/harness/commands/clean.ts', false],
])('%s may import %s: %s', (from, to, may) => {
  expect(refusal(from, to) === null).toBe(may);
  expect(refusal(from, to, true) === null).toBe(may);
});
