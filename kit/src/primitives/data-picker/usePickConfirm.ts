import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { DataNode } from '../../engines/data-rows/index.ts';
import { shownChoices } from '../../engines/pick/index.ts';
import type { PickState } from '../../engines/pick/index.ts';
import { useKit } from '../kit-provider/index.ts';
import type { DataChoice } from './useChoice.ts';

/** The OK button: writes the value and closes, or says why not. @source forms §4 */
export function usePickConfirm(state: PickState<DataNode>, act: DataChoice['send']) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const [wasRefused, setRefused] = useState(false);
  const said = t`Choose a row first`;
  return {
    /** Until something is chosen. */
    hasRefused: wasRefused && shownChoices(state).size === 0,
    press: () => {
      const isRefused = act({ kind: 'confirm' }).kind === 'refused';
      setRefused(isRefused);
      if (isRefused) announcer.say(said);
      else if (shownChoices(state).size === 0) announcer.say(t`Nothing chosen`);
    },
  };
}
