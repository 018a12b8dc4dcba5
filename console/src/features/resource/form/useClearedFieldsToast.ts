import { useLingui } from '@lingui/react/macro';
import { useText } from '@milepost/kit/forms/render';
import type { ClearedFields, FormStore } from '@milepost/kit/forms/store';
import { useToaster } from '@milepost/kit/toast';
import { useEffect, useEffectEvent } from 'react';
import { UNDO_MS } from '../../../feedback/index.ts';

/** Says what a change has emptied, because it depended on what was changed, and offers to take it back. @reading R-769 */
export function useClearedFieldsToast(store: FormStore): void {
  const { t } = useLingui();
  const text = useText();
  const toaster = useToaster();
  const tell = useEffectEvent(({ by, fields, undo }: ClearedFields) => {
    const labelOf = (field: string) => {
      const placed = store.controls.find(({ control }) => control.field === field);
      return placed ? text(placed.control.label) : field;
    };
    const [source, names] = [labelOf(by), fields.map(labelOf).join(', ')];
    toaster.show({
      tone: 'info',
      title: t`Emptied: ${names}`,
      detail: t`It depends on ${source}.`,
      durationMs: UNDO_MS,
      action: { label: t`Undo`, onPress: undo },
    });
  });
  useEffect(() => store.subscribeEmptied((emptied) => tell(emptied)), [store]);
}
