import type { Part } from '@milepost/kit/forms/grammar';
import type { ViewedRecord } from '@milepost/kit/forms/viewer';

const control = (field: string, label: string, of?: string): Part => ({
  part: 'control',
  kind: 'text',
  field,
  label,
  ...(of !== undefined && { opens: { of, id: `${field}_id` } }),
});

/** Parts of the trial record beside those of the trial form: a related record, and rows with a sum. */
const OWN: readonly Part[] = [
  control('recordStation', 'Toll station', 'station'),
  {
    part: 'control',
    kind: 'table',
    field: 'recordMaterials',
    label: 'Materials',
    add: 'Add',
    columns: [
      { part: 'control', kind: 'text', field: 'name', label: 'Name' },
      { part: 'control', kind: 'text', field: 'unit', label: 'Unit' },
      { part: 'control', kind: 'number', field: 'price', label: 'Price', precision: 2 },
      { part: 'control', kind: 'number', field: 'count', label: 'Count', precision: 3 },
      { part: 'control', kind: 'number', field: 'amount', label: 'Amount', precision: 2, hasThousands: true, isSummed: true },
      { part: 'control', kind: 'text', field: 'station', label: 'Used at', opens: { of: 'station', id: 'station_id' } },
    ],
  },
];

const MATERIALS = [
  { name: 'Asphalt AC-13C', unit: 't', price: '586', count: '42.5', amount: '24905', station: 'Yunyang', station_id: 's1' },
  { name: 'Barrier panel', unit: 'piece', price: '412.5', count: '18', amount: '7425', station: '', station_id: '' },
];

/** The trial form as a saved record. */
export const orderRecord = (parts: readonly Part[], values: object): ViewedRecord => ({
  title: 'Trial record',
  spec: { parts: [...OWN, ...parts] },
  values: { ...values, recordStation: 'Yunyang', recordStation_id: 's1', recordMaterials: MATERIALS },
  changes: { createdBy: 'He Junjie', createdAt: '2026-03-01 09:12', changedBy: 'Lin Zhiyuan', changedAt: '2026-03-08 16:40' },
  print: { isPreview: true, onPrint: () => undefined },
});

/** Records the trial record leads to, by kind and id; the last one leads back to it. */
export const RELATED: Readonly<Record<string, ViewedRecord>> = {
  'station s1': {
    title: 'Toll station Yunyang',
    spec: { parts: [control('name', 'Name'), control('company', 'Company', 'company')] },
    values: { name: 'Yunyang', company: 'Hengtong', company_id: 'c1' },
  },
  'company c1': {
    title: 'Hengtong',
    spec: { parts: [control('name', 'Name'), control('last', 'Last order', 'order'), control('gone', 'Lost order', 'order')] },
    values: { name: 'Hengtong', last: 'Trial record', last_id: 'o1', gone: 'Order 12', gone_id: 'o12' },
  },
};
