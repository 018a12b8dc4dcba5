import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { announcements, renderInKit } from '../../testing/index.ts';
import type { Locale } from '../locale/index.ts';
import { OpenPages, fivePages, manyPages } from './examples/OpenPages.tsx';
import type { OpenPagesProps } from './examples/OpenPages.tsx';
import { oneInTurn } from '../../testing/inTurn.ts';

afterEach(() => page.viewport(1280, 800));

async function aBar(props: Partial<OpenPagesProps> = {}, locale: Locale = 'zh') {
  const hear = {
    onFollow: vi.fn<(id: string) => void>(),
    onMove: vi.fn<(id: string, index: number) => void>(),
  };
  const screen = await renderInKit(<OpenPages tags={fivePages} currentId="dictionary" {...hear} {...props} />, { locale });
  const tag = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name}`) });
  const titles = () => [...document.querySelectorAll('nav a')].map((link) => link.getAttribute('title')).join(' ');
  return { screen, tag, titles, ...hear };
}

async function said(text: string) {
  await expect.poll(announcements).toContain(text);
}
const order = '首页 养护工单 ETC 门架巡检 数据接口 数据字典';

describe('the pointer', () => {
  test('a press on a tag shows its page', async () => {
    const { tag, onFollow } = await aBar();
    await userEvent.click(tag('养护工单'));
    expect(onFollow).toHaveBeenCalledExactlyOnceWith('orders');
    await expect.element(tag('养护工单')).toHaveAttribute('aria-current', 'page');
  });

  test('a press with Ctrl is the browser’s: a new window', async () => {
    const { tag, onFollow } = await aBar();
    const stop = (event: Event) => event.preventDefault();
    document.addEventListener('click', stop);
    tag('养护工单')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    document.removeEventListener('click', stop);
    expect(onFollow).not.toHaveBeenCalled();
  });

  test('middle-click closes a tag', async () => {
    const { tag, titles } = await aBar();
    await userEvent.click(tag('养护工单'), { button: 'middle' });
    await expect.poll(titles).toBe('首页 ETC 门架巡检 数据接口 数据字典');
    await said('已关闭 养护工单');
  });

  test('middle-click on a pinned tag closes nothing and says why', async () => {
    const { tag, titles } = await aBar();
    await userEvent.click(tag('首页'), { button: 'middle' });
    await said('已固定，不能关闭');
    expect(titles()).toBe(order);
  });

  test('the close button is at least 24 px, no stop of the keyboard, and leaves the keyboard where it is', async () => {
    const { screen, titles, tag } = await aBar();
    const close = screen.getByRole('button', { name: '关闭 养护工单' });
    const { width, height } = close.element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await expect.element(close).toHaveAttribute('tabindex', '-1');
    const other = tag('数据字典').element();
    if (other instanceof HTMLElement) other.focus();
    await userEvent.click(close);
    await expect.poll(titles).toBe('首页 ETC 门架巡检 数据接口 数据字典');
    expect(document.activeElement).toBe(other);
  });

  test('a pinned tag has no close button', async () => {
    const { screen } = await aBar();
    expect(screen.getByRole('button', { name: '关闭 首页' }).query()).toBeNull();
  });

  test('a right press opens the menu, the seed’s commands in the seed’s order first', async () => {
    const { screen, tag } = await aBar();
    await userEvent.click(tag('养护工单'), { button: 'right' });
    await expect.element(screen.getByRole('menu', { name: '养护工单 的操作' })).toBeVisible();
    expect(
      screen
        .getByRole('menuitem')
        .elements()
        .map((item) => item.textContent?.replace(/Delete$/, '')),
    ).toEqual(['刷新', '关闭', '关闭其他', '关闭全部', '关闭右侧']);
  });

  test('a right press beside the tags opens no menu of ours', async () => {
    await aBar();
    const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
    document.querySelector('nav ul')?.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });

  test('a finger that rests opens the menu', async () => {
    const { screen, tag } = await aBar();
    const element = tag('养护工单').element();
    element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch', clientX: 120, clientY: 20 }));
    await expect.element(screen.getByRole('menu', { name: '养护工单 的操作' })).toBeVisible();
  });

  test('a tag is dragged to its place, follows no page on the way, and the place is said', async () => {
    const { tag, titles, onFollow } = await aBar();
    await userEvent.dragAndDrop(tag('养护工单'), tag('数据接口'), { targetPosition: { x: 60, y: 10 } });
    await expect.poll(titles).toBe('首页 ETC 门架巡检 数据接口 养护工单 数据字典');
    await said('已移到第 4 位');
    expect(onFollow).not.toHaveBeenCalled();
  });

  test('nothing is dragged before a pinned tag', async () => {
    const { tag, titles } = await aBar();
    await userEvent.dragAndDrop(tag('ETC 门架巡检'), tag('首页'), { targetPosition: { x: 2, y: 10 } });
    await expect.poll(titles).toBe('首页 ETC 门架巡检 养护工单 数据接口 数据字典');
  });
});

describe('closing', () => {
  const choose = async (props: Partial<OpenPagesProps>, on: string, command: string) => {
    const all = await aBar(props);
    await userEvent.click(all.tag(on), { button: 'right' });
    await userEvent.click(all.screen.getByRole('menuitem', { name: command, exact: true }));
    return all;
  };

  test.each([
    ['关闭右侧', 'ETC 门架巡检', '首页 养护工单 ETC 门架巡检', '已关闭 2 个页面'],
    ['关闭其他', '首页', '首页', '已关闭 4 个页面'],
    ['关闭全部', '首页', '首页', '已关闭 4 个页面'],
  ])('%s on %s leaves %s and says how many', async (command, on, left, text) => {
    const { titles } = await choose({}, on, command);
    await expect.poll(titles).toBe(left);
    await said(text);
  });

  test('what a person keeps stays, and only what is closed is counted', async () => {
    const { titles } = await choose({ onClose: async (ids) => ids.filter((id) => id !== 'gantry') }, '首页', '关闭其他');
    await expect.poll(titles).toBe('首页 ETC 门架巡检');
    await said('已关闭 3 个页面');
  });

  test('when everything is kept nothing is said and nothing closes', async () => {
    const { tag, titles } = await aBar({ onClose: async () => [] });
    await userEvent.click(tag('养护工单'));
    await userEvent.keyboard('{Delete}');
    await userEvent.keyboard('{Delete}');
    expect(titles()).toBe(order);
    await expect.element(tag('养护工单')).toHaveFocus();
    expect(announcements()).toEqual([]);
  });

  test('a page that was not built anew is not said to be', async () => {
    await choose({ onRefresh: async () => false }, '养护工单', '刷新');
    await expect.poll(() => document.querySelector('[role=menu]')).toBeNull();
    expect(announcements()).toEqual([]);
  });
});

describe('more tags than fit', () => {
  test('the current one is in sight, and a button has a menu of all of them', async () => {
    const { screen, tag, onFollow } = await aBar({ tags: manyPages, currentId: 'toll-18' });
    const more = screen.getByRole('button', { name: '更多页面 (25)' });
    await expect.element(more).toBeVisible();
    const bar = document.querySelector('nav ul')?.getBoundingClientRect();
    const box = tag('收费站 19').element().getBoundingClientRect();
    expect(box.right).toBeLessThanOrEqual((bar?.right ?? 0) + 1);
    await userEvent.click(more);
    await expect.element(screen.getByRole('menuitemradio', { name: '收费站 19' })).toHaveAttribute('aria-checked', 'true');
    await userEvent.click(screen.getByRole('menuitemradio', { name: '养护工单' }));
    expect(onFollow).toHaveBeenCalledExactlyOnceWith('orders');
    await expect.poll(() => tag('养护工单').element().getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
  });

  test('the menu of all of them marks the pages with unsaved text, for the eye and in words', async () => {
    const { screen } = await aBar({ tags: manyPages });
    await userEvent.click(screen.getByRole('button', { name: '更多页面 (25)' }));
    const gantry = screen.getByRole('menuitemradio', { name: 'ETC 门架巡检 有未保存的更改' });
    await expect.element(gantry).toBeVisible();
    const dots = () =>
      [...document.querySelectorAll('[role=menuitemradio]')].filter(({ textContent }) => textContent?.includes('有未保存的更改'));
    expect(dots()).toEqual([gantry.element()]);
  });

  test('where all fit there is no such button', async () => {
    await page.viewport(320, 740);
    const { screen } = await aBar();
    await expect.element(screen.getByRole('button', { name: '更多页面 (5)' })).toBeVisible();
    await page.viewport(1280, 800);
    await expect.element(screen.getByRole('button', { name: '更多页面 (5)' })).not.toBeInTheDocument();
  });

  test('below 992 px every target is 44 px high', async () => {
    await page.viewport(375, 740);
    const { tag } = await aBar();
    await expect.poll(() => tag('数据字典').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  });
});

test('the current tag is joined to the sheet: it covers the line at the sheet’s upper edge', async () => {
  const { tag } = await aBar();
  const current = tag('数据字典').element().closest('li');
  const sheet = document.querySelector('nav')?.nextElementSibling;
  const [box, below] = [current?.getBoundingClientRect(), sheet?.getBoundingClientRect()];
  expect(box?.bottom).toBe((below?.top ?? 0) + 1);
  expect(document.elementFromPoint((box?.left ?? 0) + 20, (below?.top ?? 0) + 0.5)?.closest('li')).toBe(current);
});

test('the middle of a composition closes nothing', async () => {
  const { tag, titles } = await aBar();
  await userEvent.click(tag('养护工单'));
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Delete', isComposing: true, bubbles: true, cancelable: true }),
  );
  expect(titles()).toBe(order);
});

test.each(
  oneInTurn(
    [
      ['zh', '已固定', '有未保存的更改'],
      ['zhtw', '已釘選', '有未儲存的變更'],
      ['en', 'Pinned', 'Unsaved changes'],
    ] as const,
    'TagsView',
  ),
)('in %s pin and dot have words', async (locale, pinned, unsaved) => {
  const { tag } = await aBar({}, locale);
  await expect.element(tag(`首页 ${pinned}`)).toBeInTheDocument();
  await expect.element(tag(`ETC 门架巡检 ${unsaved}`)).toBeInTheDocument();
});
