import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DemoShell } from '../frame/examples/DemoShell.tsx';
import { menu } from '../frame/examples/menu.ts';
import { layoutKeys, layoutParameters, phone } from '../frame/examples/stories.ts';

export default {
  title: 'Layouts/Classic',
  component: DemoShell,
  args: { layout: 'classic', items: menu, toolLabels: ['消息', '语言'] },
  parameters: {
    ...layoutParameters,
    manual: {
      seed: ['shell §2.4'],
      roles: ['banner', 'navigation', 'main'],
      keys: layoutKeys,
      limits: ['The bar of open pages is not shown below 992 px.'],
    },
  },
} satisfies Meta<typeof DemoShell>;

type Story = StoryObj<typeof DemoShell>;

export const Basic: Story = {
  parameters: { stepsNeedWidth: true },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '收起菜单' }));
    await expect(await canvas.findByRole('link', { name: '车辆调度' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: '养护工程' }));
    await expect(await canvas.findByRole('link', { name: '养护工单' })).toHaveAttribute('aria-current', 'page');
  },
};
export const Rail: Story = { args: { isOpen: false } };
export const NoBrand: Story = { args: { hasBrand: false } };
export const WithNoticeAndTabs: Story = { args: { notice: '连接已断开，正在重新连接', tabs: '首页 养护工单' } };
export const Phone: Story = { args: { isOpen: false }, parameters: phone };
export const PhoneMenu: Story = { args: { isOpen: true }, parameters: phone };
export const LightSidebar: Story = { globals: { nav: 'light' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const DarkLightSidebar: Story = { globals: { scheme: 'dark', nav: 'light' } };
export const English: Story = { globals: { locale: 'en' } };
export const Traditional: Story = { globals: { locale: 'zhtw' } };
