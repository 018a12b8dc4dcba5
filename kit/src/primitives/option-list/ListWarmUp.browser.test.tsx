import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInKit } from '../../testing/index.ts';
import { Select } from '../select/index.ts';

const options = Array.from({ length: 40 }, (_, at) => ({ id: `${at}`, label: `收费站 ${at}` }));
const fields = ['起点', '终点'].map((label) => (
  <Select key={label} label={label} value={null} onChange={() => undefined} options={options} placeholder="请选择" />
));

test('one list of a page is drawn ahead in an idle moment, and gone before anybody could meet it', async () => {
  const seen: { drawn: number; isLeft: boolean; isOutOfReach: boolean }[] = [];
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof HTMLElement && node.querySelector('[role=listbox]'))
          seen.push({
            drawn: node.querySelectorAll('[role=option]').length,
            isLeft: node.isConnected,
            isOutOfReach: node.ariaHidden === 'true' && node.contains(node.querySelector('input')),
          });
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await renderInKit(fields);
  await expect.poll(() => seen).toHaveLength(1);
  expect(seen[0]?.drawn).toBeGreaterThan(8);
  expect(seen).toEqual([{ drawn: seen[0]?.drawn, isLeft: false, isOutOfReach: true }]);
  await page.getByRole('combobox', { name: '终点' }).click();
  await expect.element(page.getByRole('option', { name: '收费站 0', exact: true })).toBeVisible();
  expect(document.querySelectorAll('[role=listbox]')).toHaveLength(1);
  expect(seen.filter(({ isOutOfReach }) => isOutOfReach)).toHaveLength(1);
  observer.disconnect();
});
