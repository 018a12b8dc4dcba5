// A form of 300 fields in the kit: 299 numbers and a sum of them that follows each key.
import { FormFields, prepareEditors } from '@milepost/kit/forms/render';
import { createFormStore } from '@milepost/kit/forms/store';
import type { Control, FormSpec } from '@milepost/kit/forms/grammar';
import { AMOUNTS, SUM, TARGET, inRows } from './form/data.ts';
import { mountInKit, prepareKit } from './kitPage.tsx';

const sum: Control = {
  part: 'control',
  kind: 'derived',
  field: 'sum',
  label: 'Sum',
  compute: (read) => String(AMOUNTS.reduce((total, [name]) => total + (Number(read(name)) || 0), 0)),
};
const amounts = AMOUNTS.map(([name]): Control => ({ part: 'control', kind: 'text', field: name, label: `Amount ${name}` }));
const spec: FormSpec = { parts: [sum, ...inRows(amounts).map((parts) => ({ part: 'row' as const, parts }))] };
const store = createFormStore(spec, Object.fromEntries(AMOUNTS));

prepareKit('medium');
await prepareEditors(spec);
window.bench = {
  mount: () => mountInKit(<FormFields spec={spec} store={store} name="form" />),
  target: () => document.querySelector(`#${TARGET}`),
  sum: () => document.querySelector<HTMLInputElement>(`#${SUM}`)?.value ?? '',
};
