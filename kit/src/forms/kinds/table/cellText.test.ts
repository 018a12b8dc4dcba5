import { expect, test } from 'vitest';
import type { TableColumn } from '../../grammar/index.ts';
import { cellText } from './cellText.ts';

const base = { part: 'control', field: 'a', label: 'A' } as const;
const names = [
  { id: '1', label: 'One' },
  { id: '2', label: 'Two' },
];
const shown = (column: TableColumn, value: unknown) => cellText(column, { text: String, nextDay: (end) => `次日 ${end}` }, names)(value);

test('a cell says that times end on the next day; days do not', () => {
  expect(shown({ ...base, kind: 'timeRange' }, ['22:00', '06:00'])).toBe('22:00 ~ 次日 06:00');
  expect(shown({ ...base, kind: 'timeRange' }, ['06:00', '22:00'])).toBe('06:00 ~ 22:00');
});

test('cells whose names only elsewhere knows show them; an id without one stands for itself', () => {
  const options = { from: 'feed', id: 'f' } as const;
  expect(shown({ ...base, kind: 'choice', options }, 1)).toBe('One');
  expect(shown({ ...base, kind: 'choice', options, isMany: true }, ['2', '9'])).toBe('Two, 9');
  expect(shown({ ...base, kind: 'pick', picker: 'user', isMany: true }, ['1', '2'])).toBe('One, Two');
  expect(shown({ ...base, kind: 'pick', picker: 'user' }, null)).toBe('');
  const source = { widget: 'relation', config: {} as never } as const;
  expect(shown({ ...base, kind: 'record', source }, '2')).toBe('Two');
});
