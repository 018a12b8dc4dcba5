import { useId } from 'react';
import { mergeProps, useHeld } from '../../engines/prop-getters/index.ts';
import { useRadioSet } from '../choice-box/headless.ts';
import type { ChoiceData } from '../choice-box/headless.ts';
import type { SegmentedOptions } from './types.ts';

/**
 * Two to five choices as one bar: draw `segments` with `choiceInputProps` and `choiceNameProps` of `headless/choice-box` within
 * `getGroupProps()`. Native radios: arrows walk and choose, the group is one stop of the Tab key.
 * @reading R-417
 */
export function useSegmented<S extends ChoiceData>(options: SegmentedOptions<S>) {
  const { label, labelAt = 'spoken', segments } = options;
  const labelId = useId();
  const [value, onChange] = useHeld<S['id']>({
    name: 'value',
    value: options.value,
    initial: options.initialValue ?? segments[0]?.id ?? '',
    onChange: options.onChange,
  });
  const { views, getSetProps } = useRadioSet({ choices: segments, value, onChange });
  return {
    /** Id of the chosen segment. */
    value,
    /** Views of the segments, in order. */
    segments: views,
    /** Attributes of the name before the segments, where it is shown. */
    getLabelProps: <Own extends object = object>(own?: Own) => mergeProps({ id: labelId }, own),
    /** Attributes of the element around the segments. */
    getGroupProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        {
          ...getSetProps(),
          role: 'radiogroup',
          'aria-label': labelAt === 'spoken' ? label : undefined,
          'aria-labelledby': labelAt === 'start' ? labelId : undefined,
        } as const,
        own,
      ),
  };
}
