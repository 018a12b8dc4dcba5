import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { announcements, renderInKit } from '../../testing/index.ts';
import { areaSource } from './examples/areas.ts';
import { Stateful } from '../../testing/Stateful.tsx';
import { Cascader, MultiCascader } from './index.ts';
import type { CascadePath, CascaderProps } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

const shared = areaSource();

function Sample({ start = [], onChange, ...props }: Partial<CascaderProps> & { start?: readonly string[] }) {
  const [value, setValue] = useState(start);
  const change = (next: readonly string[]) => {
    onChange?.(next);
    setValue(next);
  };
  return <Cascader label="省市区" source={shared} placeholder="选择省市区" {...props} value={value} onChange={change} />;
}

const field = () => page.getByRole('combobox', { name: '省市区', exact: true });
const search = () => page.getByRole('combobox', { name: '搜索 省市区' });
const item = (name: string) => page.getByRole('treeitem', { name, exact: true });
const active = () => document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')?.textContent;

beforeEach(() => page.viewport(1280, 800));

describe('columns are a view of one tree', () => {
  test('Right opens a level and goes in, Left goes out, arrows stay in their level, Enter chooses the end', async () => {
    const onChange = vi.fn<(path: readonly string[]) => void>();
    await renderInKit(<Sample onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(search()).toHaveFocus();
    await expect.element(search()).toHaveAttribute('aria-haspopup', 'tree');
    await expect.element(item('江苏省')).toHaveAttribute('aria-level', '1');
    await expect.element(item('江苏省')).toHaveAttribute('aria-setsize', '3');
    await expect.poll(active).toBe('江苏省');
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(active).toBe('浙江省');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(item('浙江省')).toHaveAttribute('aria-expanded', 'true');
    await expect.element(page.getByRole('tree', { name: '浙江省 的下级' })).toBeVisible();
    await expect.poll(announcements).toContain('已加载 2 项');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
    await expect.poll(active).toBe('宁波市');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(active).toBe('浙江省');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(item('杭州城区')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect.element(field()).toHaveTextContent('浙江省 / 杭州市 / 杭州城区');
    await expect.element(field()).toHaveFocus();
    expect(onChange.mock.calls).toEqual([[['p1', 'p1c0', 'p1c0d0']]]);
  });
  test('a letter in the closed field is the first of a search', async () => {
    await renderInKit(<Sample />);
    await userEvent.tab();
    await userEvent.keyboard('cq');
    await expect.element(search()).toHaveValue('cq');
  });
  test('a press opens a level; where any may be chosen it chooses, and the chevron opens', async () => {
    const onChange = vi.fn<(path: readonly string[]) => void>();
    const screen = await renderInKit(<Sample onChange={onChange} />);
    await userEvent.click(field());
    await userEvent.click(item('四川省'));
    await userEvent.click(item('成都市'));
    await userEvent.click(item('成都新区'));
    expect(onChange.mock.calls).toEqual([[['p2', 'p2c0', 'p2c0d1']]]);
    await screen.rerender(<Sample onChange={onChange} chooses="any" />);
    await userEvent.click(field());
    await userEvent.click(item('江苏省').element().querySelector('[data-mp-toggle]') ?? document.body);
    await userEvent.click(item('苏州市'));
    expect(onChange).toHaveBeenLastCalledWith(['p0', 'p0c1']);
  });
  test('opens with the levels of what is chosen', async () => {
    await renderInKit(<Sample start={['p2', 'p2c1', 'p2c1d2']} />);
    await userEvent.click(field());
    await expect.element(item('绵阳开发区')).toHaveAttribute('aria-selected', 'true');
    await expect.element(item('四川省')).toHaveAttribute('aria-expanded', 'true');
  });
});

test('a stored path shows its names before any level is loaded', async () => {
  const source = areaSource();
  await renderInKit(<Sample source={source} start={['p1', 'p1c1', 'p1c1d0']} />);
  await expect.element(field()).toHaveTextContent('浙江省 / 宁波市 / 宁波城区');
  expect(source.loads).toEqual([]);
});

test('an id nobody knows is kept and shown', async () => {
  await renderInKit(<Sample start={['p1', 'gone']} />);
  await expect.element(field()).toHaveTextContent('未知（浙江省 / gone）');
});

describe('search', () => {
  test('lists whole ways, asks the source once, and loads no level', async () => {
    const source = areaSource();
    const onChange = vi.fn<(path: readonly string[]) => void>();
    await renderInKit(<Sample source={source} onChange={onChange} />);
    await userEvent.click(field());
    await userEvent.keyboard('苏州');
    await expect.element(item('苏州新区 江苏省 / 苏州市')).toBeVisible();
    await expect.poll(announcements).toContain('找到 3 项');
    expect(source.loads).toEqual(['root', '? 苏州']);
    expect(active()).toBeUndefined();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onChange.mock.calls).toEqual([[['p0', 'p0c1', 'p0c1d1']]]);
    await expect.element(field()).toHaveTextContent('江苏省 / 苏州市 / 苏州新区');
  });
  test('without a match that is said in place, and Escape brings the levels back', async () => {
    await renderInKit(<Sample />);
    await userEvent.click(field());
    await userEvent.keyboard('隧道');
    await expect.element(page.getByText('没有匹配“隧道”的选项')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(field());
    await expect.element(item('江苏省')).toBeVisible();
  });
});

test('a level that failed says so, and a retry is an arrow and Enter away', async () => {
  await renderInKit(<Sample source={areaSource({ failures: 1 })} />);
  await userEvent.click(field());
  await expect.poll(announcements).toContain('加载失败，可重试');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(item('江苏省')).toBeVisible();
  await userEvent.keyboard('{ArrowUp}{Home}');
  await expect.poll(active).toBe('江苏省');
});

test('on a phone it is a tree in a sheet', async () => {
  await page.viewport(375, 667);
  const onChange = vi.fn<(path: readonly string[]) => void>();
  await renderInKit(<Sample onChange={onChange} />);
  await userEvent.click(field());
  await expect.element(page.getByRole('tree', { name: '省市区' })).toHaveFocus();
  await expect.poll(active).toBe('江苏省');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(item('南京市')).toHaveAttribute('aria-level', '2');
  await userEvent.click(item('无锡市'));
  await userEvent.click(item('无锡城区'));
  expect(onChange.mock.calls).toEqual([[['p0', 'p0c2', 'p0c2d0']]]);
});

test.each(
  oneInTurn(
    [
      ['zhtw', '搜尋 省市区'],
      ['en', 'Search 省市区'],
    ] as const,
    'Cascader',
  ),
)('in %s the search box is “%s”', async (locale, name) => {
  await renderInKit(<Sample />, { locale });
  await userEvent.click(field());
  await expect.element(page.getByRole('combobox', { name })).toHaveFocus();
});

test('several ways are ticked while the levels stay open; a tag, and a second tick, take one out', async () => {
  const onChange = vi.fn<(paths: readonly CascadePath[]) => void>();
  await renderInKit(
    <Stateful<readonly CascadePath[]> first={[['p1', 'p1c0', 'p1c0d0']]} onChange={onChange}>
      {(held) => <MultiCascader label="省市区" source={shared} placeholder="选择省市区" {...held} />}
    </Stateful>,
  );
  await expect.element(page.getByTitle('浙江省 / 杭州市 / 杭州城区')).toBeVisible();
  await userEvent.click(field());
  await expect.element(item('杭州城区')).toHaveAttribute('aria-checked', 'true');
  // What only leads to them has no box of its own, but says that something below is ticked.
  await expect.element(item('浙江省')).toHaveAttribute('aria-checked', 'mixed');
  await expect.element(item('江苏省')).not.toHaveAttribute('aria-checked');
  await userEvent.click(item('宁波市'));
  await userEvent.click(item('宁波城区'));
  expect(onChange.mock.lastCall?.[0]).toEqual([
    ['p1', 'p1c0', 'p1c0d0'],
    ['p1', 'p1c1', 'p1c1d0'],
  ]);
  await expect.poll(announcements).toContain('已选择 宁波城区，共 2 项');
  await expect.element(item('宁波城区')).toHaveAttribute('aria-checked', 'true');
  await expect.element(item('宁波市')).toHaveAttribute('aria-checked', 'mixed');
  await expect.element(page.getByRole('tree').first()).toHaveAttribute('aria-multiselectable', 'true');
  await userEvent.click(item('宁波城区'));
  expect(onChange.mock.lastCall?.[0]).toEqual([['p1', 'p1c0', 'p1c0d0']]);
  await expect.element(item('宁波城区')).toHaveAttribute('aria-checked', 'false');
  await expect.element(item('宁波市')).not.toHaveAttribute('aria-checked');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(page.getByRole('button', { name: /杭州城区/ }));
  expect(onChange.mock.lastCall?.[0]).toEqual([]);
});
