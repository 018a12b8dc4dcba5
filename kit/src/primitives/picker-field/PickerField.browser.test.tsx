import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { announcements, renderInKit } from '../../testing/index.ts';
import { manyPeople, people } from './examples/people.ts';
import { PickerField } from './index.ts';
import type { PickedItem, PickerFieldProps } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

function Sample({ items: given = people, onOpen = () => {}, ...props }: Partial<PickerFieldProps>) {
  const [items, setItems] = useState(given);
  const [cleared, setCleared] = useState<readonly PickedItem[]>([]);
  return (
    <div style={{ inlineSize: 320 }}>
      <PickerField
        label="验收人"
        cardinality="many"
        placeholder="选择用户"
        opens={{ kind: 'dialog', isOpen: false }}
        onOpen={onOpen}
        onRemove={(identity) => setItems(items.filter((item) => item.identity !== identity))}
        onClear={() => {
          setCleared(items);
          setItems([]);
        }}
        onUndo={() => setItems(cleared)}
        {...props}
        items={items}
      />
    </div>
  );
}

const press = (keys: string) => userEvent.keyboard(keys);
const focusedName = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
const field = () => page.getByRole('combobox', { name: '验收人' });
const tags = () => [...document.querySelectorAll('[data-mp-tag]')].map((tag) => tag.textContent);

beforeEach(() => page.viewport(1280, 800));

test('a field whose picker is on its way is busy and has nothing to clear', async () => {
  const screen = await renderInKit(<Sample opens={{ kind: 'dialog', isOpen: false, isComing: true }} />);
  await expect.element(field()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('button', { name: '清空 验收人' }).query()).toBeNull();
});

describe('the whole box opens', () => {
  test('with a click in its middle', async () => {
    const onOpen = vi.fn<() => void>();
    await renderInKit(<Sample onOpen={onOpen} />);
    await userEvent.click(page.getByText('郭振东'), { force: true });
    expect(onOpen).toHaveBeenCalledOnce();
  });
  test.each([
    ['Enter', '{Enter}'],
    ['Space', ' '],
    ['the down arrow', '{ArrowDown}'],
  ])('with %s', async (_name, key) => {
    const onOpen = vi.fn<() => void>();
    await renderInKit(<Sample onOpen={onOpen} />);
    await userEvent.tab();
    await expect.element(field()).toHaveFocus();
    await press(key);
    expect(onOpen).toHaveBeenCalledOnce();
  });
  test('not openable when disabled', async () => {
    const onOpen = vi.fn<() => void>();
    await renderInKit(<Sample onOpen={onOpen} use="disabled" />);
    await expect.element(field()).toBeDisabled();
    await userEvent.click(page.getByText('郭振东'), { force: true });
    expect(onOpen).not.toHaveBeenCalled();
    expect(document.querySelectorAll('[data-mp-remove]')).toHaveLength(0);
  });
  test('a key of an input method opens nothing', async () => {
    const onOpen = vi.fn<() => void>();
    await renderInKit(<Sample onOpen={onOpen} />);
    await userEvent.tab();
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', keyCode: 229, bubbles: true }));
    expect(onOpen).not.toHaveBeenCalled();
  });
});

describe('what it says', () => {
  test('name, names and count, what opens, required and invalid', async () => {
    await renderInKit(<Sample isRequired error="请选择验收人" />);
    const wanted = { 'aria-haspopup': 'dialog', 'aria-expanded': 'false', 'aria-required': 'true', 'aria-invalid': 'true' };
    for (const [name, value] of Object.entries(wanted)) await expect.element(field()).toHaveAttribute(name, value);
    await expect.element(field()).toHaveTextContent('郭振东、何俊杰、林若彤，共 6 项');
    await expect.element(field()).toHaveAccessibleDescription('请选择验收人');
  });
  test('a single value shows its path', async () => {
    await renderInKit(<Sample cardinality="one" items={[{ identity: '1', text: '云望高速物流集团 / 养护工程部' }]} />);
    await expect.element(field()).toHaveTextContent('云望高速物流集团 / 养护工程部');
    expect(tags()).toEqual([]);
  });
  test('an unknown id is shown and kept', async () => {
    await renderInKit(<Sample items={[{ identity: 'x', text: '4f1c09', isUnknown: true }]} />);
    expect(tags()).toEqual(['未知（4f1c09）']);
  });
  test('names in another language than the page say which, as tags and as the words of the field', async () => {
    await renderInKit(<Sample items={[{ identity: '1', text: '何俊杰' }]} />, { locale: 'en' });
    await expect
      .poll(() => [...document.querySelectorAll('[lang="zh-Hans-CN"]')].map(({ textContent }) => textContent))
      .toEqual(['验收人', '何俊杰', '何俊杰']);
  });

  test('names that are still coming are busy, names that did not come can be asked for again', async () => {
    const retry = vi.fn<() => void>();
    const screen = await renderInKit(<Sample names={{ kind: 'loading' }} />);
    await expect.element(field()).toHaveAttribute('aria-busy', 'true');
    await expect.element(field()).toHaveTextContent('正在加载…');
    await screen.rerender(<Sample names={{ kind: 'failed', retry }} />);
    await userEvent.click(page.getByRole('button', { name: '名称没有加载成功，重试' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});

describe('tags', () => {
  test('collapse to as many as fit plus a count that opens all of them, by keyboard, with names to copy', async () => {
    await renderInKit(<Sample />);
    await expect.poll(tags).toEqual(['郭振东', '何俊杰', '林若彤']);
    await userEvent.tab();
    await userEvent.tab();
    await press('{End}');
    expect(focusedName()).toBe('+3，显示全部 6 项');
    await press('{Enter}');
    await expect.element(page.getByRole('grid', { name: '已选：验收人' })).toBeVisible();
    await expect.element(page.getByRole('row', { name: /郭振东/ })).toHaveFocus();
    await expect.element(page.getByRole('button', { name: '复制全部名称' })).toBeVisible();
    await press('{Escape}');
    await expect.element(page.getByRole('button', { name: '+3，显示全部 6 项' })).toHaveFocus();
  });
  test('collapse to the first tag plus a count', async () => {
    await renderInKit(<Sample tags="first" />);
    expect(tags()).toEqual(['郭振东']);
    await expect.element(page.getByText('+5')).toBeVisible();
  });
  test('are 8 px lower than the control', async () => {
    await renderInKit(<Sample />);
    const box = field().element().parentElement?.offsetHeight ?? 0;
    expect(document.querySelector<HTMLElement>('[data-mp-tag]')?.offsetHeight).toBe(box - 8);
  });
  test('arrows walk them, Delete takes one out and the next has the keyboard, the field after the last', async () => {
    await renderInKit(<Sample items={people.slice(0, 3)} />);
    await userEvent.tab();
    await userEvent.tab();
    await press('{ArrowRight}');
    expect(focusedName()).toBe('移除 何俊杰 养护工程部 / 现场工程师');
    await press('{Delete}');
    expect(focusedName()).toBe('移除 林若彤 养护工程部 / 计量员');
    await expect.poll(announcements).toContain('已移除 何俊杰，剩余 2 项');
    await press('{Backspace}');
    expect(focusedName()).toBe('移除 郭振东 养护工程部 / 养护部主任');
    await press('{Delete}');
    await expect.element(field()).toHaveFocus();
  });
  test('ten thousand are a few tags and a windowed list', async () => {
    await renderInKit(<Sample items={manyPeople} />);
    await userEvent.click(page.getByRole('button', { name: /显示全部 10000 项/ }));
    await expect.element(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '10000');
    expect(document.querySelectorAll('[role=row]').length).toBeLessThan(80);
  });
});

describe('clear', () => {
  test('empties the value, says that it can be undone, and Ctrl+Z brings it back', async () => {
    await renderInKit(<Sample items={people.slice(0, 2)} />);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(focusedName()).toBe('清空 验收人');
    await press('{Enter}');
    await expect.element(field()).toHaveFocus();
    await expect.element(field()).toHaveTextContent('选择用户');
    await expect.poll(announcements).toContain('已清空，可撤销 Ctrl+Z');
    await press('{Control>}z{/Control}');
    expect(tags()).toEqual(['郭振东', '何俊杰']);
  });
  test('its icon shows only on hover or focus, when there is a value', async () => {
    await renderInKit(<Sample items={people.slice(0, 1)} />);
    const action = document.querySelector('[data-clear]') ?? document.body;
    await userEvent.hover(document.body);
    expect(getComputedStyle(action).opacity).toBe('0');
    await userEvent.hover(field());
    expect(getComputedStyle(action).opacity).toBe('1');
  });
  test.each([1280, 320])('its button is as large as a target must be and stays in the box, on a page of %i px', async (widthPx) => {
    await page.viewport(widthPx, 800);
    const screen = await renderInKit(<Sample items={people.slice(0, 1)} />);
    const { left, right, width, height } = screen.getByRole('button', { name: '清空 验收人' }).element().getBoundingClientRect();
    const box = document.querySelector('[aria-haspopup=dialog]')?.parentElement?.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(widthPx === 320 ? 44 : 24);
    expect(left).toBeGreaterThanOrEqual(box?.left ?? 0);
    expect(right).toBeLessThanOrEqual(box?.right ?? 0);
  });
});

test.each(
  oneInTurn(
    [
      ['zhtw', '未知（x）'],
      ['en', 'Unknown (x)'],
    ] as const,
    'PickerField',
  ),
)('in %s an unknown value reads “%s”', async (locale, text) => {
  await renderInKit(<Sample items={[{ identity: 'x', text: 'x', isUnknown: true }]} />, { locale });
  expect(tags()).toEqual([text]);
});
