import { StrictMode } from 'react';
import { render } from 'vitest-browser-react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OwnTreeSelect } from './examples/OwnTreeSelect.tsx';

const said = () => [...document.querySelectorAll('[data-live-region] p')].map(({ textContent }) => textContent);
const active = () => document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '');
const name = () => active()?.querySelector('b')?.textContent;
const station = () => page.getByRole('combobox', { name: '料金所' });

beforeEach(() => page.viewport(1280, 800));

async function shown(dir: 'ltr' | 'rtl' = 'ltr') {
  const onChange = vi.fn<(id: string | null) => void>();
  await render(
    <StrictMode>
      <div dir={dir}>
        <OwnTreeSelect onChange={onChange} />
      </div>
    </StrictMode>,
  );
  return onChange;
}

test('nodes of one’s own have levels and places; the chosen one is in sight, and Enter takes a leaf, which is said', async () => {
  const onChange = await shown();
  await userEvent.click(station());
  await expect.element(page.getByRole('tree', { name: '料金所' })).toBeVisible();
  expect(name()).toBe('青渓');
  expect([active()?.getAttribute('aria-level'), active()?.getAttribute('aria-setsize')]).toEqual(['2', '2']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('n1');
  await expect.element(station()).toHaveTextContent('北線 / 青山');
  await expect.poll(said).toEqual(['北線 / 青山を選択']);
});

test('from right to left the arrows to the sides open and close the other way round', async () => {
  await shown('rtl');
  await userEvent.click(station());
  await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}');
  expect(name()).toBe('白鶴');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect([name(), active()?.getAttribute('aria-expanded')]).toEqual(['南線', 'false']);
});

test('a press on the part that opens a branch opens it; one beside it on a branch checks all below, half of it before', async () => {
  await shown();
  await userEvent.click(page.getByRole('combobox', { name: '路線' }));
  const north = page.getByRole('treeitem', { name: '北線' });
  await expect.element(north).toHaveAttribute('aria-checked', 'mixed');
  await expect.element(north).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(page.getByText('−'));
  await expect.element(north).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(page.getByText('北線'));
  await expect.element(north).toHaveAttribute('aria-checked', 'true');
  await expect.poll(said).toEqual(['北線を選択、全 2 件']);
});
