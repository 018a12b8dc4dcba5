import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import { Button } from '@milepost/kit/button';
import { useEffect, useState } from 'react';
import { momentText } from '../i18n/momentText.ts';
import type { StoredDraft } from './draftStore.ts';
import { useDrafts } from './DraftsProvider.ts';
import * as css from './DraftNotice.css.ts';

/** A draft of a form that is closed, for the page its form is opened from. */
interface WaitingDraft {
  readonly draft: StoredDraft;
  /** Makes the form that is opened next begin with it. */
  readonly take: () => void;
  readonly discard: () => void;
}

/**
 * The newest draft of a form that is open nowhere: after a reload or a crash the form itself is closed, and its text waits. None while
 * the form is open here: it says so itself.
 * @reading R-822
 */
function useWaitingDraft(form: string, only?: string): WaitingDraft | null {
  const drafts = useDrafts();
  const [waiting, setWaiting] = useState<StoredDraft | null>(null);
  useEffect(() => {
    if (!drafts) return undefined;
    const { store, forms, userId } = drafts;
    let turn = 0;
    const look = async () => {
      const mine = (turn += 1);
      const found = forms.isAnyOpen(form)
        ? []
        : store.ofForm({ userId, form }).filter(({ record }) => only === undefined || record === only);
      const elsewhere = found.length === 0 ? null : await forms.openElsewhere(found.map(({ key }) => key));
      if (mine === turn) setWaiting(found.find(({ key }) => elsewhere?.has(key) !== true) ?? null);
    };
    const stop = forms.subscribe(() => queueMicrotask(() => void look()));
    void look();
    return () => {
      turn += 1;
      stop();
    };
  }, [drafts, form, only]);
  if (!drafts || !waiting) return null;
  const { key, record } = waiting;
  return {
    draft: waiting,
    take: () => drafts.forms.leave({ userId: drafts.userId, form, record }, key),
    discard() {
      drafts.store.remove(key);
      drafts.forms.forget(key);
      setWaiting(null);
    },
  };
}

interface DraftsOfFormProps {
  /** Name of the form among drafts. */
  readonly form: string;
  /** The only record whose draft is offered. @defaultValue any */
  readonly record?: string;
  /** Sentence over the offer. @param when moment of the text, in words @defaultValue says that a new record or changes of one were not saved */
  readonly titleOf?: (when: string) => string;
  /** Right of this person to open the form of a record; null for a new one. @defaultValue always */
  readonly mayOpen?: (record: string | null) => boolean;
  /** Opens the form of a record; null for a new one. */
  readonly onOpen: (record: string | null) => void;
}

/** Notice on a page that a form opened from it holds a text which was not saved. @reading R-822 */
export function DraftsOfForm({ form, record, titleOf, mayOpen, onOpen }: DraftsOfFormProps) {
  const { t } = useLingui();
  const waiting = useWaitingDraft(form, record);
  if (!waiting || mayOpen?.(waiting.draft.record) === false) return null;
  const { draft, take, discard } = waiting;
  const when = momentText(draft.atMs);
  const usual = () =>
    draft.record === null ? t`A new record you began on ${when} was not saved` : t`Your changes of ${when} were not saved`;
  return (
    <div className={css.ofPage} data-draft="waiting">
      <Alert
        urgency="polite"
        title={titleOf?.(when) ?? usual()}
        description={t`They are still kept in this browser.`}
        action={
          <div className={css.actions}>
            <Button
              onPress={() => {
                take();
                onOpen(draft.record);
              }}
            >{t`Continue with it`}</Button>
            <Button variant="text" onPress={discard}>{t`Discard it`}</Button>
          </div>
        }
      />
    </div>
  );
}
