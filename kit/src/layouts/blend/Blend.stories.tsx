import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DemoShell } from '../frame/examples/DemoShell.tsx';
import { menu } from '../frame/examples/menu.ts';
import { layoutKeys, layoutParameters, phone } from '../frame/examples/stories.ts';
// Fetched on demand; here from the beginning, so that the story is heard whole.
import '../../primitives/top-nav/index.ts';

export default {
  title: 'Layouts/Blend',
  component: DemoShell,
  args: { layout: 'blend', items: menu, toolLabels: ['消息', '语言'] },
  parameters: {
    ...layoutParameters,
    manual: {
      seed: ['shell §2.4'],
      roles: ['banner', 'navigation', 'main'],
      keys: layoutKeys,
      limits: ['Choosing a top branch changes the sidebar, not the page.', 'A page that stands at the top has no sidebar.'],
    },
  },
} satisfies Meta<typeof DemoShell>;

type Story = StoryObj<typeof DemoShell>;

export const Basic: Story = {
  parameters: { stepsNeedWidth: true },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '路产管理' }));
    await expect(await canvas.findByRole('navigation', { name: '路产管理' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1, name: '养护工单' })).toBeVisible();
  },
};
export const AtTheTop: Story = { args: { currentId: 'home' } };
export const Phone: Story = { args: { isOpen: false }, parameters: phone };
export const PhoneMenu: Story = { args: { isOpen: true }, parameters: phone };
export const LightSidebar: Story = { globals: { nav: 'light' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const DarkLightSidebar: Story = { globals: { scheme: 'dark', nav: 'light' } };
export const English: Story = { globals: { locale: 'en' } };
export const Traditional: Story = { globals: { locale: 'zhtw' } };
