import { useState } from 'react';
import type { ChangeEvent } from 'react';
import { createKeptViews, useSteady } from '../../engines/prop-getters/index.ts';
import type { ChoiceData, ChoiceView, RadioSetOptions } from './types.ts';
import { useRadioKeys } from './useRadioKeys.ts';

/**
 * Native radios of which one is chosen: draw `views` with `choiceInputProps(view)` within `getSetProps()`. They are one stop of Tab;
 * arrows walk and choose, to the sides as the lines run.
 */
export function useRadioSet<C extends ChoiceData>({ choices, value, onChange, isDisabled = false, isInvalid = false }: RadioSetOptions<C>) {
  const { name, getSetProps } = useRadioKeys();
  const [kept] = useState(() => createKeptViews<ChoiceView<C>>());
  const choose = useSteady(({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const id = currentTarget.dataset['mpChoice'];
    if (id !== undefined) onChange(id);
  });
  const views = choices.map((choice, at) =>
    kept.keep(at, {
      choice,
      id: `${name}-${at}`,
      type: 'radio',
      name,
      isChosen: choice.id === value,
      isHalf: undefined,
      isDisabled: isDisabled || choice.disabledReason !== undefined,
      isInvalid,
      description: choice.disabledReason ?? choice.description,
      onChange: choose,
    }),
  );
  return {
    /** Views of the choices, in order. */
    views,
    /** Attributes of the element around the radios, beside its role and its name. */
    getSetProps,
  };
}
