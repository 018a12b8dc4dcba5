import { expect, test } from 'vitest';
import type { PatternName } from '@milepost/openapi/rules';
import { patterned, PATTERN_WORDS, patternProblem } from './patterned.ts';

const NOW_MS = Date.parse('2026-11-20T12:00:00+08:00');

test.each<[PatternName, string, string]>([
  ['mobilePhone', '+86 138 0013 8000', '12345678901'],
  ['password', 'Abc123', 'abcdef'],
  ['citizenId', ' 110105 19491231 002x ', '110105194912310021'],
  ['email', 'a@b.cn', 'a@b'],
  ['plate', '粤b·d12345', '粤BI12345'],
  ['chinese', '收费站', '收费站1'],
  ['code', 'a.b', 'a.'],
  ['account', 'admin', 'ad min'],
  ['fullName', '护栏1', '护栏!'],
  ['userCode', '001', '1a'],
  ['hours', '7.5', '7.25'],
  ['positiveInteger', '12', '0'],
  ['fieldName', 'plate_no', '1f'],
])('%s: “%s” is fine, “%s” is told why', (name, good, bad) => {
  expect(patternProblem(name, good, NOW_MS)).toBeNull();
  expect(patternProblem(name, '', NOW_MS)).toBeNull();
  expect(patternProblem(name, bad, NOW_MS)).toBe(PATTERN_WORDS[name]);
});

test('an identity number of 15 digits is told apart', () =>
  expect(patternProblem('citizenId', '110105491231002', NOW_MS)?.message).toContain('15 digits'));

test('a control of a pattern refuses what does not fit, and tidies what people type', () => {
  const { refuses, tidy } = patterned('mobilePhone');
  expect(refuses?.('12345', () => null)).toBe(PATTERN_WORDS.mobilePhone);
  expect(refuses?.('１３８００１３８０００', () => null)).toBeNull();
  expect(tidy?.('+86 138-0013-8000')).toBe('13800138000');
});
