import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import { Button } from '@milepost/kit/button';
import { useFocusReturn } from '@milepost/kit/engines/layer-stack';
import { momentText } from '../../i18n/momentText.ts';
import type { KeptDraftOffer } from './useKeptDraft.ts';
import * as css from './FormFrame.css.ts';

/** Offer of text that was typed before and not saved. @reading R-822 */
export function DraftOffer({ offer }: { readonly offer: KeptDraftOffer & { readonly atMs: number } }) {
  const { t } = useLingui();
  // The button that was pressed goes with it; the keyboard goes on in the form.
  const ref = useFocusReturn();
  const when = momentText(offer.atMs);
  return (
    <div ref={ref} className={css.offer}>
      <Alert
        urgency="polite"
        title={t`Text of ${when} was not saved`}
        description={t`It is still kept in this browser. What you type instead takes its place.`}
        action={<Button onPress={offer.bringBack}>{t`Bring it back`}</Button>}
        onClose={offer.leave}
      />
    </div>
  );
}
