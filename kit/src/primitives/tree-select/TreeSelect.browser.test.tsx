import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { announcements, renderInKit } from '../../testing/index.ts';
import { facilities, manyFacilities } from './examples/facilities.ts';
import { TreeMultiSelect, TreeSelect } from './index.ts';
import type { TreeMultiSelectProps, TreeSelectProps } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

function One({ start = null, onChange, ...props }: Partial<TreeSelectProps> & { start?: string | null }) {
  const [value, setValue] = useState(start);
  const change = (next: string | null) => {
    onChange?.(next);
    setValue(next);
  };
  return <TreeSelect label="设施" nodes={facilities} placeholder="选择设施" {...props} value={value} onChange={change} />;
}

function Many({ start = [], onChange, ...props }: Partial<TreeMultiSelectProps> & { start?: readonly string[] }) {
  const [value, setValue] = useState(start);
  const change = (next: readonly string[]) => {
    onChange?.(next);
    setValue(next);
  };
  return <TreeMultiSelect label="设施" nodes={facilities} placeholder="选择设施" {...props} value={value} onChange={change} />;
}

const field = () => page.getByRole('combobox', { name: '设施', exact: true });
const item = (name: string) => page.getByRole('treeitem', { name, exact: true });
const active = () => document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')?.textContent;

beforeEach(() => page.viewport(1280, 800));

describe('one node', () => {
  test('Right opens and goes in, Left goes out and closes, Enter chooses; the focus stays in the field', async () => {
    const onChange = vi.fn<(id: string | null) => void>();
    await renderInKit(<One onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('tree', { name: '设施' })).toBeVisible();
    await expect.element(item('护栏设施')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(item('护栏设施')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(active).toBe('波形梁护栏');
    await expect.element(item('波形梁护栏')).toHaveAttribute('aria-level', '2');
    await expect.element(item('波形梁护栏')).toHaveAttribute('aria-setsize', '3');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(active).toBe('护栏设施');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(item('护栏设施')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await expect.element(field()).toHaveTextContent('护栏设施 / 波形梁护栏');
    await expect.element(field()).toHaveFocus();
    expect(onChange.mock.calls).toEqual([['wbeam']]);
    await expect.poll(announcements).toContain('已选择 护栏设施 / 波形梁护栏');
  });
  test('opens with the way to what is chosen', async () => {
    await renderInKit(<One start="jersey" />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(active).toBe('新泽西护栏');
    await expect.element(item('新泽西护栏')).toHaveAttribute('aria-selected', 'true');
  });
  test('a press on the chevron opens only, a press on the name chooses', async () => {
    const onChange = vi.fn<(id: string | null) => void>();
    await renderInKit(<One onChange={onChange} />);
    await userEvent.click(field());
    await userEvent.click(item('机电设施').element().querySelector('[data-mp-toggle]') ?? document.body);
    await expect.element(item('门架')).toBeVisible();
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(item('机电设施'));
    expect(onChange.mock.calls).toEqual([['mech']]);
  });
  test('where only leaves count, a node with children opens instead of being chosen', async () => {
    const onChange = vi.fn<(id: string | null) => void>();
    await renderInKit(<One onChange={onChange} chooses="leaves" />);
    await userEvent.click(field());
    await userEvent.click(item('机电设施'));
    await userEvent.click(item('情报板'));
    expect(onChange.mock.calls).toEqual([['vms']]);
  });
  test('a node that cannot be chosen is reached and says why', async () => {
    const onChange = vi.fn<(id: string | null) => void>();
    await renderInKit(<One start="wbeam" onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await expect.element(item('缆索护栏 已停用，不可选择')).toHaveAttribute('aria-disabled', 'true');
    expect(onChange).not.toHaveBeenCalled();
  });
  test('a search lists what it finds with the way to it, Escape closes and the tree is as it was', async () => {
    await renderInKit(<One nodes={manyFacilities} />);
    await userEvent.click(field());
    await userEvent.keyboard('新泽西');
    await expect.element(item('新泽西护栏 护栏设施 / 混凝土护栏')).toBeVisible();
    await expect.poll(announcements).toContain('找到 1 项');
    await userEvent.keyboard('{Escape}');
    await expect.element(field()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(item('护栏设施')).toHaveAttribute('aria-expanded', 'false');
  });
  test('a letter in the closed field is the first of a search', async () => {
    await renderInKit(<One nodes={manyFacilities} />);
    await userEvent.tab();
    await userEvent.keyboard('K7');
    await expect.element(page.getByRole('combobox', { name: '搜索 设施' })).toHaveValue('K7');
  });
  test('in an empty search box Right opens, with text it moves the caret', async () => {
    await renderInKit(<One nodes={manyFacilities} />);
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(item('护栏设施')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('K7{ArrowLeft}+');
    await expect.element(page.getByRole('combobox', { name: '搜索 设施' })).toHaveValue('K+7');
  });
  test('of 10,000 nodes fewer than 60 are rendered', async () => {
    await renderInKit(<One nodes={manyFacilities} start="s40p3" />);
    await userEvent.click(field());
    await expect.element(item('K40+30 里程桩')).toBeInViewport();
    expect(document.querySelectorAll('[role=treeitem]').length).toBeLessThan(60);
  });
  test.each(
    oneInTurn(
      [
        ['zh', '未知（gone）'],
        ['zhtw', '未知（gone）'],
        ['en', 'Unknown (gone)'],
      ] as const,
      'TreeSelect',
    ),
  )('in %s an id no node has is kept and shown as “%s”', async (locale, text) => {
    await renderInKit(<One start="gone" />, { locale });
    await expect.element(field()).toHaveTextContent(text);
  });
});

describe('several nodes', () => {
  const box = (name: string) => item(name).element().getAttribute('aria-checked');

  test('a node checks everything below it, half is said as mixed, one sentence says the count', async () => {
    const onChange = vi.fn<(ids: readonly string[]) => void>();
    await renderInKit(<Many start={['wbeam']} onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(active).toBe('波形梁护栏');
    expect([box('护栏设施'), box('波形梁护栏'), box('混凝土护栏')]).toEqual(['mixed', 'true', 'false']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(() => box('混凝土护栏')).toBe('true');
    expect(onChange.mock.calls).toEqual([[['wbeam', 'jersey', 'single']]]);
    await expect.poll(announcements).toContain('已选择 混凝土护栏，共 3 项');
    expect(box('护栏设施')).toBe('mixed');
  });
  test.each([
    ['leaves', ['gantry', 'vms']],
    ['tops', ['mech']],
    ['all', ['mech', 'gantry', 'vms']],
  ] as const)('with the strategy %s the value is %s, and reads the same again', async (strategy, ids) => {
    const onChange = vi.fn<(ids: readonly string[]) => void>();
    await renderInKit(<Many strategy={strategy} onChange={onChange} />);
    await userEvent.click(field());
    await userEvent.click(item('机电设施'));
    expect(onChange.mock.calls).toEqual([[ids]]);
    await userEvent.click(item('机电设施'));
    expect(onChange).toHaveBeenLastCalledWith([]);
  });
  test('a leaf that may not be chosen keeps its state whatever is done above it', async () => {
    const onChange = vi.fn<(ids: readonly string[]) => void>();
    await renderInKit(<Many onChange={onChange} />);
    await userEvent.click(field());
    await userEvent.click(item('护栏设施'));
    expect(onChange.mock.calls).toEqual([[['wbeam', 'jersey', 'single']]]);
    expect(box('护栏设施')).toBe('mixed');
  });
  test('a tag takes its node out, an unknown one too; the others stay', async () => {
    const onChange = vi.fn<(ids: readonly string[]) => void>();
    await renderInKit(<Many start={['gone', 'gantry', 'vms']} onChange={onChange} />);
    await userEvent.click(page.getByRole('button', { name: '移除 门架 机电设施' }));
    expect(onChange).toHaveBeenLastCalledWith(['gone', 'vms']);
    await userEvent.click(page.getByRole('button', { name: '移除 未知（gone）' }));
    expect(onChange).toHaveBeenLastCalledWith(['vms']);
  });
});
