import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { RelationDataProvider } from '../../primitives/relation-data/index.ts';
import { asset, assetConfig, assets, memoryForm } from '../../testing/feeds/assets.ts';
import { LATE, openDialog } from '../../testing/stories/openDialog.ts';
import type { Step } from '../../testing/stories/openDialog.ts';
import { fields } from './stories.css.ts';
import { RelationAttribute, RelationForm } from './index.ts';
import type { AttributeConfig, RelationFormConfig, RelationFormProps } from './index.ts';

const designed = (members: Partial<RelationFormConfig> = {}) => ({ kind: 'parsed', config: { ...assetConfig, ...members } }) as const;
const config = designed();
const follows = (showField: string, storage: AttributeConfig['storage'] = 'shown') =>
  ({ kind: 'parsed', config: { follows: 'F_AssetId', showField, storage, field: `${showField}_shown`, others: {} } }) as const;

function Sample(props: RelationFormProps) {
  const [value, setValue] = useState(props.value);
  const [stake, setStake] = useState<unknown>(props.value ? 'K21+130' : '');
  return (
    <RelationDataProvider>
      <div className={fields}>
        <RelationForm
          {...props}
          value={value}
          onChange={(next) => {
            setValue(next);
            props.onChange(next);
          }}
        />
        <RelationAttribute label="桩号" help="随表单保存" config={follows('F_Stake', 'saved')} value={stake} onChange={setStake} />
        <RelationAttribute label="生产厂家" config={follows('F_Maker')} />
        <RelationAttribute label="占用车道" config={follows('F_Lanes')} />
      </div>
    </RelationDataProvider>
  );
}

export default {
  title: 'Widgets/RelationForm',
  component: RelationForm,
  args: { label: '路产设施', config, feed: memoryForm(assets), value: null, placeholder: '请选择路产设施', onChange: fn() },
  render: (args) => <Sample {...args} />,
  parameters: {
    manual: {
      seed: ['forms §3', 'forms §4', 'forms §8'],
      roles: ['combobox', 'dialog', 'searchbox', 'grid', 'navigation', 'status'],
      keys: [
        ['Enter, Space, ArrowDown', 'on the field: opens the dialog or drawer'],
        ['ArrowUp, ArrowDown', 'in the table: previous and next row'],
        ['Space', 'in the table: chooses the record'],
        ['Escape', 'empties the keyword, else closes; the choice is as before'],
      ],
      limits: [
        'A form, and every row of a sub-table, has a RelationDataProvider of its own.',
        'What is saved by an attribute stands until somebody chooses, also when the record has changed since.',
      ],
    },
  },
} satisfies Meta<typeof RelationForm>;

type Story = StoryObj<typeof RelationForm>;

const chosen = { id: 2, display: '混凝土护栏 K21+130' };
const findRows = () => screen.findByText('波形梁护栏 K20+000', {}, LATE);
const openWithRows: Step = async (stage) => {
  await openDialog(stage);
  await findRows();
};

export const Basic: Story = {};
export const Single: Story = { args: { value: chosen } };
export const Choosing: Story = {
  args: { value: chosen },
  play: async (context) => {
    await openWithRows(context);
    await userEvent.click(screen.getByText('可变情报板 K22+260'));
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    await expect(await within(context.canvasElement).findByText('K22+260', {}, LATE)).toBeVisible();
  },
};
export const Disabled: Story = {
  args: { value: chosen, use: 'disabled' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '查看 路产设施 混凝土护栏 K21+130' }));
    const built = await screen.findByText('2011-02-12', {}, LATE);
    await waitFor(() => expect(built).toBeVisible());
  },
};
export const ReadOnly: Story = { args: { value: chosen, use: 'readOnly' } };
export const Invalid: Story = { args: { isRequired: true, error: '请选择路产设施' } };
export const Loading: Story = { args: { value: chosen, feed: memoryForm(assets, { delayMs: 3_600_000 }) } };
export const Empty: Story = {
  args: { feed: memoryForm([]) },
  play: async (context) => {
    await openDialog(context);
    await screen.findByText('还没有数据', {}, LATE);
  },
};
export const FailingThenRetry: Story = {
  render: (args) => <Sample {...args} feed={memoryForm(assets, { failures: { list: 1, record: 0 } })} />,
  play: async (context) => {
    await openDialog(context);
    await userEvent.click(await screen.findByRole('button', { name: '重试' }, LATE));
    await findRows();
  },
};
export const TenThousand: Story = {
  args: { config: designed({ hasPage: false }), feed: memoryForm(Array.from({ length: 10_000 }, (_, at) => asset(at))) },
  play: openWithRows,
};
export const LongNames: Story = {
  args: {
    value: { id: 1, display: '云阳至青溪段跨线桥与长下坡路段混凝土护栏过渡段（含防撞垫与端头处理）K98+500' },
    feed: memoryForm([{ ...asset(0), F_Maker: 'Yunwang-Traffic-Facilities-Manufacturing-Company-Limited-2026-emergency-supply-branch' }]),
  },
};
export const BadConfig: Story = {
  args: { config: { kind: 'refused', problems: [{ path: 'modelId', reason: { kind: 'missing' } }] }, value: chosen },
};
export const Dark: Story = { ...Single, globals: { scheme: 'dark' } };
export const English: Story = { args: { label: 'Road asset', value: chosen }, globals: { locale: 'en' } };
export const Taiwan: Story = { args: { label: '路產設施', value: null }, globals: { locale: 'zhtw' } };
