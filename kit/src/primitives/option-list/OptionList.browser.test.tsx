import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { announcements, renderInKit } from '../../testing/index.ts';
import { frame } from '../../testing/stories/settle.ts';
import { StationField, stations } from './examples/StationField.tsx';
import type { ListEnd } from './index.ts';

const field = () => page.getByRole('combobox', { name: '收费站' });
const row = (name: string) => page.getByRole('row', { name, exact: true });
const active = () => document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '');
const activeName = () => active()?.getAttribute('aria-label') ?? active()?.textContent;

beforeEach(() => page.viewport(1280, 800));

describe('a list with columns, contract 4', () => {
  test('4.1, 4.2: Down opens at the first row, which is named by its cells with their heads; nothing is chosen by moving', async () => {
    await renderInKit(<StationField rows={stations(20)} cardinality="one" total={233} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('grid', { name: '收费站' })).toHaveAttribute('aria-rowcount', '234');
    await expect.element(page.getByRole('grid')).toHaveAttribute('aria-colcount', '3');
    await expect.poll(activeName).toBe('编码 S1，名称 第 1 收费站，车道数 3');
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(activeName).toBe('编码 S2，名称 第 2 收费站，车道数 4');
    expect(active()?.getAttribute('aria-rowindex')).toBe('3');
    expect(document.querySelectorAll('[aria-selected=true]')).toHaveLength(0);
    await expect.element(field()).toHaveFocus();
  });
  test('4.2: a row that scrolls into view is not covered by the head', async () => {
    await renderInKit(<StationField rows={stations(200)} cardinality="one" />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{End}');
    await expect.poll(activeName).toMatch(/^编码 S200/);
    for (let pages = 0; pages < 3; pages += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      await userEvent.keyboard('{PageUp}');
    }
    const head = document.querySelector('[data-mp-head]')?.getBoundingClientRect().bottom ?? Number.NaN;
    await expect.poll(() => (active()?.getBoundingClientRect().top ?? 0) + 1).toBeGreaterThan(head);
  });
  test('4.4: Enter chooses one and closes; opened again it begins there', async () => {
    await renderInKit(<StationField rows={stations(20)} cardinality="one" />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(activeName).toMatch(/^编码 S2/);
    await expect.element(row('编码 S2，名称 第 2 收费站，车道数 4')).toHaveAttribute('aria-selected', 'true');
  });
  test('4.5, 4.6: Space and Enter tick several, the list stays open; Space in a text is text', async () => {
    await renderInKit(<StationField rows={stations(20)} cardinality="many" />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown} {ArrowDown}{Enter}');
    await expect.element(page.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'true');
    await expect.poll(() => document.querySelectorAll('[role=row][aria-selected=true]').length).toBe(2);
    await userEvent.keyboard('K 3');
    await expect.element(field()).toHaveValue('K 3');
  });
  test('4.7, 4.11: typing leaves no row active; Escape closes and keeps', async () => {
    await renderInKit(<StationField rows={stations(20)} cardinality="many" />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown} ');
    await userEvent.keyboard('K');
    await expect.poll(active).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Backspace}{ArrowDown}');
    await expect.poll(() => document.querySelectorAll('[role=row][aria-selected=true]').length).toBe(1);
  });
  test('a row that cannot be chosen is reached, says why, and is not chosen', async () => {
    await renderInKit(<StationField rows={stations(20)} cardinality="one" />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await expect.poll(activeName).toBe('编码 S3，名称 第 3 收费站，车道数 5，已关闭，不可选择');
    expect(active()?.getAttribute('aria-disabled')).toBe('true');
  });
});

/** Gives 20 rows more each time it is asked; the first time it fails when told to. */
function Growing({ load }: { readonly load: () => 'more' | 'failed' | 'complete' }) {
  const [count, setCount] = useState(20);
  const [status, setStatus] = useState<'more' | 'failed' | 'complete'>('more');
  function ask() {
    const next = load();
    setStatus(next);
    if (next !== 'failed') setCount((now) => now + 20);
  }
  const end: ListEnd = status === 'more' ? { status, load: ask } : status === 'failed' ? { status, retry: ask } : { status };
  return <StationField rows={stations(count)} cardinality="one" end={end} />;
}

describe('a list that grows, contract 3', () => {
  test('3.1, 3.3: End goes to the last row and the next rows come; Down goes on with them', async () => {
    const load = vi.fn<() => 'more' | 'failed' | 'complete'>().mockReturnValueOnce('complete');
    await renderInKit(<Growing load={load} />, { isStrict: false });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(load).not.toHaveBeenCalled();
    await userEvent.keyboard('{End}{ArrowUp}');
    await expect.poll(() => load.mock.calls.length).toBe(1);
    await userEvent.keyboard('{End}');
    await expect.poll(activeName).toBe('没有更多了');
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(activeName).toMatch(/^编码 S40/);
  });
  test('3.9, 3.10: a failure is the next row, Enter on it brings the rows and the first new one is active', async () => {
    const load = vi.fn<() => 'more' | 'failed' | 'complete'>().mockReturnValueOnce('failed').mockReturnValueOnce('complete');
    await renderInKit(<Growing load={load} />, { isStrict: false });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{End}');
    await expect.poll(announcements).toContain('加载失败，可重试');
    await userEvent.keyboard('{End}');
    await expect.poll(activeName).toBe('加载失败 重试');
    await userEvent.keyboard('{Enter}');
    await expect.poll(activeName).toMatch(/^编码 S21/);
    expect(load).toHaveBeenCalledTimes(2);
  });
});

test('a mouse that rests while rows move under it points at nothing, one that moves makes its row active', async () => {
  await renderInKit(<StationField rows={stations(200)} cardinality="one" />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.hover(row('编码 S5，名称 第 5 收费站，车道数 7'));
  await expect.poll(activeName).toMatch(/^编码 S5/);
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(activeName).toMatch(/^编码 S6/);
});

test('ten thousand rows: fewer than 40 are rendered, and their elements are used again after a jump', async () => {
  await renderInKit(<StationField rows={stations(10_000)} cardinality="one" />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  const rows = () => [...document.querySelectorAll('[role=row][data-mp-row]')];
  await expect.poll(() => rows().length).toBeGreaterThan(5);
  const before = rows();
  expect(before.length).toBeLessThan(40);
  const grid = document.querySelector('[role=grid]') ?? document.body;
  grid.scrollTop = grid.scrollHeight / 2;
  await expect.poll(() => rows().some((each) => each.getAttribute('aria-label')?.startsWith('编码 S5000'))).toBe(true);
  expect(rows().filter((each) => before.includes(each)).length).toBeGreaterThan(before.length - 3);
});

test('once scrolling has settled the list itself owns its rows in order: an element without a role would be a child no list may have', async () => {
  await renderInKit(<StationField rows={stations(10_000)} cardinality="one" />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  const grid = page.getByRole('grid').element();
  grid.scrollTop = 60 * 3;
  await expect.poll(() => document.querySelector('[aria-owns]')).not.toBeNull();
  expect(document.querySelectorAll('[aria-owns]:not([role])')).toHaveLength(0);
  const owned = () => grid.getAttribute('aria-owns')?.split(' ') ?? [];
  expect(owned().filter((id) => !grid.contains(document.getElementById(id)))).toEqual([]);
  // While it scrolls on, a row that is gone is owned no more.
  grid.scrollTop = 60 * 400;
  await frame();
  await frame();
  expect(owned().filter((id) => !grid.contains(document.getElementById(id)))).toEqual([]);
});
