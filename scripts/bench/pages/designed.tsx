// The form of 300 fields made of a design: its text is read, compiled and drawn, as the page of a model does.
import { FormFields, prepareEditors } from '@milepost/kit/forms/render';
import { createFormStore } from '@milepost/kit/forms/store';
import { formConfig } from '@milepost/openapi/domains/model';
import { compileForm } from '../../../console/src/data/model/compile/index.ts';
import { FORM_DESIGN } from './designed/designs.ts';
import { AMOUNTS, SUM, TARGET } from './form/data.ts';
import { mountInKit, prepareKit } from './kitPage.tsx';

const record = Object.fromEntries(AMOUNTS.map(([name, value]) => [name, Number(value)]));
const compiled = () => compileForm(formConfig.decode(JSON.parse(FORM_DESIGN) as never)).spec;

prepareKit('medium');
// Editors come with the page of the model, which waits for its design meanwhile.
await prepareEditors(compiled());
window.bench = {
  mount() {
    const spec = compiled();
    mountInKit(<FormFields spec={spec} store={createFormStore<object>(spec, record)} name="form" />);
  },
  target: () => document.querySelector(`#${TARGET}`),
  sum() {
    const sum = document.querySelector(`#${SUM}`);
    return sum instanceof HTMLInputElement ? sum.value : (sum?.textContent ?? '');
  },
};
