// 1,000 rows of 12 cells in a sub-table made of a design, with sums of five columns that follow each key.
import { ConfirmHost } from '@milepost/kit/confirm';
import { FormFields, prepareEditors } from '@milepost/kit/forms/render';
import { createFormStore } from '@milepost/kit/forms/store';
import { formConfig } from '@milepost/openapi/domains/model';
import { compileForm } from '../../../console/src/data/model/compile/index.ts';
import { SUB_NUM, makeSub } from '../floor/lib/data.js';
import { ROWS_DESIGN } from './designed/designs.ts';
import { mountInKit, prepareKit } from './kitPage.tsx';
import { markTarget } from './markTarget.ts';

const compiled = () => compileForm(formConfig.decode(JSON.parse(ROWS_DESIGN) as never)).spec;
const rows = makeSub().map((row: Record<string, unknown>) => ({
  ...Object.fromEntries(Object.entries(row).map(([name, value]) => [name, SUB_NUM.has(name) ? Number(value) : value])),
  note: 'note',
  place: 'K12',
}));

prepareKit('medium');
await prepareEditors(compiled());
window.bench = {
  mount() {
    markTarget();
    const spec = compiled();
    mountInKit(
      <ConfirmHost>
        <FormFields spec={spec} store={createFormStore<object>(spec, { rows })} name="form" />
      </ConfirmHost>,
    );
  },
};
