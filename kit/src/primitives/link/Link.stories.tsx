import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from './index.ts';

export default {
  title: 'Primitives/Link',
  component: Link,
  args: { href: 'https://www.example.test/guardrail', children: '护栏技术标准' },
  parameters: {
    manual: {
      seed: ['forms §2'],
      roles: ['link'],
      keys: [['Enter', 'goes there']],
      limits: [
        'Which hosts may be opened is the application’s to decide (LinkHostContext); the kit alone knows schemes only.',
        'There is no title of the target: nobody asks another host for it.',
      ],
    },
  },
} satisfies Meta<typeof Link>;

type Story = StoryObj<typeof Link>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '护栏技术标准' })).toHaveAttribute(
      'href',
      expect.stringContaining('/externalLink?href='),
    );
  },
};
export const NewWindow: Story = {
  args: { target: 'blank' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '护栏技术标准 在新窗口打开' })).toHaveAttribute('target', '_blank');
  },
};
export const OwnPage: Story = { args: { href: '/dictionary', children: '数据字典' } };
export const Invalid: Story = {
  args: { href: 'javascript:alert(1)' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('只能打开 http 和 https 地址。')).toBeVisible();
  },
};
export const Empty: Story = { args: { href: '' } };
export const LongNames: Story = {
  args: { target: 'blank', children: `https://www.example.test/${'guardrail-wbeam-three-beam-galvanised-'.repeat(6)}` },
};
export const Dark: Story = { ...NewWindow, globals: { scheme: 'dark' } };
export const English: Story = { args: { children: 'Guardrail standard', target: 'blank' }, globals: { locale: 'en' } };
