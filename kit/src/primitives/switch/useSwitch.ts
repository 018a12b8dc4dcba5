import type { ChangeEvent } from 'react';
import { mergeProps, useHeld } from '../../engines/prop-getters/index.ts';
import { useField } from '../field/headless.ts';
import type { FieldMessages } from '../field/headless.ts';
import type { SwitchOptions } from './types.ts';

/** A switch has no problem, and nothing to count. */
const SILENT: FieldMessages = { problem: () => '', count: () => '' };

/** A setting that is on or off, by a native checkbox. Space and a press change it; Enter is the form's. */
export function useSwitch({ label, isOn: given, initialIsOn = false, onChange, isDisabled = false, help, id }: SwitchOptions) {
  const [isOn, change] = useHeld<boolean>({ name: 'isOn', value: given, initial: initialIsOn, onChange });
  const { getControlProps, ...field } = useField({ label, help, id, messages: SILENT });
  return {
    ...field,
    isOn,
    /** Attributes of the native `input`. */
    getSwitchProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        {
          ...getControlProps(),
          type: 'checkbox',
          role: 'switch',
          checked: isOn,
          'aria-checked': isOn,
          disabled: isDisabled,
          onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => change(currentTarget.checked),
        } as const,
        own,
      ),
    /** Attributes of the state in words beside the switch, which says it by itself. */
    getStateProps: <Own extends object = object>(own?: Own) => mergeProps({ 'aria-hidden': true } as const, own),
  };
}
