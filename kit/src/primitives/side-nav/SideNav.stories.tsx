import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartNoAxesColumn, Database, House, Settings } from 'lucide';
import { expect, fn, userEvent } from 'storybook/test';
import { SideNav } from './index.ts';
import type { NavItem } from './index.ts';

const page = (id: string, label: string): NavItem => ({ id, label, icon: Settings, href: `/${id}` });
const items: readonly NavItem[] = [
  { ...page('home', '首页'), icon: House },
  {
    id: 'data',
    label: '数据应用',
    icon: Database,
    children: [page('dictionary', '数据字典'), { id: 'interfaces', label: '数据接口', icon: Settings, children: [page('sql', '数据源')] }],
  },
  {
    id: 'system',
    label: '系统管理',
    icon: Settings,
    children: [page('users', '用户管理'), page('schedules', '任务调度与计划管理（省界收费站）')],
  },
  { ...page('screen', '路网运行大屏'), icon: ChartNoAxesColumn, isExternal: true },
];

const deep = (level: number): NavItem =>
  level === 12 ? page('12', '第 12 级') : { id: `${level}`, label: `第 ${level} 级`, icon: Settings, children: [deep(level + 1)] };

export default {
  title: 'Primitives/SideNav',
  component: SideNav,
  args: { label: '主菜单', items, currentId: 'dictionary', onFollow: fn(), onWiden: fn() },
} satisfies Meta<typeof SideNav>;

type Story = StoryObj<typeof SideNav>;

export const Basic: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: '数据字典' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: '系统管理' }));
    await expect(canvas.getByRole('button', { name: '数据应用' })).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(canvas.getByRole('link', { name: '用户管理' }));
    await expect(args.onFollow).toHaveBeenCalledWith(expect.objectContaining({ id: 'users' }));
  },
};
export const Deep: Story = { args: { currentId: 'sql' } };
export const Rail: Story = {
  args: { isRail: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '数据应用' }));
    await expect(args.onWiden).toHaveBeenCalledOnce();
  },
};
export const RailWithPanels: Story = {
  args: { isRail: true, onWiden: undefined },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '数据应用' }));
    await expect(canvas.getByRole('link', { name: '数据字典' })).toBeVisible();
  },
};
export const Waiting: Story = {
  args: {
    items: [
      { ...page('home', '首页'), icon: House },
      { id: 'work', label: '流程中心', icon: Settings, children: [{ ...page('todo', '待办事宜'), count: 12 }, page('done', '已办事宜')] },
      { ...page('mail', '站内信'), count: 120 },
    ],
    currentId: 'home',
  },
};
export const MadeWhenPressed: Story = {
  args: { items: [...items, { id: 'visual', label: '数据可视化', icon: ChartNoAxesColumn, opens: 'window' }] },
};
export const VeryDeep: Story = { args: { items: [deep(1)], currentId: '12' } };
export const LightSidebar: Story = { globals: { nav: 'light' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Traditional: Story = { globals: { locale: 'zhtw' } };
