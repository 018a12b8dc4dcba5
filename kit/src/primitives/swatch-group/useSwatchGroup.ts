import { useId } from 'react';
import { mergeProps, useHeld } from '../../engines/prop-getters/index.ts';
import { useRadioSet } from '../choice-box/headless.ts';
import type { Swatch, SwatchGroupOptions } from './types.ts';

/**
 * Colours of which one is chosen: draw `swatches` with the parts of `headless/choice-box` within `getGroupProps()`. Native radios:
 * arrows walk and choose, the group is one stop of the Tab key. @source shell §2.5, §3
 * @reading R-417
 */
export function useSwatchGroup<S extends Swatch>(options: SwatchGroupOptions<S>) {
  const { label, swatches, hasHelp = false } = options;
  const id = useId();
  const [value, onChange] = useHeld<S['id']>({
    name: 'value',
    value: options.value,
    initial: options.initialValue ?? swatches[0]?.id ?? '',
    onChange: options.onChange,
  });
  const { views, getSetProps } = useRadioSet({ choices: swatches, value, onChange });
  return {
    /** Id of the chosen colour. */
    value,
    /** Views of the colours, in order. */
    swatches: views,
    /** Attributes of the element around the colours. */
    getGroupProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        { ...getSetProps(), role: 'radiogroup', 'aria-label': label, 'aria-describedby': hasHelp ? `${id}-help` : undefined } as const,
        own,
      ),
    /** Attributes of the sentence under the group. */
    getHelpProps: <Own extends object = object>(own?: Own) => mergeProps({ id: `${id}-help` }, own),
  };
}
