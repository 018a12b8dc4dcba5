import { choiceDescriptionProps, choiceInputProps, choiceNameProps } from '../../choice-box/headless.ts';
import { useCheckboxGroup } from '../headless.ts';
import type { CheckboxGroupMessages } from '../headless.ts';

const messages: CheckboxGroupMessages = {
  problem: (label, problem) => `${label}：${problem}`,
  count: (chars, maxChars) => `${chars}/${maxChars}`,
  unknown: (id) => `不明（${id}）`,
  nothingChosen: '未選択',
  selectAll: 'すべて',
  selected: (count) => `選択中 ${count} 件`,
  names: (names) => names.join('、'),
};
const options = [
  { id: 'sms', label: 'ショートメール' },
  { id: 'mail', label: 'メール', description: '事務所宛て' },
  { id: 'fax', label: 'ファクス', disabledReason: '現在は選べません' },
];
const START = ['sms'];

interface OwnCheckboxGroupProps {
  readonly initialValue?: readonly string[];
  readonly onChange?: (ids: readonly string[]) => void;
}

/** Checkboxes in markup of one's own, in Japanese, without the styles, the catalogues and the provider of the kit. */
export function OwnCheckboxGroup({ initialValue = START, onChange }: OwnCheckboxGroupProps) {
  const group = useCheckboxGroup({ label: '通知方法', isRequired: true, options, hasSelectAll: true, initialValue, onChange, messages });
  const boxes = group.all ? [group.all, ...group.choices] : group.choices;
  return (
    <fieldset {...group.getFieldProps({ className: 'own' })}>
      <legend {...group.getNameProps()}>通知方法</legend> <i {...group.getRequiredProps()}>必須</i>
      <ul {...group.getGroupProps()}>
        {boxes.map((view) => (
          <li key={view.choice.id}>
            <label>
              <input {...choiceInputProps(view)} /> <span {...choiceNameProps(view)}>{view.choice.label}</span>
              {view.description && <small {...choiceDescriptionProps(view)}>{view.description}</small>}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
