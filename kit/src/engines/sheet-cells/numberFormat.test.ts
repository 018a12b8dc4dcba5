import { expect, test } from 'vitest';
import { formatKind } from './numberFormat.ts';
import type { FormatKind } from './numberFormat.ts';

test.each<[string, FormatKind]>([
  ['General', 'plain'],
  [' General ', 'plain'],
  ['G/通用格式', 'plain'],
  ['@', 'plain'],
  ['', 'plain'],
  ['General;-General', 'other'],
  ['[Red]General', 'other'],
  ['"t"', 'other'],
  ['0', 'other'],
  ['#,##0.00', 'other'],
  ['0.00"days"', 'other'],
  ['0\\d', 'other'],
  ['0_h', 'other'],
  ['*d0', 'other'],
  ['0.00E+00', 'other'],
  ['[Red]0', 'other'],
  ['[$¥-804]0', 'other'],
  ['0%', 'percent'],
  ['0.00%;[Red]-0.00%', 'percent'],
  ['0"%"', 'other'],
  ['yyyy-mm-dd', 'moment'],
  ['yyyy"年"m"月"d"日"', 'moment'],
  ['[$-804]yyyy/m/d', 'moment'],
  ['[h]:mm', 'moment'],
  ['[SS]', 'moment'],
  ['h AM/PM', 'moment'],
  ['上午/下午', 'moment'],
  ['0;yyyy', 'other'],
])('the format %j is %s', (format, kind) => expect(formatKind(format, '1')).toBe(kind));

test.each<[string, FormatKind]>([
  ['3/2/26', 'moment'],
  ['12:30', 'moment'],
  ['12.5', 'other'],
  ['K12:30', 'other'],
  ['12:', 'other'],
])('of a format that has no text, what shows %j is %s', (shown, kind) => expect(formatKind(undefined, shown)).toBe(kind));
