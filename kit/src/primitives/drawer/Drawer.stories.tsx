import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, RefreshCw, Upload } from 'lucide';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button, IconButton } from '../button/index.ts';
import { StatePanel } from '../state-panel/index.ts';
import { Drawer } from './index.ts';

const tools = (
  <>
    <Button variant="primary" icon={Plus}>
      新建分类
    </Button>
    <Button icon={Upload}>导入</Button>
    <span>支持 .bdd 文件</span>
    <IconButton icon={RefreshCw} label="刷新" />
  </>
);

export default {
  title: 'Primitives/Drawer',
  component: Drawer,
  args: {
    title: '字典分类管理',
    widthPx: 700,
    onClose: fn(),
    tools,
    footerNote: '共 24 个分类',
    children: <p>路产设施、收费业务、养护工程、交通事件、车辆与人员。</p>,
  },
} satisfies Meta<typeof Drawer>;

type Story = StoryObj<typeof Drawer>;

const settled: NonNullable<Story['play']> = async () => {
  const drawer = await screen.findByRole('dialog');
  await waitFor(() => expect(drawer.parentElement).toHaveStyle({ opacity: '1' }));
};

export const Manager: Story = { play: settled };
export const Settings: Story = {
  args: {
    title: '界面设置',
    widthPx: 320,
    tools: undefined,
    footerNote: undefined,
    footer: <Button>恢复默认</Button>,
    children: <p>布局、主题色、控件大小。</p>,
  },
  play: settled,
};
export const Empty: Story = {
  args: { title: '消息', widthPx: 400, tools: undefined, footerNote: undefined, children: <StatePanel kind="empty" title="暂无消息" /> },
  play: settled,
};
export const PressOutside: Story = {
  play: async (context) => {
    await settled(context);
    const scrim = (await screen.findByRole('dialog')).parentElement?.parentElement;
    await userEvent.pointer([{ keys: '[MouseLeft]', target: scrim ?? document.body }]);
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalledOnce());
  },
};
export const LongText: Story = {
  args: {
    children: Array.from({ length: 60 }, (_, at) => (
      <p key={at}>K{36 + at}+120 收费站入口匝道标志标线损坏赔偿项目，含路基边坡与排水设施。</p>
    )),
  },
  play: settled,
};
export const Dark: Story = { globals: { scheme: 'dark' }, play: settled };
export const English: Story = {
  args: {
    title: 'Dictionary categories',
    tools: <Button variant="primary">New category</Button>,
    footerNote: '24 categories',
    children: <p>Road assets, toll, maintenance.</p>,
  },
  globals: { locale: 'en' },
  play: settled,
};
export const Traditional: Story = {
  args: {
    title: '字典分類管理',
    tools: <Button variant="primary">新增分類</Button>,
    footerNote: '共 24 個分類',
    children: <p>路產設施、收費業務。</p>,
  },
  globals: { locale: 'zhtw' },
  play: settled,
};
