import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInKit } from '../../../testing/index.ts';
import type { FormSpec } from '../../grammar/index.ts';
import { FormFields, prepareEditors } from '../../render/index.ts';
import { createFormStore } from '../../store/index.ts';

test('a word is put in where the caret stands, by keyboard; writing goes on behind it, and the words follow the form', async () => {
  const spec: FormSpec = {
    parts: [
      { part: 'control', kind: 'text', field: 'source', label: '来源' },
      {
        part: 'control',
        kind: 'text',
        field: 'title',
        label: '标题',
        inserts: {
          label: '插入参数',
          text: '参数',
          emptyText: '还没有参数',
          words: (read) => (read('source') === 'flow' ? [{ id: '{@FlowLink}', label: '链接' }] : []),
        },
      },
    ],
  };
  await prepareEditors(spec);
  const store = createFormStore(spec, { source: '', title: '请看，谢谢' });
  await renderInKit(<FormFields spec={spec} store={store} name="trial" onSubmit={() => undefined} />);
  const title = page.getByRole('textbox', { name: '标题' });
  const menu = page.getByRole('button', { name: '参数' });
  await userEvent.click(menu);
  await expect.element(page.getByRole('menuitem', { name: '还没有参数' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Escape}');
  store.set('source', 'flow');
  await userEvent.click(title);
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{Shift>}{Tab}{/Shift}');
  await expect.element(menu).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: '链接 {@FlowLink}' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(title).toHaveValue('请看{@FlowLink}，谢谢');
  await expect.element(page.getByText('已插入 {@FlowLink}')).toBeInTheDocument();
  await userEvent.keyboard('{Tab}');
  await expect.element(title).toHaveFocus();
  await userEvent.keyboard('！');
  await expect.element(title).toHaveValue('请看{@FlowLink}！，谢谢');
});
