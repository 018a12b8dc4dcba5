import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { SurroundingsProvider } from '../render/index.ts';
import type { FormSurroundings } from '../render/index.ts';
import { LATE, dialogInSight } from '../../testing/stories/openDialog.ts';
import type { Step } from '../../testing/stories/openDialog.ts';
import { ORDER_AT, exampleSurroundings, order, useExampleRecord } from './examples/orders.ts';
import { RecordViewer } from './index.ts';
import type { RecordViewerProps } from './index.ts';

const files = { download: fn(), downloadAll: fn(), preview: fn() };
const surroundings: FormSurroundings = { ...exampleSurroundings, useStoredFiles: () => files };

function Sample(props: RecordViewerProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <SurroundingsProvider value={surroundings}>
      <Button onPress={() => setOpen(true)}>查看</Button>
      {isOpen && (
        <RecordViewer
          {...props}
          onClose={() => {
            setOpen(false);
            props.onClose();
          }}
        />
      )}
    </SurroundingsProvider>
  );
}

export default {
  title: 'Widgets/RecordViewer',
  component: RecordViewer,
  args: {
    at: ORDER_AT,
    name: '养护工单',
    arriving: { kind: 'here', record: { ...order, print: { onPrint: fn() } } },
    useRecord: useExampleRecord,
    steps: { number: 4, count: 20, onPrevious: fn(), onNext: fn() },
    onClose: fn(),
  },
  render: (args) => <Sample {...args} />,
  parameters: {
    manual: {
      seed: ['forms §2.10', 'forms §4', 'forms §5', 'forms §6'],
      roles: ['dialog', 'heading', 'button', 'table', 'navigation', 'group'],
      keys: [
        ['Enter, Space', 'on a related record: opens it above; on a record of the path: goes back to it'],
        ['ArrowUp, ArrowDown, Home, End', 'on a button that copies: to the others of its list'],
        ['Alt+ArrowUp, Alt+ArrowDown', 'the record before, and the one after'],
        ['Escape', 'closes the record on top; the keyboard is back where it was opened'],
      ],
      limits: [
        'It fetches nothing itself: records, prints and files come from who draws it.',
        'Five records at most are open above each other.',
      ],
    },
  },
} satisfies Meta<typeof RecordViewer>;

type Story = StoryObj<typeof RecordViewer>;

const settled: Step = async () => {
  await dialogInSight();
  await screen.findByText('混凝土护栏 K21+130', {}, LATE);
  // What is fetched for a value stands there too: a key that is pressed before would find its place moved.
  await screen.findByText('锥桶间距 5 米', {}, LATE);
  await screen.findByRole('img', { name: /WO20260315/ }, LATE);
};

export const Basic: Story = { play: settled };
export const Drawer: Story = { args: { frame: { kind: 'drawer' } }, play: settled };
export const FullPage: Story = { args: { frame: { kind: 'page' } }, play: settled };
/** A related record, and one related to that; the order itself is gone back to. */
export const Nested: Story = {
  play: async (context) => {
    await settled(context);
    await userEvent.click(await screen.findByRole('button', { name: '混凝土护栏 K21+130' }, LATE));
    const asset = await screen.findByRole('dialog', { name: '混凝土护栏 K21+130' }, LATE);
    await userEvent.click(await within(asset).findByRole('button', { name: '恒通路桥工程' }, LATE));
    const unit = await screen.findByRole('dialog', { name: '恒通路桥工程' }, LATE);
    await waitFor(() => expect(unit.parentElement).toHaveStyle({ opacity: '1' }));
    // In the path, and as a value of the record.
    await expect(await within(unit).findAllByRole('button', { name: '桥面铺装修复 K98+500' }, LATE)).toHaveLength(2);
  },
};
export const Loading: Story = { args: { arriving: { kind: 'loading' }, steps: undefined }, play: dialogInSight };
export const Failed: Story = { args: { arriving: { kind: 'failed', onRetry: fn() } }, play: dialogInSight };
export const NotFound: Story = { args: { arriving: { kind: 'notFound' } }, play: dialogInSight };
export const NothingToSee: Story = {
  args: { arriving: { kind: 'here', record: { ...order, mayRead: () => false } } },
  play: dialogInSight,
};
/** The form is only tried out. */
export const Preview: Story = {
  args: { arriving: { kind: 'here', record: { ...order, print: { label: '打 印', isPreview: true, onPrint: fn() } } } },
  play: async (context) => {
    await settled(context);
    await userEvent.click(screen.getByRole('button', { name: '打 印' }));
    await expect(screen.getByText(/功能预览不支持打印/, { selector: 'span' })).toBeVisible();
  },
};
export const English: Story = { globals: { locale: 'en' }, play: settled };
export const Traditional: Story = { globals: { locale: 'zhtw' }, play: settled };
export const Dark: Story = { globals: { scheme: 'dark' }, play: settled };
