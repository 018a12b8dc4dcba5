import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { LATE, openDialog } from '../../../testing/stories/openDialog.ts';
import type { Step } from '../../../testing/stories/openDialog.ts';
import { Picker } from '../examples/Picker.tsx';
import { specs } from '../examples/specs.ts';
import { TreePicker } from '../index.ts';

export default {
  title: 'Widgets/Pickers',
  component: TreePicker as never,
  args: { label: '部门', spec: specs.department(), onChange: fn() },
  render: (args) => <Picker key={args.spec.name} {...args} />,
  parameters: {
    manual: {
      seed: ['forms §2.1', 'forms §2.2', 'forms §2.3', 'forms §2.4', 'forms §2.5'],
      roles: ['combobox', 'dialog', 'tablist', 'treegrid', 'grid'],
      contract: 'lazy-tree',
      limits: ['What a picker offers comes from its feeds; no declaration knows a URL.'],
    },
  },
} satisfies Meta<typeof Picker>;

type Story = StoryObj<typeof Picker>;

const open: Step = async (stage) => {
  await openDialog(stage);
  await screen.findAllByRole('row', {}, LATE);
};
const story = (label: string, spec: NonNullable<Story['args']>['spec'], value: NonNullable<Story['args']>['value'] = null): Story => ({
  args: { label, spec, value },
  play: open,
});
const newId = () => Promise.resolve('asset.state');

export const UserOrganization = story('经办', specs.userOrganization({}, { cardinality: 'many' }), ['d2--department', 'HJJ027--user']);
export const AllowedUsers = story('经办', specs.allowedUsers(), 'HJJ027');
export const Approver = story('审批人', specs.approver());
export const PopupUser = story('值班员', specs.popupUser({}, { cardinality: 'many' }), ['ZSY112--user']);
export const User = story('负责人', specs.user(), 'currentUser');
export const Organization = story('所属组织', specs.organization(), ['yw', 'd2']);
export const Department = story('部门', specs.department({ onAdd: newId }, { cardinality: 'many' }), ['d3']);
export const Position = story('岗位', specs.position(), 'p1');
export const Group = story('分组', specs.group());
export const Role = story('角色', specs.role({}, { cardinality: 'many' }), ['r3', 'r2']);
export const Address = story('地址', specs.address({}, { cardinality: 'many' }), [['51', '5101', '510107']]);
export const BillRule = story('单据规则', specs.billRule(), 'upkeepOrder');
export const Template = story('模板', specs.template({ onAdd: newId }));
export const DictionaryTree = story('字典', specs.dictionaryTree({ onAdd: newId }), 'asset.type');
export const PrintTemplate = story('打印模板', specs.printTemplate(), 't2');
export const ApproverMissing: Story = {
  args: { label: '审批人', spec: specs.approver() },
  play: async (context) => {
    await open(context);
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    await expect(await screen.findByText('请选择审批人', { selector: 'span' })).toBeVisible();
  },
};
