import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DemoShell } from '../frame/examples/DemoShell.tsx';
import { menu } from '../frame/examples/menu.ts';
import { layoutKeys, layoutParameters, phone } from '../frame/examples/stories.ts';
// Fetched on demand; here from the beginning, so that the story is heard whole.
import '../../primitives/top-nav/index.ts';

export default {
  title: 'Layouts/Functional',
  component: DemoShell,
  args: { layout: 'functional', items: menu, toolLabels: ['消息', '语言'] },
  parameters: {
    ...layoutParameters,
    manual: {
      seed: ['shell §2.4'],
      roles: ['banner', 'navigation', 'main'],
      keys: layoutKeys,
      limits: ['Where the page stands is not shown in the bar: the menu takes its room.'],
    },
  },
} satisfies Meta<typeof DemoShell>;

type Story = StoryObj<typeof DemoShell>;

export const Basic: Story = {
  parameters: { stepsNeedWidth: true },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '路产管理' }));
    await userEvent.click(await canvas.findByRole('link', { name: '标志标线' }));
    await expect(await canvas.findByRole('button', { name: '路产管理' })).toHaveAttribute('aria-current', 'true');
  },
};

export const Phone: Story = { args: { isOpen: false }, parameters: phone };
export const PhoneMenu: Story = { args: { isOpen: true }, parameters: phone };
export const LightSidebar: Story = { globals: { nav: 'light' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const DarkLightSidebar: Story = { globals: { scheme: 'dark', nav: 'light' } };
export const English: Story = { globals: { locale: 'en' } };
export const Traditional: Story = { globals: { locale: 'zhtw' } };
