import type { Control } from '../../grammar/index.ts';

const base = { part: 'control', field: 'a', label: 'A' } as const;

/** Controls by the names the tables of cells give their columns; `number(2)` keeps two places. */
export function columnOf(name: string): Control {
  const [, places] = /^number\((\d+)\)$/.exec(name) ?? [];
  if (places !== undefined) return { ...base, kind: 'number', precision: Number(places) };
  switch (name) {
    case 'text':
      return { ...base, kind: 'text' };
    case 'textarea':
      return { ...base, kind: 'text', rows: 4 };
    case 'percent':
      return { ...base, kind: 'number', suffix: '%' };
    case 'weight':
      return { ...base, kind: 'number', suffix: '吨' };
    case 'date':
      return { ...base, kind: 'date' };
    case 'dateTime':
      return { ...base, kind: 'date', precision: 'minute' };
    case 'year':
    case 'month':
    case 'second':
      return { ...base, kind: 'date', precision: name };
    case 'time':
      return { ...base, kind: 'time' };
    case 'switch':
      return { ...base, kind: 'switch', onText: '开', offText: '关' };
    default:
      throw new Error(`[kit] “${name}” is no column of the tables of cells · add it to columns.ts`);
  }
}
