import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartNoAxesColumn, Database, House, Settings } from 'lucide';
import { expect, fn, userEvent } from 'storybook/test';
import type { NavItem } from '../side-nav/index.ts';
import { TopNav } from './index.ts';
import { bar } from './examples/bar.css.ts';

const page = (id: string, label: string): NavItem => ({ id, label, icon: Settings, href: `#/${id}` });
const items: readonly NavItem[] = [
  { ...page('home', '首页'), icon: House },
  {
    id: 'data',
    label: '数据应用',
    icon: Database,
    children: [page('dictionary', '数据字典'), { id: 'interfaces', label: '数据接口', icon: Settings, children: [page('sql', '数据源')] }],
  },
  { id: 'system', label: '系统管理', icon: Settings, children: [page('users', '用户管理')] },
  { ...page('screen', '路网运行大屏'), icon: ChartNoAxesColumn, isExternal: true },
];
const many = Array.from({ length: 24 }, (_, at) => page(`${at}`, `第 ${at + 1} 标段`));

export default {
  title: 'Primitives/TopNav',
  component: TopNav,
  args: { label: '主菜单', items, currentId: 'dictionary', onFollow: fn() },
  render: (args) => (
    <div className={bar}>
      <TopNav {...args} />
    </div>
  ),
  parameters: {
    manual: {
      seed: ['shell §2.4', 'shell §9'],
      roles: ['navigation', 'list', 'link', 'button'],
      keys: [
        ['Tab', 'from entry to entry, and from an open branch into its panel'],
        ['Enter, Space', 'opens or closes a branch; follows a link'],
        ['Escape', 'closes the panel; the focus goes back to its button'],
      ],
      limits: ['Entries are 116 px wide; a longer name takes two lines, then its end is in the tooltip only.'],
    },
  },
} satisfies Meta<typeof TopNav>;

type Story = StoryObj<typeof TopNav>;

export const Basic: Story = {
  parameters: { stepsNeedWidth: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: '数据应用' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(canvas.getByRole('button', { name: '系统管理' }));
    await userEvent.click(canvas.getByRole('link', { name: '用户管理' }));
    await expect(args.onFollow).toHaveBeenCalledWith(expect.objectContaining({ id: 'users' }));
  },
};
export const OpenPanel: Story = {
  parameters: { stepsNeedWidth: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '数据应用' }));
    await userEvent.click(canvas.getByRole('button', { name: '数据接口' }));
    await expect(canvas.getByRole('link', { name: '数据源' })).toBeVisible();
  },
};
export const More: Story = {
  args: { items: many, currentId: '20' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更多' }));
    await expect(canvas.getByRole('link', { name: '第 21 标段' })).toHaveAttribute('aria-current', 'page');
  },
};
export const Choice: Story = {
  args: { choice: { chosenId: 'system', controls: 'side', onChoose: fn() } },
  render: (args) => (
    <>
      <div className={bar}>
        <TopNav {...args} />
      </div>
      <p id="side">用户管理</p>
    </>
  ),
};
export const LongNames: Story = {
  args: { items: [page('long', '云阳至青溪路段机电设备与交通安全设施损坏赔偿项目'), ...items], currentId: 'long' },
};
export const LightSidebar: Story = { globals: { nav: 'light' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const English: Story = {
  args: {
    label: 'Main menu',
    items: [
      { ...page('home', 'Home'), icon: House },
      { id: 'data', label: 'Data applications', icon: Database, children: [page('dictionary', 'Dictionary')] },
    ],
  },
  globals: { locale: 'en' },
};
