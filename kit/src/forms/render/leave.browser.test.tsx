import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/index.ts';
import type { FormSpec } from '../grammar/index.ts';
import { createFormStore } from '../store/index.ts';
import { FormFields, prepareEditors } from './index.ts';

const spec: FormSpec = {
  parts: [
    { part: 'control', kind: 'text', field: 'name', label: '业务名称', required: true },
    { part: 'control', kind: 'switch', field: 'isOn', label: '启用', onText: '是', offText: '否' },
  ],
};

test('a press that leaves a required field empty is not lost to the sentence that comes and moves the page', async () => {
  await prepareEditors(spec);
  const store = createFormStore(spec, { name: '', isOn: false });
  await renderInKit(<FormFields spec={spec} store={store} name="trial" onSubmit={() => undefined} />);
  await userEvent.click(page.getByRole('textbox', { name: '业务名称' }));
  // On the upper edge, from which the sentence moves it away.
  await userEvent.click(page.getByRole('switch', { name: '启用' }), { position: { x: 12, y: 2 } });
  await expect.element(page.getByRole('switch', { name: '启用' })).toBeChecked();
  await expect.element(page.getByRole('textbox', { name: '业务名称' })).toHaveAttribute('aria-invalid', 'true');
});
