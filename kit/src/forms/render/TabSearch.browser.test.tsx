import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/index.ts';
import type { FormSpec } from '../grammar/index.ts';
import { createFormStore } from '../store/index.ts';
import { FormFields, prepareEditors } from './index.ts';

const spec: FormSpec = {
  parts: [
    {
      part: 'tabs',
      label: '设置分组',
      search: { label: '搜索设置', found: '搜索到的设置' },
      tabs: [
        { id: 'basic', label: '基本', parts: [{ part: 'control', kind: 'text', field: 'title', label: '窗口标题' }] },
        {
          id: 'signIn',
          label: '登录',
          parts: [
            {
              part: 'control',
              kind: 'text',
              field: 'lockTime',
              label: '等待时间',
              help: '以分钟计',
              shown: { field: 'isLimited', is: [true] },
            },
            { part: 'control', kind: 'switch', field: 'isLimited', label: '限制地址', onText: '是', offText: '否' },
          ],
        },
      ],
    },
  ],
};

test('a field behind another tab is found by its sound, its help, how many there are is said, and Enter goes to it', async () => {
  await prepareEditors(spec);
  const store = createFormStore(spec, { title: '', isLimited: true, lockTime: '' });
  await renderInKit(<FormFields spec={spec} store={store} name="trial" onSubmit={() => undefined} />);
  const search = page.getByRole('searchbox', { name: '搜索设置' });
  await userEvent.click(search);
  await userEvent.keyboard('ddsj');
  await expect.element(page.getByRole('status').first()).toHaveTextContent('找到 1 项。按回车前往“等待时间”');
  await expect.element(page.getByRole('list', { name: '搜索到的设置' })).toHaveTextContent('等待时间登录');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox', { name: '等待时间' })).toHaveFocus();
  await expect.element(page.getByRole('tab', { name: '登录' })).toHaveAttribute('aria-selected', 'true');
  await expect.element(search).toHaveValue('');
  // Not shown any more, it leads to what shows it.
  store.set('isLimited', false);
  await userEvent.click(search);
  await userEvent.keyboard('分钟');
  await expect.element(page.getByRole('list', { name: '搜索到的设置' })).toHaveTextContent('等待时间登录 · 开启“限制地址”后显示');
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('switch', { name: '限制地址' })).toHaveFocus();
  await userEvent.click(search);
  await userEvent.keyboard('没有的');
  await expect.element(page.getByRole('status').first()).toHaveTextContent('没有找到');
  await userEvent.keyboard('{Escape}基本{Enter}');
  await expect.element(page.getByRole('tab', { name: '基本' })).toHaveFocus();
});
