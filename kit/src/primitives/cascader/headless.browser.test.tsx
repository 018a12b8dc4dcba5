import { StrictMode } from 'react';
import { render } from 'vitest-browser-react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OwnCascader } from './examples/OwnCascader.tsx';
import type { CascadePath } from './headless.ts';

const said = () => [...document.querySelectorAll('[data-live-region] p')].map(({ textContent }) => textContent);
const active = () => document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '');
const name = () => active()?.querySelector('b')?.textContent;
const gate = () => page.getByRole('combobox', { name: '料金所', exact: true });

beforeEach(() => page.viewport(1280, 800));

async function shown(dir: 'ltr' | 'rtl' = 'ltr') {
  const onChange = vi.fn<(path: CascadePath) => void>();
  await render(
    <StrictMode>
      <div dir={dir}>
        <OwnCascader onChange={onChange} />
      </div>
    </StrictMode>,
  );
  await expect.element(gate()).toHaveTextContent('東線 / 1 号出口');
  await userEvent.click(gate());
  await expect.poll(name).toBe('1 号出口');
  return onChange;
}

test('levels of one’s own are one tree: it opens at what is chosen, arrows go in and out, and Enter takes the end of a way', async () => {
  const onChange = await shown();
  await expect.element(page.getByRole('tree', { name: '東線の下' })).toBeVisible();
  expect(active()?.getAttribute('aria-level')).toBe('2');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(name).toBe('東線');
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  await expect.poll(said).toContain('2 件を読み込みました');
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['r1', 'r1g0']);
  await expect.element(gate()).toHaveTextContent('西線 / 2 号入口');
  await expect.poll(said).toContain('2 号入口を選択');
});

test('from right to left the arrows to the sides go in and out the other way round', async () => {
  await shown('rtl');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(name).toBe('東線');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(name).toBe('1 号入口');
});

test('what a search finds is one tree, and says how many in the given words', async () => {
  await shown();
  await userEvent.keyboard('2 号');
  await expect.element(page.getByRole('treeitem', { name: '2 号出口' })).toBeVisible();
  await expect.element(page.getByRole('tree', { name: '東線の下' })).not.toBeInTheDocument();
  await expect.poll(said).toContain('2 件見つかりました');
});
