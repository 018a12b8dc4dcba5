import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import { Button } from '@milepost/kit/button';
import { useFocusReturn } from '@milepost/kit/engines/layer-stack';
import { momentText } from '../i18n/momentText.ts';
import type { FormDraft } from './useDraft.ts';
import * as css from './DraftNotice.css.ts';

/** Notice above a form: a draft that is back, one that is offered, or a text too large to be stored. @reading R-822 */
export function DraftNotice({ draft }: { readonly draft: FormDraft }) {
  const { kind } = draft.state;
  return kind === 'none' ? null : <Notice key={kind} draft={draft} />;
}

function Notice({ draft }: { readonly draft: FormDraft }) {
  // A button that was pressed goes with the notice; the keyboard goes on in the form.
  const ref = useFocusReturn();
  return (
    <div ref={ref} className={css.notice} data-draft={draft.state.kind}>
      <Words draft={draft} />
    </div>
  );
}

function Words({ draft }: { readonly draft: FormDraft }) {
  const { t } = useLingui();
  const { state } = draft;
  if (state.kind === 'none') return null;
  if (state.kind === 'notStored')
    return (
      <Alert
        tone="warning"
        urgency="polite"
        title={t`This form has become too large to be kept in this browser`}
        description={t`If the page is closed before you save, what you typed is lost. Save it now and then.`}
      />
    );
  const when = momentText(state.draft.atMs);
  if (state.kind === 'restored')
    return (
      <Alert
        urgency="polite"
        title={t`What you typed on ${when} is back`}
        description={t`It has not been saved yet.`}
        action={<Button onPress={draft.startAgain}>{t`Start again without it`}</Button>}
      />
    );
  return (
    <Alert
      urgency="polite"
      title={t`Text of ${when} was not saved`}
      description={t`It is still kept in this browser.`}
      action={
        <div className={css.actions}>
          <Button onPress={draft.restore}>{t`Bring it back`}</Button>
          <Button variant="text" onPress={draft.decline}>{t`Discard it`}</Button>
        </div>
      }
    />
  );
}
