import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { StationField, stations } from './examples/StationField.tsx';

export default {
  title: 'Primitives/OptionList',
  component: StationField,
  args: { rows: stations(20), cardinality: 'one' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '收费站' }));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => expect(await screen.findByRole('grid', { name: '收费站' })).toBeVisible());
  },
  parameters: {
    manual: {
      seed: ['forms §2.6', 'forms §4'],
      roles: ['combobox', 'grid', 'row', 'gridcell', 'listbox', 'option', 'tree', 'treeitem'],
      contract: 'popup-table',
      limits: ['The rows of a list under a field; the field is whose list it is: select, combo box, tree select, popup table select.'],
    },
  },
} satisfies Meta<typeof StationField>;

type Story = StoryObj<typeof StationField>;

export const Single: Story = {};
export const Multiple: Story = { args: { cardinality: 'many' } };
export const Loading: Story = { args: { rows: [], end: { status: 'loading' } } };
export const Failed: Story = { args: { rows: stations(3), end: { status: 'failed', retry: () => {} } } };
export const LoadMore: Story = { args: { rows: stations(3), end: { status: 'complete' } } };
export const TenThousand: Story = { args: { rows: stations(10_000) } };
export const Dark: Story = { args: { cardinality: 'many' }, globals: { scheme: 'dark' } };
