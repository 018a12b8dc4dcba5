import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/index.ts';
import { Tabs } from './index.ts';
import type { TabsProps } from './index.ts';
import { oneInTurn } from '../../testing/inTurn.ts';

const tabs = [
  { id: 'all', label: '全部数据' },
  { id: 'org', label: '当前组织', disabledReason: '您没有所属组织' },
  { id: 'mine', label: '我的下属', count: 8 },
];

function Sample({ onSelect, ...props }: Partial<TabsProps>) {
  const [selectedId, setSelectedId] = useState('all');
  return (
    <>
      <Tabs
        label="人员来源"
        tabs={tabs}
        {...props}
        selectedId={selectedId}
        onSelect={(id) => {
          onSelect?.(id);
          setSelectedId(id);
        }}
      >
        {props.children ?? ((id: string) => <input aria-label={`${id} 关键词`} />)}
      </Tabs>
      <button type="button">确定</button>
    </>
  );
}

async function aRow(props: Partial<TabsProps> = {}, locale: 'zh' | 'zhtw' | 'en' = 'zh') {
  const onSelect = vi.fn<(id: string) => void>();
  const screen = await renderInKit(<Sample {...props} onSelect={onSelect} />, { locale });
  return { screen, onSelect, tab: (name: string) => screen.getByRole('tab', { name }), panel: screen.getByRole('tabpanel') };
}

test('the row is one stop: Tab goes to the chosen tab, then into its panel', async () => {
  const { screen, tab, panel } = await aRow();
  await expect.element(screen.getByRole('tablist', { name: '人员来源' })).toBeVisible();
  await userEvent.tab();
  await expect.element(tab('全部数据')).toHaveFocus();
  await expect.element(tab('全部数据')).toHaveAttribute('aria-controls', panel.element().id);
  await userEvent.tab();
  await expect.element(screen.getByRole('textbox', { name: 'all 关键词' })).toHaveFocus();
});

test('the arrows choose at once, Home and End go to the ends', async () => {
  const { tab, panel, onSelect } = await aRow({ tabs: tabs.map(({ id, label }) => ({ id, label })) });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('当前组织')).toHaveFocus();
  await expect.element(panel).toHaveAccessibleName('当前组织');
  await userEvent.keyboard('{End}');
  await expect.element(tab('我的下属')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('全部数据')).toHaveFocus();
  expect(onSelect.mock.calls.flat()).toEqual(['org', 'mine', 'all']);
});

test('where choice is manual the arrows only move, and Enter chooses', async () => {
  const { tab, onSelect } = await aRow({ activation: 'manual' });
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  await expect.element(tab('我的下属 8')).toHaveFocus();
  expect(onSelect).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  await expect.element(tab('我的下属 8')).toHaveAttribute('aria-selected', 'true');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('mine');
});

test('a tab that cannot be chosen is reached and says why', async () => {
  const { tab, onSelect } = await aRow();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('当前组织')).toHaveFocus();
  await expect.element(tab('当前组织')).toHaveAccessibleDescription('您没有所属组织');
  await expect.element(tab('当前组织')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(tab('当前组织'), { force: true });
  expect(onSelect).not.toHaveBeenCalled();
});

test('a panel of words alone is a stop of its own', async () => {
  const { panel } = await aRow({ children: '这里只有文字。' });
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(panel).toHaveFocus();
});

test('a panel that was open keeps what was typed in it', async () => {
  const { screen, tab } = await aRow({ keep: 'visited' });
  await userEvent.click(screen.getByRole('textbox', { name: 'all 关键词' }));
  await userEvent.keyboard('张三');
  await userEvent.click(tab('我的下属 8'));
  expect(screen.getByRole('textbox', { name: 'all 关键词' }).query()).toBeNull();
  await userEvent.click(tab('全部数据'));
  await expect.element(screen.getByRole('textbox', { name: 'all 关键词' })).toHaveValue('张三');
});

test('a form can have every panel there from the beginning', async () => {
  const { screen } = await aRow({ keep: 'all' });
  expect(screen.container.querySelectorAll('input')).toHaveLength(3);
  expect(screen.getByRole('textbox').elements()).toHaveLength(1);
});

test.each(
  oneInTurn(
    [
      ['zh', '现场照片 2 处错误'],
      ['zhtw', '现场照片 2 處錯誤'],
      ['en', '现场照片 2 errors'],
    ] as const,
    'Tabs',
  ),
)('in %s a tab says “%s”', async (locale, name) => {
  const { tab } = await aRow({ tabs: [...tabs, { id: 'photo', label: '现场照片', problemCount: 2 }] }, locale);
  await expect.element(tab(name)).toBeVisible();
});

test('the chosen tab of a row that does not fit is scrolled into sight, and the page stays where it is', async () => {
  await page.viewport(400, 600);
  const many = Array.from({ length: 20 }, (_, at) => ({ id: `${at}`, label: `第 ${at + 1} 标段` }));
  const screen = await renderInKit(
    <Tabs label="标段" tabs={many} selectedId="15" onSelect={() => undefined}>
      标段
    </Tabs>,
  );
  const list = screen.getByRole('tablist').element();
  const tab = screen.getByRole('tab', { selected: true }).element();
  await expect.poll(() => tab.getBoundingClientRect().right).toBeLessThanOrEqual(list.getBoundingClientRect().right);
  expect(list.scrollLeft).toBeGreaterThan(0);
  expect(scrollY).toBe(0);
  await page.viewport(1280, 800);
});
