import { FormEditor } from '@bpmn-io/form-js';
import '@bpmn-io/form-js/dist/assets/form-js.css';
import '@bpmn-io/form-js/dist/assets/form-js-editor.css';
import '@bpmn-io/form-js/dist/assets/properties-panel.css';

const editor = new FormEditor({ container: document.querySelector('#root') });
const KINDS = ['textfield', 'select', 'number'];
const field = (at) => ({
  id: `Field_${at}`,
  type: KINDS[at % 3],
  key: `f${at}`,
  label: `Field ${at}`,
  layout: { row: `Row_${at}` },
  ...(at % 3 === 1 && { values: [{ label: 'A', value: '1' }] }),
});

window.bench = {
  mount: () =>
    editor.importSchema({ type: 'default', id: 'F', schemaVersion: 18, components: Array.from({ length: 300 }, (_, at) => field(at)) }),
  step(by) {
    const chosen = editor.get('selection').get();
    const form = editor
      .get('formFieldRegistry')
      .getAll()
      .find(({ type }) => type === 'default');
    const at = form.components.findIndex(({ id }) => id === chosen.id);
    // A place is counted before the field is taken out.
    const to = by > 0 ? at + 2 : at - 1;
    editor.get('modeling').moveFormField(chosen, form, form, at, to, at, to);
  },
  undo: () => editor.get('commandStack').undo(),
};
