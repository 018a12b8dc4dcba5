import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { OpenPages, fivePages, manyPages } from './examples/OpenPages.tsx';

export default {
  title: 'Primitives/TagsView',
  component: OpenPages,
  args: { tags: fivePages, currentId: 'dictionary' },
  parameters: {
    manual: {
      seed: ['shell §2.4', 'shell §2.5'],
      roles: ['navigation', 'list', 'link', 'menu', 'menuitem', 'button'],
      contract: 'tags-view',
      keys: [
        ['ArrowLeft, ArrowRight, Home, End', 'go along the pages; the ends do not wrap'],
        ['Enter', 'shows the page'],
        ['Delete', 'closes the page'],
        ['Shift+F10, ContextMenu', 'opens the menu of the page'],
        ['Alt+Shift+ArrowLeft, Alt+Shift+ArrowRight', 'moves the page'],
      ],
      limits: [
        'It knows nothing of pages: whoever holds them asks about unsaved text and says which are closed.',
        'Fingers scroll the bar; a finger that rests opens the menu.',
      ],
    },
  },
} satisfies Meta<typeof OpenPages>;

type Story = StoryObj<typeof OpenPages>;

const openMenu: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.pointer({ keys: '[MouseRight]', target: canvas.getByRole('link', { name: '数据字典' }) });
  await waitFor(() => expect(screen.getByRole('menu')).toBeVisible(), { timeout: 5000 });
};

export const Basic: Story = {};
export const Empty: Story = { args: { tags: [], currentId: null } };
/** A page that has no tag, such as the one for unknown addresses. */
export const NoneShown: Story = { args: { currentId: null } };
export const Icons: Story = { args: { hasIcons: true } };
export const Menu: Story = { play: openMenu };
/** More tags than fit: the others are in a menu; the page that is shown is scrolled into sight. */
export const Crowded: Story = {
  args: { tags: manyPages, currentId: 'toll-12' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '更多页面 (25)' })).toBeVisible();
  },
};
export const LongNames: Story = {
  args: {
    tags: fivePages.map((tag) => (tag.id === 'orders' ? { ...tag, title: '全路段桥梁隧道边坡养护工程计量支付审批汇总统计报表' } : tag)),
  },
};
export const Dark: Story = { args: { hasIcons: true }, globals: { scheme: 'dark' } };
export const English: Story = {
  args: {
    label: 'Open pages',
    tags: fivePages.map((tag, at) => ({ ...tag, title: ['Home', 'Orders', 'Gantries', 'Interfaces', 'Dictionary'][at] ?? tag.title })),
  },
  globals: { locale: 'en' },
};
export const Traditional: Story = {
  args: {
    label: '已開啟頁面',
    tags: fivePages.map((tag, at) => ({ ...tag, title: ['首頁', '養護工單', 'ETC 門架巡檢', '資料介面', '資料字典'][at] ?? tag.title })),
  },
  globals: { locale: 'zhtw' },
};
