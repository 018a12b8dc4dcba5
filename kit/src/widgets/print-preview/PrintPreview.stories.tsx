import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { dialogInSight } from '../../testing/stories/openDialog.ts';
import { monthly, ready } from './examples/printed.ts';
import { A4, PrintPreview } from './index.ts';

export default {
  title: 'Widgets/PrintPreview',
  component: PrintPreview,
  args: {
    name: '收费站通行月报',
    printed: ready(monthly),
    paper: A4,
    productTitle: '智慧物流运营平台',
    onPrinted: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
  parameters: {
    manual: {
      seed: ['forms §2.13', 'forms §5', 'forms §9'],
      roles: ['dialog', 'iframe', 'button'],
      keys: [
        ['Ctrl+P, ⌘P', 'prints the sheets'],
        ['Escape', 'closes, also from within the sheets'],
      ],
      limits: [
        'A template above 2 MiB or nested more than 100 levels deep is not shown.',
        'One sheet has at most 2,000 rows of sub-tables.',
        'The count of pages is that of the screen; the printer may break otherwise.',
      ],
    },
  },
} satisfies Meta<typeof PrintPreview>;

type Story = StoryObj<typeof PrintPreview>;

export const Basic: Story = {
  play: async () => {
    await dialogInSight();
    const frame = await screen.findByTitle<HTMLIFrameElement>(/通行月报/);
    await waitFor(() => expect(frame.contentDocument?.querySelectorAll('section')).toHaveLength(1));
  },
};
export const Setup: Story = {
  play: async () => {
    await dialogInSight();
    await userEvent.click(screen.getByRole('button', { name: /页面设置|頁面設定|Page setup/ }));
    await expect(await screen.findByRole('radio', { name: /横向|橫向|Landscape/ })).toBeInTheDocument();
  },
};
export const Templates: Story = {
  args: {
    templates: {
      choices: [
        { id: '1', fullName: '收费站通行月报' },
        { id: '2', fullName: '收费站通行月报（横版）' },
      ],
      chosenId: '1',
      onChoose: fn(),
    },
  },
  play: dialogInSight,
};
export const MissingValues: Story = {
  args: { printed: ready({ ...monthly, template: '<p>{station}：{nobody}、{none:capital}</p>' }) },
  play: dialogInSight,
};
export const Loading: Story = { args: { printed: { kind: 'loading' } }, play: dialogInSight };
export const Failed: Story = { args: { printed: { kind: 'failed', reason: '没有找到要打印的数据，请刷新后重试' } }, play: dialogInSight };
export const EmptyTemplate: Story = { args: { printed: ready({ ...monthly, template: '' }) }, play: dialogInSight };
export const TooDeep: Story = { args: { printed: ready({ ...monthly, template: '<div>'.repeat(200) }) }, play: dialogInSight };
export const Traditional: Story = { globals: { locale: 'zhtw' }, play: dialogInSight };
export const English: Story = { globals: { locale: 'en' }, play: dialogInSight };
export const Dark: Story = { globals: { scheme: 'dark' }, play: dialogInSight };
