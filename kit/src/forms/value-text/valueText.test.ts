import { expect, test } from 'vitest';
import type { Control } from '../grammar/index.ts';
import { valueText } from './valueText.ts';
import type { ValueWords } from '../kinds/types.ts';

const WORDS: ValueWords = {
  text: String,
  span: (from, to) => `${from} 至 ${to}`,
  nextDay: (end) => `次日 ${end}`,
  from: (end) => `自 ${end}`,
  to: (end) => `至 ${end}`,
  row: (texts) => texts.join('、'),
  of: (count, most) => `${count}/${most}`,
  yes: '是',
  no: '否',
};
const OPTIONS = { from: 'static', options: [{ id: 'lane2', label: '第二车道' }] } as const;

test.each<[Control['kind'], object, unknown, string]>([
  ['text', {}, '桥面铺装', '桥面铺装'],
  ['text', { prefix: 'K', suffix: 'm' }, '98+500', 'K 98+500 m'],
  ['text', { isSecret: true }, 'secret', '••••••'],
  ['text', {}, ' ', ''],
  ['number', { precision: 2, hasThousands: true, suffix: '元' }, 218_760, '218,760.00 元'],
  ['number', { precision: 2, hasThousands: true }, '999999999999999.99', '999,999,999,999,999.99'],
  ['number', {}, 'x', 'x'],
  ['number', {}, 0, '0'],
  ['numberRange', { precision: 1 }, ['1', '2.5'], '1.0 至 2.5'],
  ['numberRange', {}, ['1', null], '自 1'],
  ['calculate', { precision: 2 }, '1234.5', '1234.50'],
  ['rate', { count: 10 }, 4, '4/10'],
  ['rate', {}, 0, ''],
  ['slider', { unit: 'km/h' }, 80, '80 km/h'],
  ['switch', { onText: '开', offText: '关' }, false, '关'],
  ['switch', { onText: '开', offText: '关' }, 1, '开'],
  ['switch', { onText: '开', offText: '关' }, '1', '开'],
  ['switch', { onText: '开', offText: '关' }, undefined, ''],
  ['switch', { onText: '', offText: '' }, 0, '否'],
  ['choice', { options: OPTIONS }, 'lane2', '第二车道'],
  ['choice', { options: OPTIONS, isMany: true }, ['lane2', 'gone'], '第二车道、gone'],
  ['date', { precision: 'month' }, '2026-03', '2026-03'],
  ['timeRange', {}, ['22:00', '05:30'], '22:00 至 次日 05:30'],
  ['timeRange', {}, ['08:00', '08:00'], '08:00 至 08:00'],
  ['timeRange', { precision: 'second' }, ['22:00:30', '22:00:29'], '22:00:30 至 次日 22:00:29'],
  ['dateRange', {}, ['2026-05-10', '2026-05-01'], '2026-05-10 至 2026-05-01'],
  ['pick', {}, [{ fullName: '何俊杰' }, 'u2'], '何俊杰、u2'],
  ['files', { look: 'files' }, [{ name: '方案.pdf' }], '方案.pdf'],
  ['files', { look: 'files' }, [], ''],
])('%s %j of %j: “%s”', (kind, look, value, words) => {
  const control = { part: 'control', kind, field: 'field', label: 'field', ...look } as unknown as Control;
  expect(valueText(control, value, WORDS)).toBe(words);
});
