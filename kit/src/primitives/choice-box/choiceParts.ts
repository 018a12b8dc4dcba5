import type { RefCallback } from 'react';
import { mergeProps } from '../../engines/prop-getters/index.ts';
import type { ChoiceData, ChoiceView } from './types.ts';

/** A half box has no attribute, the property alone. */
const halfRef =
  (isHalf: boolean): RefCallback<HTMLInputElement> =>
  (input) => {
    if (input) input.indeterminate = isHalf;
  };

/**
 * Attributes of the native `input` of a choice, a radio or a checkbox; best within a `label` with its words, so that all of it is
 * pressed.
 * @param own attributes of whoever draws, merged with these
 */
export function choiceInputProps<C extends ChoiceData, Own extends object = object>(view: ChoiceView<C>, own?: Own) {
  const { choice, id, type, name, isChosen, isHalf, isDisabled, isInvalid, description, onChange } = view;
  return mergeProps(
    {
      ref: isHalf === undefined ? undefined : halfRef(isHalf),
      type,
      name,
      'data-mp-choice': choice.id,
      checked: isChosen,
      disabled: isDisabled,
      'aria-labelledby': `${id}-name`,
      'aria-describedby': description ? `${id}-description` : undefined,
      'aria-invalid': isInvalid ? true : undefined,
      onChange,
    } as const,
    own,
  );
}

/** Attributes of the name of a choice. */
export const choiceNameProps = <C extends ChoiceData, Own extends object = object>(view: ChoiceView<C>, own?: Own) =>
  mergeProps({ id: `${view.id}-name` } as const, own);

/** Attributes of the second line of a choice, which is read after its name. */
export const choiceDescriptionProps = <C extends ChoiceData, Own extends object = object>(view: ChoiceView<C>, own?: Own) =>
  mergeProps({ id: `${view.id}-description` } as const, own);
