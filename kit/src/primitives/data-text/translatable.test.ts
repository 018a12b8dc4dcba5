import { expect, test } from 'vitest';
import { translatable } from './translatable.ts';

test.each([
  '1,355,961.00',
  '57',
  '2026-03-01 12:00:00',
  'YH20260312-019',
  '渝A12345',
  '渝A·D12345',
  'G5-12',
  'assetKind',
  'systemData/dictionary',
  'toll_gantry',
  '375086540390404727',
  '¥1,200.50',
  '12 / 57',
  '10.1.2.3',
])('%s is not translated', (text) => expect(translatable(text)).toBe('no'));

test.each(['', '—', '护栏', '第3页', '共57项', 'K12 bridge', 'Open', '2 of 3 rows', '张三', 'Water-tight door', '渝北区 12 号'])(
  '%j may be translated',
  (text) => expect(translatable(text)).toBeUndefined(),
);
