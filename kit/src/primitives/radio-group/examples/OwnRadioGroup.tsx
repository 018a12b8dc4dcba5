import { choiceDescriptionProps, choiceInputProps, choiceNameProps } from '../../choice-box/headless.ts';
import type { ChoiceGroupMessages } from '../../choice-box/headless.ts';
import { useRadioGroup } from '../headless.ts';

const messages: ChoiceGroupMessages = {
  problem: (label, problem) => `${label}：${problem}`,
  count: (chars, maxChars) => `${chars}/${maxChars}`,
  unknown: (id) => `不明（${id}）`,
  nothingChosen: '未選択',
};
const options = [
  { id: 'normal', label: '通常' },
  { id: 'today', label: '重要', description: '当日中に対応' },
  { id: 'off', label: '取消', disabledReason: '現在は選べません' },
  { id: 'now', label: '緊急' },
];

interface OwnRadioGroupProps {
  readonly initialValue?: string;
  readonly use?: 'readOnly';
  readonly onChange?: (id: string) => void;
}

/** Radios in markup of one's own: a list, in Japanese, without the styles, the catalogues and the provider of the kit. */
export function OwnRadioGroup({ initialValue = 'normal', use, onChange }: OwnRadioGroupProps) {
  const group = useRadioGroup({ label: '緊急度', isRequired: true, options, initialValue, use, onChange, messages });
  if (group.use === 'readOnly')
    return (
      <p>
        <label {...group.getLabelProps()}>緊急度</label> <input {...group.getTextProps()} />
      </p>
    );
  return (
    <div {...group.getFieldProps({ className: 'own' })}>
      <b {...group.getNameProps()}>緊急度</b> <i {...group.getRequiredProps()}>必須</i>
      <ul {...group.getGroupProps()}>
        {group.choices.map((view) => (
          <li key={view.choice.id}>
            <input {...choiceInputProps(view, { className: 'dot' })} />
            <span {...choiceNameProps(view)}>{view.choice.label}</span>
            {view.description && <small {...choiceDescriptionProps(view)}>{view.description}</small>}
          </li>
        ))}
      </ul>
      {group.message && <em {...group.getMessageProps()}>{group.message}</em>}
    </div>
  );
}
