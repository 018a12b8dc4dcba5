import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { SearchMenu, manyPlaces, somePlaces } from './examples/SearchMenu.tsx';

export default {
  title: 'Widgets/CommandPalette',
  component: SearchMenu,
  args: { places: somePlaces },
  parameters: {
    manual: {
      seed: ['shell §2.4', 'shell §6'],
      roles: ['dialog', 'combobox', 'listbox', 'option'],
      keys: [
        ['ArrowDown, ArrowUp, PageDown, PageUp', 'go through what was found'],
        ['Enter', 'takes the row, the first one after typing'],
        ['Escape', 'closes and gives the focus back'],
      ],
      limits: ['It finds nothing itself: what is found is given, best first.'],
    },
  },
} satisfies Meta<typeof SearchMenu>;

type Story = StoryObj<typeof SearchMenu>;

const opened: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
  const dialog = await screen.findByRole('dialog', {}, { timeout: 5000 });
  await waitFor(() => expect(dialog.parentElement).toHaveStyle({ opacity: '1' }));
};

export const Basic: Story = { play: opened };
export const Found: Story = { args: { query: '数据' }, play: opened };
export const Empty: Story = { args: { query: '护栏护栏' }, play: opened };
export const TenThousand: Story = { args: { places: manyPlaces }, play: opened };
export const LongNames: Story = {
  args: {
    places: [
      {
        id: 'long',
        label: '全路段桥梁隧道边坡养护工程计量支付审批汇总统计报表',
        note: '养护工程 / 计量支付 / 年度汇总 / 报表分析',
        group: '菜单',
      },
    ],
  },
  play: opened,
};
export const Dark: Story = { args: { query: '数据' }, play: opened, globals: { scheme: 'dark' } };
export const English: Story = {
  args: {
    places: [
      { id: 'dictionary', label: 'Dictionary', note: 'Data', group: 'Menu' },
      { id: 'lock', label: 'Lock the screen', note: 'Ctrl L', group: 'Actions' },
    ],
  },
  play: opened,
  globals: { locale: 'en' },
};
export const Traditional: Story = {
  args: { places: [{ id: 'dictionary', label: '資料字典', note: '資料應用', group: '選單' }] },
  play: opened,
  globals: { locale: 'zhtw' },
};
