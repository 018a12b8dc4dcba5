import { useLingui } from '@lingui/react/macro';
import type { Control } from '@milepost/kit/forms/grammar';
import { useText } from '@milepost/kit/forms/render';
import { useToaster } from '@milepost/kit/toast';
import { UNDO_MS } from '../../../feedback/index.ts';

/** Says which rows somebody else has changed meanwhile, and that they are saved as that person has them. @reading R-739 */
export function useMergedChangesToast(): (controls: readonly Control[]) => void {
  const { t } = useLingui();
  const text = useText();
  const toaster = useToaster();
  return (controls) => {
    if (controls.length === 0) return;
    const names = controls.map(({ label }) => text(label)).join(', ');
    toaster.show({
      tone: 'info',
      title: t`${names}: somebody else has changed these rows meanwhile; theirs are kept`,
      durationMs: UNDO_MS,
    });
  };
}
