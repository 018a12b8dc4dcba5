import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { checkedNodes } from '../../engines/row-core/index.ts';
import type { CheckedNodes } from '../../engines/row-core/index.ts';
import { announcements, renderInKit } from '../../testing/index.ts';
import { categories, manyPeople, manyPosts, showCategory } from './examples/categories.ts';
import type { Category } from './examples/categories.ts';
import { Tree } from './index.ts';
import type { TreeProps } from './index.ts';
import { pane } from './examples/pane.css.ts';

function Pane({ expandedIds = new Set(['asset']), onExpandedChange, checks, ...props }: Partial<TreeProps<Category>>) {
  const [open, setOpen] = useState(expandedIds);
  const [checked, setChecked] = useState(checks?.value);
  return (
    <div className={pane}>
      <Tree
        label="字典分类"
        nodes={categories}
        node={showCategory}
        selectedId={null}
        onSelect={() => undefined}
        {...props}
        checks={
          checked && {
            value: checked,
            onChange: (value) => {
              setChecked(value);
              checks?.onChange(value);
            },
          }
        }
        expandedIds={open}
        onExpandedChange={(ids) => {
          setOpen(ids);
          onExpandedChange?.(ids);
        }}
      />
    </div>
  );
}

const focused = () => document.activeElement;
const labelOf = (item: Element | null) => item?.querySelector('[title]')?.textContent;
const focusedLabel = () => labelOf(focused());
const press = (keys: string) => userEvent.keyboard(keys);
const items = () => [...document.querySelectorAll<HTMLElement>('[role=treeitem]')];

beforeEach(() => page.viewport(1280, 800));

describe('structure', () => {
  test('nodes carry level, place, size of their set, and whether they are open and chosen', async () => {
    const screen = await renderInKit(<Pane selectedId="asset.type" />);
    await expect.element(screen.getByRole('tree', { name: '字典分类' })).toBeVisible();
    const chosen = screen.getByRole('treeitem', { name: /^路产设施类型/ });
    const expected = { level: '2', posinset: '1', setsize: '3', selected: 'true' };
    for (const [name, value] of Object.entries(expected)) await expect.element(chosen).toHaveAttribute(`aria-${name}`, value);
    await expect.element(chosen).not.toHaveAttribute('aria-expanded');
    await expect.element(screen.getByRole('treeitem', { name: '收费业务' })).toHaveAttribute('aria-expanded', 'false');
  });
  test('the one tab stop is the chosen node', async () => {
    await renderInKit(
      <>
        <Pane selectedId="asset.claim" />
        <button type="button">下一个</button>
      </>,
    );
    await userEvent.tab();
    expect(focusedLabel()).toBe('损坏赔偿项目');
    await userEvent.tab();
    expect(focused()?.textContent).toBe('下一个');
  });
  test('a count at the end of the row is read with it', async () => {
    const screen = await renderInKit(<Pane />);
    await expect.element(screen.getByRole('treeitem', { name: '路产设施类型 24' })).toBeVisible();
  });
});

describe('keys', () => {
  test('Right opens, then goes to the first child; Left goes to the parent, then closes', async () => {
    const screen = await renderInKit(<Pane expandedIds={new Set()} />);
    await userEvent.tab();
    await press('{ArrowDown}{ArrowRight}');
    await expect.element(screen.getByRole('treeitem', { name: '路产设施', exact: true })).toHaveAttribute('aria-expanded', 'true');
    expect(focusedLabel()).toBe('路产设施');
    await press('{ArrowRight}{ArrowDown}');
    expect(focusedLabel()).toBe('设施完好状态');
    await press('{ArrowLeft}');
    expect(focusedLabel()).toBe('路产设施');
    await press('{ArrowLeft}');
    await expect.element(screen.getByRole('treeitem', { name: '路产设施', exact: true })).toHaveAttribute('aria-expanded', 'false');
  });
  test('Home and End go to the ends, * opens the siblings', async () => {
    await renderInKit(<Pane expandedIds={new Set()} />);
    await userEvent.tab();
    await press('{End}');
    expect(focusedLabel()).toBe('证件类型');
    await press('{Home}*');
    expect(items().filter((item) => item.getAttribute('aria-expanded') === 'true')).toHaveLength(4);
    expect(focusedLabel()).toBe('交通事件');
  });
  test('typing finds the next label, or a code, from where one is', async () => {
    await renderInKit(<Pane expandedIds={new Set(['toll'])} />);
    await userEvent.tab();
    await press('u');
    expect(focusedLabel()).toBe('养护工程');
    await press('n');
    expect(focusedLabel()).toBe('计量单位');
  });
  test('Enter and Space choose without opening, arrows open without choosing', async () => {
    const onSelect = vi.fn<(id: string, record: Category) => void>();
    const screen = await renderInKit(<Pane expandedIds={new Set()} onSelect={onSelect} />);
    await userEvent.tab();
    await press('{ArrowDown}');
    expect(onSelect).not.toHaveBeenCalled();
    await press('{Enter}');
    await press(' ');
    expect(onSelect.mock.calls.map(([id]) => id)).toEqual(['asset', 'asset']);
    await expect.element(screen.getByRole('treeitem', { name: '路产设施' })).toHaveAttribute('aria-expanded', 'false');
  });
  test('a node that cannot be chosen is reached and says why', async () => {
    const onSelect = vi.fn<(id: string, record: Category) => void>();
    const screen = await renderInKit(<Pane expandedIds={new Set()} onSelect={onSelect} />);
    await userEvent.tab();
    await press('{End}{ArrowUp}{Enter}');
    await expect.element(screen.getByRole('treeitem', { name: '停用分类 已停用，不可选择' })).toHaveFocus();
    await expect.element(screen.getByRole('treeitem', { name: /停用分类/ })).toHaveAttribute('aria-disabled', 'true');
    expect(onSelect).not.toHaveBeenCalled();
  });
  test('a key of an input method does nothing', async () => {
    const onSelect = vi.fn<(id: string, record: Category) => void>();
    await renderInKit(<Pane onSelect={onSelect} />);
    await userEvent.tab();
    focused()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true }));
    expect(onSelect).not.toHaveBeenCalled();
  });
});

describe('pointer', () => {
  test('a click on a node chooses it, a click on its chevron opens it only', async () => {
    const onSelect = vi.fn<(id: string, record: Category) => void>();
    const screen = await renderInKit(<Pane expandedIds={new Set()} onSelect={onSelect} />);
    const toll = screen.getByRole('treeitem', { name: '收费业务' });
    await userEvent.click(toll.element().querySelector('[data-mp-toggle]') ?? toll);
    await expect.element(toll).toHaveAttribute('aria-expanded', 'true');
    expect(onSelect).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText('支付方式'));
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('toll.pay', expect.objectContaining({ code: 'toll.pay' }));
  });
});

describe('checkboxes', () => {
  const start = (...ids: string[]) => {
    const onChange = vi.fn<(value: CheckedNodes) => void>();
    const last = () => [...(onChange.mock.lastCall?.[0].ids() ?? [])];
    return { checks: { value: checkedNodes(ids), onChange }, last };
  };
  const stateOf = (name: string) =>
    items()
      .find((item) => labelOf(item) === name)
      ?.getAttribute('aria-checked');

  test('a parent says what its children are: none, mixed, all', async () => {
    const screen = await renderInKit(<Pane checks={start('asset.type', 'upkeep').checks} selectedId={undefined} />);
    await expect.element(screen.getByRole('tree')).toHaveAttribute('aria-multiselectable', 'true');
    expect(['交通事件', '路产设施', '路产设施类型', '设施完好状态', '养护工程'].map(stateOf)).toEqual([
      'false',
      'mixed',
      'true',
      'false',
      'true',
    ]);
    expect(document.querySelector('[aria-selected]')).toBeNull();
  });
  test('Space and a press check a parent with everything below it, and take it away again', async () => {
    const { checks, last } = start('asset.type');
    const screen = await renderInKit(<Pane checks={checks} />);
    await userEvent.tab();
    await press('{ArrowDown} ');
    await expect.poll(() => stateOf('损坏赔偿项目')).toBe('true');
    expect(last()).toEqual(['asset.type', 'asset.condition', 'asset.claim']);
    await userEvent.click(screen.getByText('路产设施', { exact: true }));
    await expect.poll(() => stateOf('路产设施')).toBe('false');
    expect(last()).toEqual([]);
  });
  test('a node that cannot be chosen keeps its state, alone and below its parent', async () => {
    const nodes = [
      {
        id: 'road',
        name: '路段',
        code: 'road',
        children: [
          { id: 'old', name: '旧站', code: 'old', stopped: '已停用' },
          { id: 'new', name: '新站', code: 'new' },
        ],
      },
    ];
    const { checks, last } = start();
    const screen = await renderInKit(<Pane nodes={nodes} expandedIds="all" checks={checks} />);
    await userEvent.click(screen.getByText('旧站'));
    expect(checks.onChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText('路段'));
    await expect.poll(() => stateOf('路段')).toBe('mixed');
    expect(last()).toEqual(['new']);
  });
  test('Shift+Down checks on the way, Ctrl+A all that is shown', async () => {
    const { checks, last } = start();
    await renderInKit(<Pane checks={checks} />);
    await userEvent.tab();
    await press('{End}{Shift>}{ArrowUp}{ArrowUp}{/Shift}');
    expect(focusedLabel()).toBe('计量单位');
    expect(last()).toEqual(['unit', 'idcard']);
    await press('{Control>}a{/Control}');
    await expect.poll(() => last().length).toBe(11);
    expect(last()).not.toContain('closed');
  });
  test('while a filter stands, a parent checks what is shown below it', async () => {
    const { checks, last } = start();
    const screen = await renderInKit(<Pane checks={checks} keyword="asset.c" />);
    await userEvent.click(screen.getByText('路产设施'));
    await expect.poll(last).toEqual(['asset.condition', 'asset.claim']);
    expect(stateOf('路产设施')).toBe('mixed');
  });
  test('all nodes open at once, and closing one of them closes only it', async () => {
    const screen = await renderInKit(<Pane nodes={manyPeople} expandedIds="all" checks={start().checks} />);
    await expect.element(screen.getByRole('treeitem', { name: /第 1 养护站/ })).toHaveAttribute('aria-setsize', '50');
    await userEvent.tab();
    await press('{ArrowLeft}{ArrowDown}');
    expect(focusedLabel()).toBe('第 2 分公司');
    await expect.element(screen.getByRole('treeitem', { name: '第 2 分公司' })).toHaveAttribute('aria-expanded', 'true');
  });
  test('in fifty thousand nodes a company is checked with its five thousand people', async () => {
    const { checks } = start();
    const screen = await renderInKit(<Pane nodes={manyPeople} expandedIds={new Set<string>()} checks={checks} />);
    await userEvent.click(screen.getByText('第 2 分公司'));
    expect(checks.onChange.mock.lastCall?.[0].count).toBe(5_000);
    await expect.poll(() => stateOf('第 2 分公司')).toBe('true');
    expect(stateOf('第 1 分公司')).toBe('false');
  });
});

test('closing a parent while a child has the keyboard gives it to the parent', async () => {
  const screen = await renderInKit(<Pane selectedId="asset.claim" />);
  await userEvent.tab();
  const parent = screen.getByRole('treeitem', { name: '路产设施', exact: true }).element();
  parent.querySelector('[data-mp-toggle]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.poll(focusedLabel).toBe('路产设施');
});

describe('filter', () => {
  test('shows matches with the way to them, says how many, and gives the old expansion back', async () => {
    const screen = await renderInKit(<Pane expandedIds={new Set(['upkeep'])} />);
    await screen.rerender(<Pane expandedIds={new Set(['upkeep'])} keyword="toll.p" />);
    expect(items().map(labelOf)).toEqual(['收费业务', '支付方式']);
    expect(announcements()).toContain('找到 1 项');
    await userEvent.click(screen.getByRole('treeitem', { name: '收费业务' }).element().querySelector('[data-mp-toggle]') ?? document.body);
    expect(items()).toHaveLength(1);
    await screen.rerender(<Pane expandedIds={new Set(['upkeep'])} />);
    expect(
      items()
        .filter((item) => item.getAttribute('aria-expanded') === 'true')
        .map(labelOf),
    ).toEqual(['养护工程']);
    await expect.poll(announcements).toContain('已清除搜索');
  });
  test('without a match that is shown in place, and said as every list says it', async () => {
    const screen = await renderInKit(<Pane />);
    await screen.rerender(<Pane keyword="隧道" />);
    await expect.element(screen.getByText('没有匹配“隧道”的节点')).toBeVisible();
    expect(document.querySelector('[role=tree]')).toBeNull();
    expect(announcements()).toEqual(['没有找到']);
  });
});

describe('ten thousand nodes', () => {
  const open = new Set(manyPosts.map(({ id }) => id));

  test('fewer than 80 are rendered, and their elements are re-used after a jump', async () => {
    await renderInKit(<Pane nodes={manyPosts} expandedIds={open} />);
    const before = items();
    expect(before.length).toBeLessThan(80);
    const region = document.querySelector('[role=tree]')?.parentElement ?? document.body;
    region.scrollTop = 30 * 5_000;
    await expect.poll(() => items().some((item) => labelOf(item)?.startsWith('K50+'))).toBe(true);
    expect(before.every((item) => items().includes(item))).toBe(true);
  });
  test('the chosen node is in view at first, with its true place', async () => {
    const screen = await renderInKit(<Pane nodes={manyPosts} expandedIds={open} selectedId="s40p3" />);
    const chosen = screen.getByRole('treeitem', { selected: true });
    await expect.element(chosen).toBeInViewport();
    await expect.element(chosen).toHaveAttribute('aria-setsize', '99');
    await expect.element(chosen).toHaveAttribute('aria-posinset', '4');
  });
});

describe('states', () => {
  test('a failure offers a retry', async () => {
    const retry = vi.fn<() => void>();
    const screen = await renderInKit(<Pane state={{ kind: 'failed', retry }} />);
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(retry).toHaveBeenCalledOnce();
    expect(announcements()).toContain('加载失败，可重试');
  });
  test('the focus waits in the pane while it loads again and returns to the nodes', async () => {
    const screen = await renderInKit(<Pane selectedId="asset.type" />);
    await userEvent.tab();
    await screen.rerender(<Pane selectedId="asset.type" state={{ kind: 'loading' }} />);
    await expect.element(screen.getByRole('group', { name: '字典分类' })).toHaveFocus();
    await screen.rerender(<Pane selectedId="asset.type" />);
    expect(focusedLabel()).toBe('路产设施类型');
  });
});

test('a double click opens a node with others below it, and another one closes it', async () => {
  const onExpandedChange = vi.fn<(ids: ReadonlySet<string>) => void>();
  const screen = await renderInKit(<Pane expandedIds={new Set()} onExpandedChange={onExpandedChange} />);
  const [folder] = categories;
  const row = screen.getByRole('treeitem', { name: folder?.name ?? '', exact: false }).first();
  await userEvent.dblClick(row);
  await expect.element(row).toHaveAttribute('aria-expanded', 'true');
  await userEvent.dblClick(row);
  await expect.element(row).toHaveAttribute('aria-expanded', 'false');
  expect(onExpandedChange).toHaveBeenCalledTimes(2);
});

test('a long note leaves half of its row to the name', async () => {
  await renderInKit(<Pane node={({ id }) => ({ id, label: '审批内容', note: 'systemApprovalContent'.repeat(4) })} />);
  const [name] = page.getByTitle('审批内容').elements();
  expect(name?.scrollWidth).toBe(name?.clientWidth);
});
