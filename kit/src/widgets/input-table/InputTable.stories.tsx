import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Stateful } from '../../testing/Stateful.tsx';
import { ConfirmHost } from '../../primitives/confirm/index.ts';
import { dialogInSight } from '../../testing/stories/openDialog.ts';
import { Choosing } from './examples/Choosing.tsx';
import { item, itemColumns, items, itemsIn, itemsUpTo } from './examples/items.tsx';
import { InputTable } from './index.ts';

const offered = [item('螺栓', '8'), item('防阻块', '16'), item('立柱', '4')];

export default {
  title: 'Widgets/InputTable',
  component: InputTable,
  args: { label: '明细表', columns: itemColumns, rows: items, addLabel: '新增一行', onChange: fn() },
  render: ({ rows, onChange, ...args }) => (
    <ConfirmHost>
      <Stateful first={rows} onChange={onChange}>
        {({ value, onChange: change }) => <InputTable {...args} rows={value} onChange={change} />}
      </Stateful>
    </ConfirmHost>
  ),
  parameters: {
    manual: {
      seed: ['forms §2.8', 'forms §4', 'forms §5'],
      roles: ['grid', 'row', 'columnheader', 'rowheader', 'gridcell'],
      contract: 'input-table',
      limits: [
        'All rows have one height: where something is to be mended, every row has room for the line that says so.',
        'The last 100 changes can be taken back; a table that is loaded anew forgets them.',
        'A summary of errors leads to 50 cells of a table; those after them follow when some are mended.',
      ],
    },
  },
} satisfies Meta<typeof InputTable>;

type Story = StoryObj<typeof InputTable>;

export const Basic: Story = {};
export const Required: Story = { args: { isRequired: true, help: '至少填写一行' } };
export const Empty: Story = { args: { rows: [] } };
export const Invalid: Story = {
  args: { isReported: true, rows: [item('波形梁护栏板', null), item('', '30')], error: '请补全表格中标出的内容' },
};
export const Edited: Story = {
  parameters: { stepsNeedWidth: true },
  play: async ({ canvas }) => {
    const cell = await canvas.findByRole('gridcell', { name: '1,200.00' });
    await userEvent.click(cell);
    await userEvent.keyboard('8');
  },
};
export const Chosen: Story = {
  parameters: { stepsNeedWidth: true },
  play: async ({ canvas }) => {
    const cell = await canvas.findByRole('gridcell', { name: '1,200.00' });
    cell.focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
  },
};
export const ReadOnly: Story = { args: { use: 'readOnly' } };
/** On a narrow page each of its cards has its fields. */
export const Thousand: Story = { args: { rows: itemsUpTo(1000) }, parameters: { hasManyStops: true } };
export const WithChoice: Story = {
  render: ({ rows, onChange, ...args }) => (
    <ConfirmHost>
      <Stateful first={rows} onChange={onChange}>
        {({ value, onChange: change }) => <Choosing {...args} offered={offered} rows={value} onChange={change} />}
      </Stateful>
    </ConfirmHost>
  ),
};
/** Two of the rows on offer are taken: they stand below the others, and the first of them has the keyboard. */
export const RowsChosen: Story = {
  ...WithChoice,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '从库存选择' }));
    await dialogInSight();
    await userEvent.click(screen.getByRole('checkbox', { name: '螺栓' }));
    await userEvent.click(screen.getByRole('checkbox', { name: '防阻块' }));
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByDisplayValue('螺栓')).toBeVisible();
  },
};
export const LongNames: Story = {
  args: { rows: [item('加强型三波形梁钢护栏板（含立柱、防阻块与端头，热浸镀锌后静电喷涂）', '123456789012.5')] },
};
export const Dark: Story = { ...Basic, globals: { scheme: 'dark' } };
export const English: Story = { args: { label: 'Items', addLabel: 'Add row', ...itemsIn('en') }, globals: { locale: 'en' } };
export const Taiwan: Story = { args: { label: '明細表', addLabel: '新增一列', ...itemsIn('zhtw') }, globals: { locale: 'zhtw' } };
