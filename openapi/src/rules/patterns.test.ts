import { describe, expect, test } from 'vitest';
import rows from './pattern-rows.json' with { type: 'json' };
import { citizenFacts, fitsPattern, normalisePattern, plateKinds, type PatternName } from './index.ts';
import { inLongRun } from '../../../scripts/testing/inLongRun.mjs';

const NOW_MS = Date.parse('2026-11-20T12:00:00+08:00');

interface Row {
  input: string;
  valid: boolean;
  normalised?: string;
}
const TABLES: [PatternName, readonly Row[]][] = [
  ['citizenId', rows.citizenId],
  ['plate', rows.plate],
  ['mobilePhone', rows.mobile],
];

describe.each(TABLES)('%s', (name, table) => {
  test.each(table)('$input: $valid', ({ input, valid, normalised }) => {
    const text = normalisePattern(name, input);
    expect(fitsPattern(name, text, NOW_MS)).toBe(valid);
    expect(text).toBe(normalised ?? text);
  });
});

test.each([
  ['粤BD12345', ['nevSmallLegacy', 'nevSmallExtended']],
  ['京A12345', ['ordinary']],
  ['京A1234学', ['suffix']],
  ['A12345', []],
])('the plate %s is of the kinds %j', (plate, kinds) => expect(plateKinds(plate)).toEqual(kinds));

test('a citizen number says birthday and sex', () => {
  expect(citizenFacts('11010519491231002X')).toEqual({ birth: '1949-12-31', sex: 'female' });
  expect(citizenFacts('440524188001010014')).toEqual({ birth: '1880-01-01', sex: 'male' });
});

describe.each<[PatternName, readonly string[], readonly string[]]>([
  ['code', ['a', 'guard.rail1'], ['.a', 'a.', 'a_b', '护栏']],
  ['fullName', ['护栏A1', '𠮷'], ['护栏·A', 'a b', '护栏!']],
  ['password', ['Abc123', 'a1b2c3d4e5f6g7h8', '000000a'], ['abcdef', '123456', 'Ab12', 'a1b2c3d4e5f6g7h8i', 'Abc12_', 'Abc 123', 'Äbc123']],
  ['email', ['a@b.cn', 'li.ming+hui@mail.yunwang-expressway.example'], ['a@b', '@b.cn', 'a@', 'a b@c.cn', 'a@b..cn', 'a@@b.cn', 'a@b.cn ']],
  ['chinese', ['收费站', '𠮷'], ['收费站1', 'A', '收 费', '收费·站']],
  ['account', ['admin', 'lwh0001', '1'], ['l_wh', 'l wh', '李wh', 'a.b', 'é']],
  ['userCode', ['0', '00012'], ['1a', '-1', '1.0', '１']],
  ['hours', ['0', '8', '7.5', '1.0'], ['7.25', '.5', '1.', '-1', '7.55', '1e1']],
  ['positiveInteger', ['1', '9999999999999999999'], ['0', '01', '-1', '1.0', '+1']],
  ['fieldName', ['f', 'plate_no1', 'Field'], ['_f', '1f', 'f-a', '字段', 'f a']],
])('%s', (name, good, bad) => {
  test.each(good)('%s fits', (text) => expect(fitsPattern(name, text, NOW_MS)).toBe(true));
  test.each(bad)('%s does not', (text) => expect(fitsPattern(name, text, NOW_MS)).toBe(false));
  test('empty text is not judged', () => expect(fitsPattern(name, '', NOW_MS)).toBe(true));
  test('nothing is taken away from it', () => expect(normalisePattern(name, ' A-b ')).toBe(' A-b '));
  test('a very long text is judged at once', () => {
    const startedMs = performance.now();
    fitsPattern(name, `${'a@b.'.repeat(50_000)}!`, NOW_MS);
    expect(performance.now() - startedMs).toBeLessThan(inLongRun(200));
  });
});
