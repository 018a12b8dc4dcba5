import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInKit } from '../../testing/index.ts';
import { configuredForm } from '../config/index.ts';
import { createFormStore } from '../store/index.ts';
import { FormFields, prepareEditors } from './index.ts';

const field = (key: string) => ({ __vModel__: key, __config__: { jnpfKey: 'comInput', label: key } });
const cell = (config: object, ...children: readonly object[]) => ({ __config__: { jnpfKey: 'tableGridTd', ...config, children } });
const line = (...children: readonly object[]) => ({ __config__: { jnpfKey: 'tableGridTr', children } });
const covered = cell({ merged: true });
const GRID = {
  __config__: {
    jnpfKey: 'tableGrid',
    children: [
      line(cell({ rowspan: 2 }, field('桥名'), field('桩号')), cell({}, field('上部')), cell({}, field('等级'))),
      line(covered, cell({ colspan: 2 }, field('下部')), covered),
    ],
  },
};

test('a cell over two lines of a grid stands beside both, and one over two columns is as wide as both', async () => {
  await page.viewport(1280, 800);
  const spec = { parts: configuredForm([GRID]).parts };
  await prepareEditors(spec);
  await renderInKit(<FormFields spec={spec} store={createFormStore(spec, {})} name="grid" />);
  const box = (name: string) => page.getByRole('textbox', { name }).element().getBoundingClientRect();
  await expect.element(page.getByRole('textbox', { name: '下部' })).toBeVisible();
  expect(box('下部').left).toBeCloseTo(box('上部').left, 0);
  expect(box('下部').right).toBeCloseTo(box('等级').right, 0);
  expect(box('桥名').width).toBeCloseTo(box('上部').width, 0);
  expect(box('桥名').right).toBeLessThan(box('下部').left);
  expect(box('下部').top).toBeLessThanOrEqual(box('桩号').bottom);
});
