import { KIND_NAMES, hasKey } from '@milepost/openapi/domains/design';
import { expect, test } from 'vitest';
import { sampleRows, sampleValue } from './sampleRows.ts';

const control = (jnpfKey: string, label: string, more: object = {}, config: object = {}) => ({
  __vModel__: `${jnpfKey}Field101`,
  __config__: { jnpfKey, label, ...config },
  ...more,
});

test('a sample is the same for the same field and number, and another one for the next', () => {
  const field = control('numInput', '金额', { precision: 2 });
  expect(sampleValue(field, 3)).toBe(sampleValue(field, 3));
  expect(new Set(Array.from({ length: 20 }, (_, at) => sampleValue(field, at))).size).toBeGreaterThan(15);
});

test.each([
  ['桩号', /^K\d+\+\d{3}$/],
  ['车牌号', /^\p{Script=Han}[A-Z]\d{5}$/u],
  ['联系电话', /^138\d{8}$/],
  ['当事人', /^示例人员\d+$/],
  ['其他', /^其他\d+$/],
])('a text named %s looks like one', (label, pattern) => expect(sampleValue(control('comInput', label), 4)).toMatch(pattern));

test('figures keep the limits and the decimals of their field', () => {
  for (let at = 0; at < 50; at += 1) {
    const value = Number(sampleValue(control('numInput', '里程', { min: 5, max: 6, precision: 1 }), at));
    expect(value).toBeGreaterThanOrEqual(5);
    expect(value).toBeLessThanOrEqual(6);
    expect(Math.round(value * 10)).toBeCloseTo(value * 10);
  }
});

test('moments keep their limits and are written in their format, of both spellings', () => {
  const endTimeValue = Date.UTC(2020, 0, 1);
  const limited = control('date', '日期', { format: 'YYYY-MM-DD' }, { endTimeRule: true, endTimeType: 1, endTimeValue });
  expect(sampleValue(limited, 1)).toBe('2020-01-01');
  expect(sampleValue(control('date', '时间', { format: 'yyyy-MM-dd HH:mm' }), 1)).toMatch(/^2026-1[01]-\d\d \d\d:\d\d$/);
});

test('a choice shows its own options; a long sample fills what its field takes', () => {
  const options = [
    { id: '1', fullName: '现场赔付' },
    { id: '2', fullName: '保险' },
  ];
  expect(['现场赔付', '保险']).toContain(sampleValue(control('radio', '方式', { __slot__: { options } }), 0));
  expect(sampleValue(control('checkbox', '方式', { options }), 0, 'longest')).toEqual(['现场赔付', '保险']);
  expect(String(sampleValue(control('comInput', '地点', { maxlength: 30 }), 0, 'longest'))).toHaveLength(30);
});

test.each(KIND_NAMES.filter(hasKey))('%s has a sample, and an empty one', (kind) => {
  expect(sampleValue(control(kind, '字段'), 0)).not.toBe('');
  expect(sampleValue(control(kind, '字段'), 0)).not.toBeUndefined();
  expect([sampleValue(control(kind, '字段'), 0, 'empty')].flat().join('')).toBe('');
});

test('values of a sub-table stand in rows of its own', () => {
  const columns = [
    { ...control('comInput', '地点'), prop: 'place' },
    { ...control('numInput', '数量'), prop: 'rows-count' },
  ];
  const [row] = sampleRows(columns, new Set(['rows']), 1);
  expect(row?.['place']).toBe(sampleValue(columns[0] ?? null, 0));
  expect(row?.['rows']).toMatchObject([{ count: expect.any(Number) }, { count: expect.any(Number) }]);
});
