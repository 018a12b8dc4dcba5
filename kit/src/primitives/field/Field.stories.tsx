import type { Meta, StoryObj } from '@storybook/react-vite';
import { controlBox, controlInput, controlState } from '../control/index.ts';
import { Field, fieldAria, isOver, useFieldIds } from './index.ts';
import type { FieldCount, FieldWords } from './index.ts';

interface SampleProps extends FieldWords {
  readonly count?: FieldCount;
}

/** The words around a bare input, as the other fields use them. */
function Sample({ count, ...words }: SampleProps) {
  const ids = useFieldIds(words.id);
  return (
    <Field {...words} ids={ids} count={count}>
      <span className={`${controlBox} ${controlState[words.error || isOver(count) ? 'invalid' : 'editable']}`}>
        <input {...fieldAria(ids, words, count)} defaultValue="K98+500" className={controlInput} />
      </span>
    </Field>
  );
}

export default { title: 'Primitives/Field', component: Sample, args: { label: '桩号' } } satisfies Meta<typeof Sample>;

type Story = StoryObj<typeof Sample>;

export const Basic: Story = {};
export const Required: Story = { args: { isRequired: true } };
export const Help: Story = { args: { help: '按里程桩填写，例如 K36+120' } };
export const Invalid: Story = {
  args: { isRequired: true, help: '按里程桩填写', error: '桩号不在 S26 云望高速范围内，请填写 K0 到 K128 之间的桩号' },
};
export const Count: Story = { args: { label: '说明', count: { chars: 23, maxChars: 200 } } };
export const Over: Story = { args: { label: '名称', isRequired: true, count: { chars: 53, maxChars: 50 } } };
export const LongText: Story = {
  args: {
    label: '本次养护作业占用的行车道、应急车道与匝道的起止桩号以及封闭方式说明',
    isRequired: true,
    error: '封闭三条及以上车道须提前 48 小时报路政与交警备案，请先在“交通组织方案”中上传批复文件，再提交本工单。',
  },
};
export const Dark: Story = { ...Invalid, globals: { scheme: 'dark' } };
export const English: Story = { args: { label: 'Stake', isRequired: true, count: { chars: 53, maxChars: 50 } }, globals: { locale: 'en' } };
export const Taiwan: Story = { args: { label: '樁號', isRequired: true, count: { chars: 53, maxChars: 50 } }, globals: { locale: 'zhtw' } };
