import { ChoiceBox, ChoiceGroup } from '../choice-box/index.ts';
import { useMessages } from '../lingui/index.ts';
import { partProps } from '../parts/index.ts';
import { all as allStyle } from './CheckboxGroup.css.ts';
import { useCheckboxGroup } from './headless.ts';
import { checkboxGroupMessages } from './messages.ts';
import type { CheckboxGroupProps } from './types.ts';

/** Several of a few things that are all in sight. Native checkboxes, each a stop of the Tab key. */
export function CheckboxGroup({ value, onChange, hasSelectAll, ...words }: CheckboxGroupProps) {
  const { parts } = words;
  const group = useCheckboxGroup({ ...words, value, onChange, hasSelectAll, messages: useMessages(checkboxGroupMessages) });
  return (
    <ChoiceGroup {...words} group={group}>
      {group.all && (
        <div {...partProps(parts, 'all', allStyle)}>
          <ChoiceBox view={group.all} parts={parts} />
        </div>
      )}
      {group.choices.map((view) => (
        <ChoiceBox key={view.choice.id} view={view} parts={parts} />
      ))}
    </ChoiceGroup>
  );
}
