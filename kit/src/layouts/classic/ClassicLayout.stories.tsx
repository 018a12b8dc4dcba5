import type { Meta, StoryObj } from '@storybook/react-vite';
import { Database, House, Languages, Settings } from 'lucide';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { IconButton } from '../../primitives/button/index.ts';
import { MilestoneMark } from '../../primitives/milestone-mark/index.ts';
import { StatePanel } from '../../primitives/state-panel/index.ts';
import { ClassicLayout } from './index.ts';

const page = (id: string, label: string) => ({ id, label, icon: Settings, href: `/${id}` });
const items = [
  { ...page('home', '首页'), icon: House },
  { id: 'data', label: '数据应用', icon: Database, children: [page('dictionary', '数据字典'), page('interfaces', '数据接口')] },
  { id: 'system', label: '系统管理', icon: Settings, children: [page('users', '用户管理')] },
];

/** A frame whose menu opens and closes and whose pages change. */
function Frame({ isOpen: opened }: { readonly isOpen: boolean }) {
  const [isOpen, setOpen] = useState(opened);
  const [currentId, setCurrent] = useState('dictionary');
  return (
    <ClassicLayout
      brand={
        <>
          <MilestoneMark on="nav" /> 智慧物流运营管控平台
        </>
      }
      menu={{ items, currentId, onFollow: ({ id }) => setCurrent(id) }}
      isMenuOpen={isOpen}
      onMenuOpen={setOpen}
      place="数据字典"
      tools={<IconButton icon={Languages} label="语言" />}
      foot="版本 3.4.7"
    >
      <StatePanel kind="empty" title="数据字典" headingLevel={1} />
    </ClassicLayout>
  );
}

export default {
  title: 'Layouts/Classic',
  component: Frame,
  args: { isOpen: true },
  parameters: { layout: 'fullscreen', hasLandmarks: true },
} satisfies Meta<typeof Frame>;

type Story = StoryObj<typeof Frame>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: '数据接口' }));
    await expect(canvas.getByRole('main')).toBeVisible();
  },
};
export const Rail: Story = { args: { isOpen: false } };
export const LightSidebar: Story = { globals: { nav: 'light' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Traditional: Story = { globals: { locale: 'zhtw' } };
