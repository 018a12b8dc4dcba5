import { useNumberField } from '../headless.ts';
import type { NumberMessages } from '../headless.ts';

export const messages: NumberMessages = {
  problem: (label, problem) => `${label}：${problem}`,
  count: (chars, maxChars) => `${chars}/${maxChars}`,
  refusal: (kind, { min, max }) =>
    ({ notNumber: '数字を入力', tooPrecise: '小数が長すぎます', belowMin: `${min ?? ''} 以上`, aboveMax: `${max ?? ''} 以下` })[kind],
  decrease: (label) => `${label}を減らす`,
  increase: (label) => `${label}を増やす`,
};

/** A number in markup of one's own, which keeps its value itself. */
export function OwnNumberField({ onChange }: { readonly onChange?: (value: string | null) => void }) {
  const field = useNumberField({
    label: '金額',
    initialValue: '10',
    min: '0',
    max: '5000',
    precision: 2,
    suffix: '円',
    onChange,
    messages,
  });
  return (
    <div {...field.getFieldProps()}>
      <label {...field.getLabelProps()}>金額</label>
      <button {...field.stepProps(-1)}>−</button>
      <input {...field.getInputProps({ className: 'own' })} />
      <span {...field.getSuffixProps()}>円</span>
      <button {...field.stepProps(1)}>+</button>
      {field.message && <em {...field.getMessageProps()}>{field.message}</em>}
    </div>
  );
}
