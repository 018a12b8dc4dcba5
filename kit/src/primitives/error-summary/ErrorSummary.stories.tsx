import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { IntegerField } from '../integer-field/index.ts';
import { Select } from '../select/index.ts';
import { Switch } from '../switch/index.ts';
import { TextField } from '../text-field/index.ts';
import { ErrorSummary } from './index.ts';
import { form, pair } from './stories.css.ts';

const name = { fieldId: 'name', label: '名称', message: '只能使用中文、字母和数字，请去掉括号' };
const code = { fieldId: 'code', label: '编码', message: '末尾不能是点，例如 guardrail.wbeam3' };

export default {
  title: 'Primitives/ErrorSummary',
  component: ErrorSummary,
  args: { problems: [name, code], attempt: 1 },
  render: (args) => (
    <div className={form}>
      <ErrorSummary {...args} />
      <TextField id="name" label={name.label} value="波形梁护栏（三波）" error={name.message} onChange={() => {}} />
      <TextField id="code" label={code.label} value="guardrail." error={code.message} onChange={() => {}} />
    </div>
  ),
} satisfies Meta<typeof ErrorSummary>;

type Story = StoryObj<typeof ErrorSummary>;

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert', { name: '还有 2 处需要修改' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: /编码/ }));
    await expect(canvas.getByRole('textbox', { name: '编码' })).toHaveFocus();
  },
};
export const One: Story = { args: { problems: [name] } };
export const Refused: Story = {
  args: { problems: [], refusal: '上级组织已停用，请先启用“养护中心”' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert', { name: '没有保存 上级组织已停用，请先启用“养护中心”' })).toHaveFocus();
  },
};
export const Nothing: Story = { args: { problems: [] } };
export const LongText: Story = {
  args: {
    problems: [
      name,
      code,
      ...['上级', '排序', '路线', '起止桩号与封闭方式', '施工单位', '计划完工日期', '交通组织方案批复文件', '现场照片'].map((label) => ({
        fieldId: label,
        label,
        message: '请填写',
      })),
    ],
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const English: Story = {
  args: {
    problems: [
      { ...name, label: 'Name', message: 'Enter a name' },
      { ...code, label: 'Code', message: 'Remove the dot at the end' },
    ],
  },
  globals: { locale: 'en' },
};
export const Taiwan: Story = {
  args: {
    problems: [
      { ...name, label: '名稱' },
      { ...code, label: '編碼' },
    ],
  },
  globals: { locale: 'zhtw' },
};

const unchanged = () => {};
const PARENTS = [{ id: 'rail', label: '护栏设施', path: ['路产设施类型', '护栏设施'] }];

/** All fields of the kit in one form, as in the dialog of a dictionary entry. */
export const InAForm: Story = {
  render: (args) => (
    <div className={form}>
      <ErrorSummary {...args} />
      <Select label="上级" value="rail" options={PARENTS} placeholder="选择上级" isRequired onChange={unchanged} />
      <div className={pair}>
        <TextField id="name" label={name.label} isRequired value="波形梁护栏（三波）" error={name.message} onChange={unchanged} />
        <TextField id="code" label={code.label} isRequired value="guardrail." error={code.message} onChange={unchanged} />
      </div>
      <div className={pair}>
        <IntegerField label="排序" value={14} min={0} max={999_999} help="0 到 999999，小的在前" onChange={unchanged} />
        <Switch label="状态" isOn onText="启用" offText="禁用" onChange={unchanged} />
      </div>
      <TextField label="说明" rows={3} maxChars={200} value="用于跨线桥与长下坡路段，防护等级 SB 及以上。" onChange={unchanged} />
    </div>
  ),
  play: Basic.play,
};
export const InADarkForm: Story = { ...InAForm, globals: { scheme: 'dark' } };
