import { mergeProps, useHeld } from '../../engines/prop-getters/index.ts';
import { useChoiceGroup, useRadioSet } from '../choice-box/headless.ts';
import type { RadioGroupOptions } from './types.ts';

/**
 * One of a few things that are all in sight: draw `choices` with the parts of `headless/choice-box` within `getGroupProps()`. Native
 * radios: arrows walk and choose, the group is one stop of the Tab key.
 * @reading R-417
 */
export function useRadioGroup(options: RadioGroupOptions) {
  const { options: choices, state, use, error, messages } = options;
  const [value, change] = useHeld<string | null>({
    name: 'value',
    value: options.value,
    initial: options.initialValue ?? null,
    onChange: (id) => id !== null && options.onChange?.(id),
  });
  const chosen = choices.find(({ id }) => id === value);
  const unknown = value !== null && !chosen && state?.kind !== 'loading' ? [{ id: value, label: messages.unknown(value) }] : [];
  const group = useChoiceGroup({ ...options, role: 'radiogroup', chosenText: chosen?.label ?? unknown[0]?.label ?? '' });
  const { views, getSetProps } = useRadioSet({
    // Gone as soon as something else is chosen.
    choices: [...choices, ...unknown],
    value,
    onChange: change,
    isDisabled: use === 'disabled',
    isInvalid: Boolean(error),
  });

  return {
    ...group,
    /** Id of the chosen option, null for none. */
    value,
    /** Views of the options, in order, and of a chosen id none of them has. */
    choices: views,
    /** Attributes of the element around the radios. */
    getGroupProps: <Own extends object = object>(own?: Own) => mergeProps(group.getGroupProps(getSetProps()), own),
  };
}
