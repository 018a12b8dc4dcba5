import { useState } from 'react';
import { useAnnounce } from '../../../engines/environment/index.ts';
import { shownChoices } from '../../../engines/pick/index.ts';
import type { DataPickerState } from './useDataPicker.ts';

/** The OK button: writes the value and closes, or says why not. @source forms §4 */
export function usePickConfirm({ state, act, messages }: DataPickerState) {
  const announce = useAnnounce();
  const [wasRefused, setRefused] = useState(false);
  return {
    /** Until something is chosen. */
    hasRefused: wasRefused && shownChoices(state).size === 0,
    press: () => {
      const isRefused = act({ kind: 'confirm' }).kind === 'refused';
      setRefused(isRefused);
      if (isRefused) announce(messages.refused);
      else if (shownChoices(state).size === 0) announce(messages.nothing);
    },
  };
}
