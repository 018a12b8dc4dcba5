import { StrictMode } from 'react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { manualClock } from '../../engines/clock/index.ts';
import { announcements, renderInKit } from '../../testing/index.ts';
import { OrderList, orderColumns } from './examples/OrderList.tsx';
import { memoryStorage, savedAs } from './examples/memory.ts';
import type { ColumnSettingsPorts } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

type ListProps = Parameters<typeof OrderList>[0];

const press = (keys: string) => userEvent.keyboard(keys);
const said = () => announcements().at(-1);
const focused = () => document.activeElement;
const focusName = () => focused()?.getAttribute('aria-label') ?? focused()?.textContent;
const rows = () => [...document.querySelectorAll<HTMLElement>('[role=dialog] [role=row]')];
const names = () => rows().map((row) => row.querySelector('label')?.textContent);
const headers = () =>
  [...document.querySelectorAll('[role=grid] [data-mp-head] [role=columnheader]')].map(({ textContent }) => textContent);

/** Ports that keep what is saved, without a server. */
function ports(more: Partial<ColumnSettingsPorts> = {}) {
  const storage = memoryStorage();
  return { storage, openStorage: () => storage, ...more };
}

async function opened(props: ListProps = { ports: ports() }, around?: Parameters<typeof renderInKit>[1]) {
  const screen = await renderInKit(<OrderList {...props} />, around);
  const button = screen.getByRole('button', { name: /^(列设置|欄位設定|Column settings)$/ });
  await userEvent.click(button);
  await expect.poll(() => rows().length).toBeGreaterThan(0);
  return { screen, button, drawer: screen.getByRole('dialog') };
}

// Fetched on demand; the first fetch from a development server takes its time.
beforeAll(() => import('./ColumnSettingsDrawer.tsx'));
beforeEach(() => page.viewport(1280, 800));

/** Answer to the question before changes are dropped. */
const discard = () => userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: '放弃' }));

describe('the drawer', () => {
  test('is 320 px wide, named 列表显示设置, and opens on the first column', async () => {
    const { drawer } = await opened();
    await expect.element(drawer).toHaveAccessibleName('列表显示设置');
    await expect.poll(() => drawer.element().getBoundingClientRect().width).toBe(320);
    await expect.poll(focusName).toBe('工单编号，第 1 项，共 8 项，已显示');
    const list = document.querySelector('[role=dialog] [role=grid]');
    expect(list?.getAttribute('aria-label')).toBe('列显示设置');
    expect(document.getElementById(list?.getAttribute('aria-describedby') ?? '')?.textContent).toBe('8 列，显示 8 列');
  });
  test('is one tab stop for all columns', async () => {
    await opened();
    await userEvent.tab();
    expect(focusName()).toBe('取消');
    await userEvent.tab({ shift: true });
    expect(focusName()).toBe('工单编号，第 1 项，共 8 项，已显示');
  });
  test('lists only columns with a property name, and no operation column', async () => {
    const first = orderColumns[0];
    if (!first) throw new Error('The example has no columns.');
    const columns = [
      ...orderColumns.slice(0, 2),
      { ...first, id: 'free', prop: undefined, header: '无属性' },
      { ...first, id: 'op', prop: 'op', header: '操作' },
    ];
    await opened({ columns, ports: ports() });
    expect(names()).toEqual(['工单编号', '状态']);
  });
  test('Up and Down walk the columns, Right and Left the parts of one', async () => {
    await opened();
    await press('{ArrowDown}');
    expect(focusName()).toBe('状态，第 2 项，共 8 项，已显示');
    await press('{ArrowRight}');
    expect(focusName()).toBe('移动 状态');
    await press('{ArrowRight}');
    expect(focusName()).toBe('显示 状态');
    await press('{ArrowDown}');
    expect(focusName()).toBe('显示 桩号');
    await press('{ArrowRight}{ArrowRight}');
    expect(focusName()).toBe('下移 桩号');
    await press('{ArrowRight}{ArrowRight}');
    expect(focusName()).toBe('固定 桩号');
    await press('{End}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(focusName()).toBe('计划完工，第 8 项，共 8 项，已显示');
    await press('{Home}');
    expect(focusName()).toBe('工单编号，第 1 项，共 8 项，已显示');
  });
});

describe('visibility', () => {
  test('Space on a row and on its checkbox turns it over, and the number shown is said', async () => {
    await opened();
    await press('{ArrowDown} ');
    await expect.poll(said).toBe('状态 已隐藏；显示 7 列');
    expect(focusName()).toBe('状态，第 2 项，共 8 项，已隐藏');
    await press('{ArrowRight}{ArrowRight} ');
    await expect.poll(said).toBe('状态 已显示；显示 8 列');
    expect(focusName()).toBe('显示 状态');
  });
  test('the last one shown refuses', async () => {
    const { screen } = await opened({ ports: savedAs(...orderColumns.map(({ prop = '' }) => [prop, prop === 'no'] as const)) });
    await press(' ');
    await expect.poll(said).toBe('至少显示一列');
    await expect.element(screen.getByRole('checkbox', { name: '显示 工单编号' })).toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: '显示 工单编号' }));
    await expect.element(screen.getByRole('checkbox', { name: '显示 工单编号' })).toBeChecked();
  });
});

describe('order by keyboard', () => {
  async function grabbed() {
    const world = await opened();
    await press('{ArrowDown}{ArrowRight}{Enter}');
    return world;
  }
  test('Enter on the handle takes hold, and how to go on is said once', async () => {
    await grabbed();
    await expect.poll(said).toBe('已拿起 状态，第 2 位，共 8 位。上下键移动，空格放下，Esc 取消');
    expect(focusName()).toBe('移动 状态');
    expect(focused()?.getAttribute('aria-pressed')).toBe('true');
  });
  test('Down moves it, Space drops it, and each place is said', async () => {
    await grabbed();
    await press('{ArrowDown}');
    expect(names().slice(0, 3)).toEqual(['工单编号', '桩号', '状态']);
    await expect.poll(said).toBe('状态，第 3 位，共 8 位');
    expect(focusName()).toBe('移动 状态');
    await press(' ');
    await expect.poll(said).toBe('状态 已放到第 3 位');
    expect(focusName()).toBe('移动 状态');
    expect(focused()?.getAttribute('aria-pressed')).toBe('false');
    await press('{ArrowDown}');
    expect(focusName()).toBe('移动 位置');
  });
  test('Enter drops it too', async () => {
    await grabbed();
    await press('{ArrowUp}{Enter}');
    await expect.poll(said).toBe('状态 已放到第 1 位');
    expect(focused()?.getAttribute('aria-pressed')).toBe('false');
  });
  test('Escape puts it back and leaves the drawer open', async () => {
    const { drawer } = await grabbed();
    await press('{ArrowDown}{ArrowDown}{Escape}');
    await expect.poll(said).toBe('已取消移动，回到第 2 位');
    expect(names().slice(0, 3)).toEqual(['工单编号', '状态', '桩号']);
    expect(focusName()).toBe('移动 状态');
    await expect.element(drawer).toBeVisible();
  });
  test('Tab drops it before it goes on', async () => {
    await grabbed();
    await press('{ArrowDown}');
    await userEvent.tab();
    await expect.poll(said).toBe('状态 已放到第 3 位');
    expect(focusName()).toBe('取消');
    expect(names()[2]).toBe('状态');
  });
  test('Alt with an arrow moves the row at once, and keeps it', async () => {
    await opened();
    await press('{ArrowDown}{Alt>}{ArrowDown}{/Alt}');
    await expect.poll(said).toBe('状态，第 3 位，共 8 位');
    expect(focusName()).toBe('状态，第 3 项，共 8 项，已显示');
    await press('{Alt>}{ArrowUp}{ArrowUp}{ArrowUp}{/Alt}');
    await expect.poll(said).toBe('已是第一项');
    expect(names().slice(0, 2)).toEqual(['状态', '工单编号']);
  });
  test('a key of an input method moves nothing', async () => {
    await grabbed();
    focused()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }));
    expect(focused()?.getAttribute('aria-pressed')).toBe('true');
  });
});

describe('order with a pointer', () => {
  test('buttons of 24 px move it one by one, and stay at the ends', async () => {
    const { screen } = await opened();
    const up = () => screen.getByRole('button', { name: '上移 状态' });
    const { width, height } = up().element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await userEvent.click(up());
    await expect.poll(said).toBe('状态，第 1 位，共 8 位');
    expect(focusName()).toBe('上移 状态');
    await expect.element(up()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(up(), { force: true });
    await expect.poll(said).toBe('已是第一项');
    expect(names()[0]).toBe('状态');
    await userEvent.click(screen.getByRole('button', { name: '下移 计划完工' }), { force: true });
    await expect.poll(said).toBe('已是最后一项');
  });
  test.each(['mouse', 'touch'])('the handle is dragged by %s, and the place is said where it is let go', async (pointerType) => {
    const { screen } = await opened();
    const handle = screen.getByRole('button', { name: '移动 状态' }).element();
    const { left, top, height } = rows()[1]?.getBoundingClientRect() ?? new DOMRect();
    const at = (type: string, clientY: number) =>
      handle.dispatchEvent(
        new PointerEvent(type, { pointerType, pointerId: 1, button: 0, clientX: left + 20, clientY, bubbles: true, cancelable: true }),
      );
    vi.spyOn(handle, 'setPointerCapture').mockReturnValue();
    at('pointerdown', top + height / 2);
    at('pointermove', top + height * 1.6);
    at('pointermove', top + height * 2.4);
    await expect.poll(names).toEqual(['工单编号', '桩号', '位置', '状态', '病害类型', '施工单位', '负责人', '计划完工']);
    at('pointerup', top + height * 2.4);
    await expect.poll(said).toBe('状态 已放到第 4 位');
    expect(document.querySelectorAll('[aria-pressed=true]')).toHaveLength(0);
    expect(focusName()).toBe('移动 状态');
  });
  test('a drag that the browser takes away puts it back', async () => {
    const { screen } = await opened();
    const handle = screen.getByRole('button', { name: '移动 状态' }).element();
    const { top, height } = rows()[1]?.getBoundingClientRect() ?? new DOMRect();
    const at = (type: string, clientY: number) =>
      handle.dispatchEvent(new PointerEvent(type, { pointerId: 1, button: 0, clientY, bubbles: true, cancelable: true }));
    vi.spyOn(handle, 'setPointerCapture').mockReturnValue();
    at('pointerdown', top);
    at('pointermove', top + height * 4.5);
    at('pointercancel', top);
    await expect.poll(() => names()[1]).toBe('状态');
  });
});

describe('what comes of it', () => {
  test('OK changes the table after 50 ms, says so, and gives the keyboard back to the button', async () => {
    const clock = manualClock();
    const kept = ports({ clock });
    const { screen, button } = await opened({ ports: kept });
    await press(' {ArrowDown}{Alt>}{ArrowDown}{/Alt}');
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    await expect.element(button).toHaveFocus();
    clock.advance(49);
    expect(headers()[0]).toBe('工单编号');
    expect(announcements()).not.toContain('列设置已保存');
    clock.advance(1);
    await expect.poll(headers).toEqual(['桩号', '状态', '位置', '病害类型', '施工单位', '负责人', '计划完工', '操作']);
    await expect.poll(said).toBe('列设置已保存');
    expect(JSON.parse(kept.storage.kept.get('jnpf_columns_orders') ?? '[]')).toContainEqual({
      prop: 'no',
      label: '工单编号',
      columnVisible: false,
    });
  });
  test.each([
    ['Cancel', () => userEvent.click(page.getByRole('button', { name: '取消' }))],
    ['Escape, after a question,', () => press('{Escape}').then(discard)],
    ['the close button, after a question,', () => userEvent.click(page.getByRole('button', { name: '关闭' })).then(discard)],
  ])('%s leaves the table as it is and gives the keyboard back', async (_, leave) => {
    const kept = ports();
    const { button, drawer } = await opened({ ports: kept });
    await press(' {Alt>}{ArrowDown}{/Alt}');
    await leave();
    await expect.element(drawer).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
    expect(headers()[0]).toBe('工单编号');
    expect(kept.storage.kept.size).toBe(0);
  });
  test('Escape asks before changes are dropped, and closes at once where there are none', async () => {
    const { button, drawer } = await opened({ ports: ports() });
    await press(' {Escape}');
    await expect.element(page.getByRole('alertdialog', { name: '放弃对列的更改？' })).toBeVisible();
    await press('{Escape}');
    await expect.element(drawer).toBeVisible();
    await press(' {Escape}');
    await expect.element(drawer).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });
  test('the defaults come back with one press, and that can be undone', async () => {
    const { screen } = await opened({ ports: savedAs(['due', true], ['no', false]) });
    const before = names();
    expect(before.slice(0, 2)).toEqual(['计划完工', '工单编号']);
    const restore = screen.getByRole('button', { name: '恢复默认' });
    await userEvent.click(restore);
    await expect.poll(said).toBe('已恢复默认');
    await expect.element(restore).toHaveFocus();
    expect(names()).toEqual(orderColumns.map(({ header }) => header));
    expect(rows().every((row) => row.querySelector('input')?.checked)).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    expect(names()).toEqual(before);
    expect(screen.getByRole('button', { name: '撤销' }).query()).toBeNull();
    await expect.poll(() => focused() === document.body).toBe(false);
  });
  test('a column that is new since the last save is appended and marked', async () => {
    await opened({ ports: savedAs(['state', true], ['no', true]) });
    expect(names().slice(0, 3)).toEqual(['状态', '工单编号', '桩号']);
    expect(rows()[2]?.getAttribute('aria-label')).toBe('桩号，第 3 项，共 8 项，已显示，新列');
    expect(rows()[2]?.textContent).toContain('新');
    expect(rows()[1]?.getAttribute('aria-label')).not.toContain('新列');
  });
  test('saved settings are in force from the start, per menu or model id', async () => {
    const kept = savedAs(['due', true], ['no', false]);
    const screen = await renderInKit(<OrderList ports={kept} />);
    await expect.poll(() => headers()[0]).toBe('计划完工');
    expect(headers()).not.toContain('工单编号');
    await screen.rerender(<OrderList ports={kept} moduleId="other" />);
    await expect.poll(() => headers()[0]).toBe('工单编号');
  });
});

describe('what stays in sight', () => {
  const keep = (name: string) => page.getByRole('button', { name: `固定 ${name}` });
  test('is chosen by a button of the row, and said', async () => {
    const clock = manualClock();
    const kept = ports({ clock });
    const { screen } = await opened({ ports: kept });
    await press('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(focusName()).toBe('固定 状态');
    await expect.element(keep('状态')).toHaveAttribute('aria-pressed', 'false');
    await press(' ');
    await expect.poll(said).toBe('状态 已固定');
    await expect.element(keep('状态')).toHaveAttribute('aria-pressed', 'true');
    expect(focusName()).toBe('固定 状态');
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    clock.advance(50);
    await expect.poll(headers).toEqual(['状态', '工单编号', '桩号', '位置', '病害类型', '施工单位', '负责人', '计划完工', '操作']);
    expect(JSON.parse(kept.storage.kept.get('jnpf_columns_orders') ?? '[]')).toContainEqual({
      prop: 'state',
      label: '状态',
      columnVisible: true,
      pinned: 'start',
    });
  });
  test('can be let go of again, also where the list declares it', async () => {
    const columns = orderColumns.map((column) => (column.id === 'due' ? { ...column, pinned: 'start' as const } : column));
    await opened({ columns, ports: ports() });
    await expect.element(keep('计划完工')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(keep('计划完工'));
    await expect.poll(said).toBe('计划完工 已取消固定');
    await expect.element(keep('计划完工')).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(keep('计划完工'));
    await expect.poll(said).toBe('计划完工 已固定');
  });
});

describe('a width', () => {
  const separator = (name: string) =>
    document.querySelector<HTMLElement>(`[role=separator][aria-label="调整 ${name} 列宽"]`) ?? document.body;
  const widthOf = (name: string) =>
    Math.round(
      [...document.querySelectorAll('[data-mp-head] [role=columnheader]')]
        .find(({ textContent }) => textContent === name)
        ?.getBoundingClientRect().width ?? 0,
    );
  test('that is set in the table is kept, and there again with the first drawing', async () => {
    const kept = ports();
    const screen = await renderInKit(<OrderList ports={kept} />);
    await expect.poll(() => separator('状态').role).toBe('separator');
    separator('状态').focus();
    await press('{End}{ArrowLeft}');
    await expect.poll(() => widthOf('状态')).toBe(632);
    await screen.unmount();
    await renderInKit(<OrderList ports={kept} />);
    expect(widthOf('状态')).toBe(632);
    expect(widthOf('桩号')).toBeLessThan(200);
  });
  test('is gone with the defaults', async () => {
    const clock = manualClock();
    const kept = ports({ clock });
    const screen = await renderInKit(<OrderList ports={kept} />);
    await expect.poll(() => separator('状态').role).toBe('separator');
    separator('状态').focus();
    await press('{End}');
    await expect.poll(() => widthOf('状态')).toBe(640);
    await userEvent.click(screen.getByRole('button', { name: '列设置' }));
    await userEvent.click(screen.getByRole('button', { name: '恢复默认' }));
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    clock.advance(50);
    await expect.poll(() => widthOf('状态')).toBeLessThan(200);
    expect(kept.storage.kept.size).toBe(0);
  });
});

describe('the server', () => {
  type Server = NonNullable<ColumnSettingsPorts['server']>;
  const nothingKept: Server['load'] = () => Promise.resolve(null);
  test('is given the list and its columns, once', async () => {
    const save = vi.fn<Server['save']>().mockResolvedValue(null);
    const { screen } = await opened({ ports: ports({ server: { load: nothingKept, save } }) });
    await press(' ');
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    await expect.poll(() => save.mock.calls.length).toBe(1);
    await expect.poll(() => headers()[0]).toBe('状态');
    expect(save).toHaveBeenCalledOnce();
    const [listId, columns] = save.mock.lastCall ?? [];
    expect(listId).toBe('orders');
    expect(columns).toContainEqual({ prop: 'no', label: '工单编号', isVisible: false, widthPx: null, pinned: null });
  });
  const refusal = new Error('503');
  const refusing = { load: nothingKept, save: () => Promise.reject(refusal) };
  const words = '列设置未能保存到服务器，已保存在此浏览器中。';
  test('that does not take them leaves them in force in this browser, and that is said and shown', async () => {
    const kept = ports({ server: refusing });
    const { screen, button } = await opened({ ports: kept });
    await press(' ');
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    await expect.poll(announcements).toContain(words);
    await expect.poll(() => headers()[0]).toBe('状态');
    expect(kept.storage.kept.has('jnpf_columns_orders')).toBe(true);
    await userEvent.click(button);
    await expect.element(screen.getByText('仅保存在此浏览器中：服务器没有保存成功。')).toBeVisible();
  });
  test('that does not take them is told of in the page’s own way, where it has one', async () => {
    const onSaveFailed = vi.fn<NonNullable<ColumnSettingsPorts['onSaveFailed']>>();
    const { screen } = await opened({ ports: ports({ server: refusing, onSaveFailed }) });
    await press(' ');
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    await expect.poll(() => onSaveFailed.mock.calls).toEqual([[words, refusal]]);
    expect(announcements()).not.toContain(words);
  });
  test('is asked when the list is opened, and its list is taken', async () => {
    let answer: (columns: Awaited<ReturnType<Server['load']>>) => void = () => undefined;
    const load = vi.fn<Server['load']>(() => new Promise((resolve) => (answer = resolve)));
    const server = { load, save: () => Promise.resolve() };
    await renderInKit(<OrderList ports={{ ...savedAs(['state', true]), server }} />);
    expect(headers()[0]).toBe('状态');
    answer([{ prop: 'due', label: '', isVisible: true, widthPx: 300 }]);
    await expect.poll(() => headers()[0]).toBe('计划完工');
    expect(load).toHaveBeenCalledWith('orders', expect.any(AbortSignal));
  });
  test('that fails when it is asked changes nothing', async () => {
    const load = vi.fn<Server['load']>().mockRejectedValue(new Error('503'));
    const server = { load, save: () => Promise.resolve() };
    const screen = await renderInKit(<OrderList ports={{ ...savedAs(['state', true]), server }} />);
    await expect.poll(() => load.mock.calls.length).toBeGreaterThan(0);
    expect(headers()[0]).toBe('状态');
    await screen.rerender(<OrderList ports={ports({ server })} moduleId="other" />);
    await expect.poll(() => load.mock.lastCall?.[0]).toBe('other');
    expect(headers()[0]).toBe('工单编号');
  });
});

test('everything holds when React renders twice', async () => {
  const kept = ports();
  const screen = await renderInKit(
    <StrictMode>
      <OrderList ports={kept} />
    </StrictMode>,
  );
  await userEvent.click(screen.getByRole('button', { name: '列设置' }));
  await expect.poll(() => rows().length).toBe(8);
  await press('{ArrowRight}{Enter}{ArrowDown}{ArrowDown} ');
  expect(names().slice(0, 3)).toEqual(['状态', '桩号', '工单编号']);
  expect(focusName()).toBe('移动 工单编号');
});

test.each(
  oneInTurn(
    [
      ['zhtw', '清單顯示設定', '移動 状态', '顯示 状态', '釘選 状态', '状态，第 2 項，共 8 項，已顯示'],
      ['en', 'List display settings', 'Move 状态', 'Show 状态', 'Keep 状态 in sight', '状态, 2 of 8, shown'],
    ] as const,
    'ColumnSettings',
  ),
)('the drawer speaks %s', async (locale, title, move, show, keep, row) => {
  const { screen, drawer } = await opened({ ports: ports() }, { locale });
  await expect.element(drawer).toHaveAccessibleName(title);
  await expect.element(screen.getByRole('button', { name: move, exact: true })).toBeVisible();
  await expect.element(screen.getByRole('checkbox', { name: show })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: keep })).toBeVisible();
  expect(rows()[1]?.getAttribute('aria-label')).toBe(row);
});
