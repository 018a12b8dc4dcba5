// 1,000 rows of 10 cells in a form of the kit, with sums of five columns that follow each key.
import { ConfirmHost } from '@milepost/kit/confirm';
import type { FormSpec, TableColumn } from '@milepost/kit/forms/grammar';
import { FormFields, prepareEditors } from '@milepost/kit/forms/render';
import { createFormStore } from '@milepost/kit/forms/store';
import { SUB_FIELDS, SUB_NUM, makeSub } from '../floor/lib/data.js';
import { mountInKit, prepareKit } from './kitPage.tsx';
import { markTarget } from './markTarget.ts';

const MIN_WIDTH_PX = 120;
const columns = SUB_FIELDS.map((field): TableColumn => ({
  part: 'control',
  field,
  label: field,
  minWidthPx: MIN_WIDTH_PX,
  ...(SUB_NUM.has(field) ? { kind: 'number', isSummed: true } : { kind: 'text' }),
}));
const spec: FormSpec = { parts: [{ part: 'control', kind: 'table', field: 'rows', label: 'Rows', add: 'Add row', columns }] };
const store = createFormStore<object>(spec, { rows: makeSub() });

prepareKit('medium');
await prepareEditors(spec);
window.bench = {
  mount() {
    markTarget();
    mountInKit(
      <ConfirmHost>
        <FormFields spec={spec} store={store} name="form" />
      </ConfirmHost>,
    );
  },
};
