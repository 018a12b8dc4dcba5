import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { announcements, renderInKit } from '../../testing/index.ts';
import { FilterList } from './examples/FilterList.tsx';
import type { SortListProps } from './index.ts';

const press = (keys: string) => userEvent.keyboard(keys);
const said = () => announcements().at(-1);
const focused = () => document.activeElement;
const focusName = () => focused()?.getAttribute('aria-label') ?? focused()?.textContent;
const rows = () => [...document.querySelectorAll<HTMLElement>('[role=row]')];
const names = () => rows().map(({ dataset }) => dataset['mpItem']);

async function drawn(props: Partial<SortListProps> = {}) {
  const screen = await renderInKit(<FilterList {...props} />);
  await userEvent.tab();
  return screen;
}
beforeEach(() => page.viewport(1280, 800));

describe.each(['rows', 'line'] as const)('a list in %s', (layout) => {
  test('is one tab stop, and each item says its name, its place and its problem', async () => {
    await drawn({ layout });
    expect(focusName()).toBe('案件编号，第 1 项，共 4 项');
    await press('{ArrowDown}{ArrowDown}');
    expect(focusName()).toBe('金额，第 3 项，共 4 项，列表里没有这个字段');
    await press('{Home}{ArrowDown}');
    expect(focusName()).toBe('事故地点，包含，第 2 项，共 4 项');
    await userEvent.tab();
    expect(focusName()).toBe('添加');
  });
  test('Space takes hold of an item, arrows move it, Space drops it; the owner hears of it once', async () => {
    const onMove = vi.fn<(from: number, to: number) => void>();
    await drawn({ layout, onMove });
    await press(' ');
    await expect.poll(said).toBe('已拿起 案件编号，第 1 位，共 4 位。上下键移动，空格放下，Esc 取消');
    await press('{ArrowDown}{ArrowDown}');
    await expect.poll(said).toBe('案件编号，第 3 位，共 4 位');
    expect(names()).toEqual(['place', 'amount', 'code', 'day']);
    expect(onMove).not.toHaveBeenCalled();
    await press(' ');
    await expect.poll(said).toBe('案件编号 已放到第 3 位');
    expect(onMove.mock.calls).toEqual([[0, 2]]);
  });
  test('Escape puts it back where it was', async () => {
    await drawn({ layout });
    await press(' {ArrowDown}{Escape}');
    await expect.poll(said).toBe('已取消移动，回到第 1 位');
    expect(names()).toEqual(['code', 'place', 'amount', 'day']);
    expect(focusName()).toBe('案件编号，第 1 项，共 4 项');
  });
  test('Alt with an arrow moves it at once, and it keeps the keyboard', async () => {
    await drawn({ layout });
    await press('{Alt>}{ArrowDown}{/Alt}');
    await expect.poll(said).toBe('案件编号，第 2 位，共 4 位');
    expect(names()).toEqual(['place', 'code', 'amount', 'day']);
    expect(focusName()).toBe('案件编号，第 2 项，共 4 项');
    await press('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
    await expect.poll(said).toBe('已是第一项');
  });
  test('Delete takes an item out: the next one has the keyboard, and what adds one in the end', async () => {
    await drawn({ layout });
    await press('{ArrowDown}{Delete}');
    await expect.poll(focusName).toBe('金额，第 2 项，共 3 项，列表里没有这个字段');
    await press('{End}{Delete}');
    await expect.poll(focusName).toBe('金额，第 2 项，共 2 项，列表里没有这个字段');
    await press('{Delete}');
    await expect.poll(focusName).toBe('案件编号，第 1 项，共 1 项');
    await press('{Delete}');
    await expect.poll(focusName).toBe('添加');
  });
  test('Enter and a press of its name open an item', async () => {
    const screen = await drawn({ layout });
    await press('{ArrowDown}{Enter}');
    await expect.element(screen.getByRole('row', { name: /^事故地点/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(screen.getByRole('button', { name: '发生日期' }));
    await expect.element(screen.getByRole('row', { name: /^发生日期/ })).toHaveAttribute('aria-selected', 'true');
  });
  test('the handle is dragged, and the place is said where it is let go', async () => {
    const screen = await drawn({ layout });
    const handle = screen.getByRole('button', { name: '移动 案件编号' }).element();
    vi.spyOn(handle, 'setPointerCapture').mockReturnValue();
    const box = rows()[2]?.getBoundingClientRect() ?? new DOMRect();
    const at = (type: string) =>
      handle.dispatchEvent(
        new PointerEvent(type, {
          pointerId: 1,
          button: 0,
          clientX: box.left + box.width / 2,
          clientY: box.top + box.height / 2,
          bubbles: true,
          cancelable: true,
        }),
      );
    at('pointerdown');
    at('pointermove');
    at('pointermove');
    await expect.poll(names).toEqual(['place', 'amount', 'code', 'day']);
    at('pointerup');
    await expect.poll(said).toBe('案件编号 已放到第 3 位');
  });
});

test('Right and Left walk the parts of a row', async () => {
  await drawn();
  await press('{ArrowRight}');
  expect(focusName()).toBe('移动 案件编号');
  await press('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(focusName()).toBe('移出 案件编号');
  await press('{ArrowLeft}{Enter}');
  expect(names()).toEqual(['place', 'code', 'amount', 'day']);
});

test('where a line may not be higher its items scroll, and what adds one stays in sight', async () => {
  const many = Array.from({ length: 60 }, (_, at) => ({ id: `f${at}`, label: `字段${at}` }));
  const screen = await renderInKit(
    <div style={{ display: 'flex', inlineSize: 600, maxBlockSize: 100 }}>
      <FilterList layout="line" items={many} />
    </div>,
  );
  const list = screen.getByRole('grid').element();
  const add = screen.getByRole('button', { name: '添加' }).element();
  const { top, bottom, right } = list.getBoundingClientRect();
  expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
  for (const key of ['{End}', '{Home}']) {
    list.querySelector<HTMLElement>('[role=row][tabindex="0"]')?.focus();
    // oxlint-disable-next-line no-await-in-loop -- a keyboard is pressed one key after the other
    await press(key);
    const at = add.getBoundingClientRect();
    expect(at.top).toBeGreaterThanOrEqual(top);
    expect(at.bottom).toBeLessThanOrEqual(bottom);
    expect(at.right).toBeLessThanOrEqual(600);
    expect(at.left).toBeGreaterThanOrEqual(right - 6);
  }
});

test('a list that is only looked at has names alone', async () => {
  const screen = await renderInKit(<FilterList onMove={undefined as never} onRemove={undefined as never} />);
  expect(screen.getByRole('button', { name: /^移动/ }).query()).toBeNull();
});
