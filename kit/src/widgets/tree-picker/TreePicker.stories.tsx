import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Picker } from './examples/Picker.tsx';
import { remembering, specs } from './examples/specs.ts';
import { inMemory, manyPeople, organization } from './examples/world.ts';
import { TreePicker } from './index.ts';

export default {
  title: 'Widgets/TreePicker',
  component: TreePicker as never,
  args: {
    label: '验收人',
    spec: specs.user({}, { cardinality: 'many' }),
    value: ['GYZD018', 'HJJ027', 'LRT066', 'LXM031', 'ZSY112'],
    onChange: fn(),
  },
  render: (args) => <Picker key={args.spec.name} {...args} />,
  parameters: {
    manual: {
      seed: ['forms §2.1', 'forms §2.4', 'forms §4', 'forms §9'],
      roles: ['combobox', 'dialog', 'tablist', 'treegrid', 'grid'],
      contract: 'lazy-tree',
      limits: ['A pasted list is looked up to 500 names.', 'Ten things that were chosen last are offered.'],
    },
  },
} satisfies Meta<typeof Picker>;

type Story = StoryObj<typeof Picker>;
type Play = NonNullable<Story['play']>;

const open: Play = async ({ canvas, args }) => {
  await userEvent.click(canvas.getByRole('combobox', { name: args.label }));
  // The dialog is fetched first.
  const dialog = await screen.findByRole('dialog', {}, { timeout: 15_000 });
  await waitFor(() => expect(dialog.parentElement).toHaveStyle({ opacity: '1' }));
};
const press = (name: string | RegExp) =>
  userEvent.click(screen.getByRole('row', { name }).querySelector('[data-mp-toggle]') ?? document.body);
const opened: Play = async (context) => {
  await open(context);
  await screen.findByText('养护工程部');
  await press(/^养护工程部/);
  await screen.findByText(/马文博/);
};

export const Basic: Story = {};
export const Open: Story = { play: opened };
export const Single: Story = {
  args: { label: '负责人', spec: specs.user(), value: 'GYZD018' },
  play: open,
};
export const Multiple: Story = {
  args: { spec: specs.userOrganization({}, { cardinality: 'many' }), value: ['d2--department', 'HJJ027--user'] },
  play: open,
};
export const RecentlyChosen: Story = {
  args: { spec: specs.user({ recent: remembering('HJJ027', 'ZSY112', 'LXM031', 'MWB104') }, { cardinality: 'many' }), value: ['HJJ027'] },
  play: open,
};
export const PasteNames: Story = {
  args: { value: [] },
  play: async (context) => {
    await open(context);
    // A narrow page shows one pane at a time.
    const showChosen = screen.queryByRole('button', { name: /^查看已选/ });
    if (showChosen) await userEvent.click(showChosen);
    await userEvent.click(screen.getByRole('button', { name: '粘贴名单' }));
    await userEvent.type(screen.getByRole('textbox', { name: '姓名或工号' }), '郭振东，HJJ027，李雪梅，王五');
    await userEvent.click(screen.getByRole('button', { name: '查找并选择' }));
    await expect(await screen.findByText('王五：没有找到')).toBeVisible();
  },
};
export const Disabled: Story = { args: { use: 'disabled' } };
export const ReadOnly: Story = { args: { use: 'readOnly' } };
export const Invalid: Story = { args: { value: [], isRequired: true, error: '请选择验收人' } };
export const UnknownValue: Story = { args: { value: ['GYZD018', '4f1c09'] }, play: open };
export const Loading: Story = {
  args: {
    spec: specs.user(
      {
        source: (() => {
          const source = inMemory(organization);
          source.hold();
          return source;
        })(),
      },
      { cardinality: 'many' },
    ),
  },
  play: open,
};
export const Empty: Story = { args: { spec: specs.user({ source: inMemory([]) }, { cardinality: 'many' }), value: [] }, play: open };
const failingOnce = () => {
  const source = inMemory(organization);
  source.failNext();
  return source;
};
export const FailingThenRetry: Story = {
  // Fails once each time it is shown.
  render: function Failing(args) {
    const [spec] = useState(() => specs.user({ source: failingOnce() }, { cardinality: 'many' }));
    return <Picker {...args} spec={spec} />;
  },
  play: async (context) => {
    await open(context);
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    await expect(await screen.findByText('云望高速物流集团')).toBeVisible();
  },
};
export const TenThousand: Story = {
  args: { spec: specs.allowedUsers({ source: inMemory(manyPeople()) }, { cardinality: 'many' }), value: [] },
  play: open,
};
export const LongNames: Story = {
  args: {
    spec: specs.organization({}, { cardinality: 'many' }),
    value: [
      ['yw', 'd2'],
      ['yw', '云望高速公路物流运营集团有限公司云阳至青溪路段养护工程部机电维护中心'],
    ],
  },
  play: open,
};
export const Dark: Story = { globals: { scheme: 'dark' }, play: opened };
export const English: Story = { args: { label: 'Inspectors' }, globals: { locale: 'en' }, play: open };
export const Taiwan: Story = { args: { label: '驗收人' }, globals: { locale: 'zhtw' }, play: open };
