import { ChoiceBox, ChoiceGroup } from '../choice-box/index.ts';
import { useMessages } from '../lingui/index.ts';
import { useRadioGroup } from './headless.ts';
import { radioGroupMessages } from './messages.ts';
import type { RadioGroupProps } from './types.ts';

/** One of a few things that are all in sight. Native radios: arrows walk and choose, the group is one stop of the Tab key. */
export function RadioGroup({ value, onChange, ...words }: RadioGroupProps) {
  const group = useRadioGroup({ ...words, value, onChange, messages: useMessages(radioGroupMessages) });
  return (
    <ChoiceGroup {...words} group={group}>
      {group.choices.map((view) => (
        <ChoiceBox key={view.choice.id} view={view} parts={words.parts} />
      ))}
    </ChoiceGroup>
  );
}
