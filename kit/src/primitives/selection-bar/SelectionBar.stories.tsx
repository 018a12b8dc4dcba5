import type { Meta, StoryObj } from '@storybook/react-vite';
import { Printer, Send, Trash2 } from 'lucide';
import { fn } from 'storybook/test';
import { Button } from '../button/index.ts';
import { SelectionBar } from './index.ts';

export default {
  title: 'Primitives/SelectionBar',
  component: SelectionBar,
  args: {
    count: 2,
    onClear: fn(),
    children: (
      <>
        <Button variant="accent" icon={Send}>
          批量派单
        </Button>
        <Button variant="accent" icon={Printer}>
          打印
        </Button>
        <Button variant="text" icon={Trash2}>
          删除
        </Button>
      </>
    ),
  },
  parameters: {
    manual: {
      seed: ['forms §2.9'],
      roles: ['group'],
      keys: [['Tab', 'through the buttons']],
      limits: ['It is drawn only while something is chosen; when it goes, the focus goes to what stands before it.'],
    },
  },
} satisfies Meta<typeof SelectionBar>;

type Story = StoryObj<typeof SelectionBar>;

export const Basic: Story = {};
export const OnlyCount: Story = { args: { count: 4_312, children: undefined } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Traditional: Story = { globals: { locale: 'zhtw' } };
