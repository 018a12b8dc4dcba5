import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { FormFields, SurroundingsProvider, prepareEditors, useFormSummary } from '@milepost/kit/forms/render';
import { createFormStore } from '@milepost/kit/forms/store';
import { StatePanel } from '@milepost/kit/state-panel';
import { Alert } from '@milepost/kit/alert';
import { ApiError } from '@milepost/openapi/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isSame } from '@milepost/kit/forms/grammar';
import DesignNotice from '../form-changes/DesignNotice.tsx';
import { redrawnForm } from '../form-changes/index.ts';
import type { FormAsDrawn } from '../form-changes/index.ts';
import { DraftNotice, useFormDraft } from '../drafts/index.ts';
import { ErrorBoundary } from '../hosts/index.ts';
import { handIn, readForm } from './ask.ts';
import { PUBLIC_SURROUNDINGS, publicSpec } from './publicSpec.ts';
import * as css from './PublicFormPage.css.ts';

/** The server's own sentence; null where it sent none. @source shell §8 */
const refusalOf = (error: unknown): string | null => (error instanceof ApiError && error.msg ? error.msg : null);

type Form =
  | { readonly kind: 'loading' }
  | ({ readonly kind: 'here'; readonly name: string } & FormAsDrawn)
  | { readonly kind: 'failed'; readonly reason: string | null }
  | { readonly kind: 'done'; readonly name: string };

interface PublicFormPageProps {
  /** Key of the link; empty where the address has none. */
  readonly linkKey: string;
  readonly onLeave: () => void;
}

/** /formShortLink: a form that is filled in without signing in. No session is sent, whoever opens it. @source shell §2.1 @reading R-796 */
export function PublicFormPage({ linkKey, onLeave }: PublicFormPageProps) {
  const { t } = useLingui();
  const [form, setForm] = useState<Form>({ kind: 'loading' });
  const [turn, setTurn] = useState(0);
  const load = useCallback(async (): Promise<Form> => {
    try {
      const found = linkKey === '' ? null : await readForm(linkKey);
      if (!found) return { kind: 'failed', reason: null };
      const spec = publicSpec(found.design);
      await prepareEditors(spec);
      return { kind: 'here', name: found.name, design: found.design, spec, store: createFormStore(spec, {}), changes: null };
    } catch (error) {
      return { kind: 'failed', reason: refusalOf(error) };
    }
  }, [linkKey]);
  useEffect(() => {
    let isOver = false;
    void (async () => {
      const next = await load();
      if (!isOver) setForm(next);
    })();
    return () => {
      isOver = true;
    };
  }, [load, turn]);
  const again = () => {
    setForm({ kind: 'loading' });
    setTurn(turn + 1);
  };
  const name = 'name' in form ? form.name : t`Form by short link`;
  const platform = t`Smart logistics operations platform`;
  useEffect(() => {
    document.title = `${name} - ${platform}`;
  }, [name, platform]);
  switch (form.kind) {
    case 'loading':
      return (
        <main className={css.alone}>
          <output>{t`Loading…`}</output>
        </main>
      );
    case 'failed':
      return (
        <main className={css.alone}>
          <StatePanel
            kind="failed"
            title={t`The form did not load`}
            headingLevel={1}
            actions={
              <>
                <Button onPress={onLeave}>{t`Go to the console`}</Button>
                {linkKey !== '' && <Button onPress={again}>{t`Retry`}</Button>}
              </>
            }
          >
            {form.reason ?? t`The link may be incomplete, or the server did not answer. Ask whoever sent it.`}
          </StatePanel>
        </main>
      );
    case 'done':
      return <Done name={form.name} onAgain={again} />;
    case 'here':
      return (
        // What was typed is in the store, above the boundary: trying again draws the fields with it.
        <ErrorBoundary>
          <Filling
            key={turn}
            form={form}
            linkKey={linkKey}
            onRedrawn={(next) => setForm({ ...form, ...next })}
            onDone={() => setForm({ kind: 'done', name: form.name })}
          />
        </ErrorBoundary>
      );
  }
}

/** Focus begins at what has taken the place of the form. */
function Done({ name, onAgain }: { readonly name: string; readonly onAgain: () => void }) {
  const { t } = useLingui();
  const page = useRef<HTMLElement>(null);
  useEffect(() => page.current?.focus(), []);
  return (
    <main ref={page} className={css.alone} tabIndex={-1} aria-label={name}>
      <StatePanel
        kind="allDone"
        title={t`Handed in`}
        headingLevel={1}
        actions={<Button onPress={onAgain}>{t`Fill in another one`}</Button>}
      >
        {t`“${name}” has arrived. You can close this page.`}
      </StatePanel>
    </main>
  );
}

/** The form by the design that is released now; null where that is the one it is drawn by, or cannot be read. @reading R-861 */
async function redrawn(linkKey: string, drawn: FormAsDrawn): Promise<FormAsDrawn | null> {
  try {
    const now = await readForm(linkKey);
    if (!now || isSame(now.design, drawn.design)) return null;
    const spec = publicSpec(now.design);
    await prepareEditors(spec);
    return redrawnForm(drawn, spec, now.design);
  } catch {
    return null;
  }
}

interface FillingProps {
  readonly form: FormAsDrawn & { readonly name: string };
  /** Draws the form anew, with what was typed. */
  readonly onRedrawn: (form: FormAsDrawn) => void;
  readonly linkKey: string;
  readonly onDone: () => void;
}

function Filling({ form, linkKey, onRedrawn, onDone }: FillingProps) {
  const { t } = useLingui();
  const { name, spec, store, changes } = form;
  const { isDirty, isSaving } = useFormSummary(store);
  const draft = useFormDraft({ form: `link.${linkKey}`, record: null, store, isDirty });
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);
  const send = async () => {
    if (store.summary().isSaving || !store.tryToSave()) return;
    store.setSaving(true);
    setRefusal(null);
    try {
      const next = await redrawn(linkKey, form);
      if (next) {
        onRedrawn(next);
        return;
      }
      await handIn(linkKey, store.snapshot());
      draft.drop();
      onDone();
    } catch (error) {
      setRefusal(refusalOf(error) ?? t`The server did not answer. What you filled in is still here; try again.`);
    } finally {
      store.setSaving(false);
    }
  };
  return (
    <main className={css.page}>
      <h1 className={css.title}>{name}</h1>
      <DraftNotice draft={draft} />
      <SurroundingsProvider value={PUBLIC_SURROUNDINGS}>
        {changes && <DesignNotice changes={changes} />}
        <FormFields spec={spec} store={store} name="public-form" onSubmit={() => void send()} />
      </SurroundingsProvider>
      {refusal !== null && <Alert tone="danger" urgency="assertive" title={t`It was not handed in`} description={refusal} />}
      <div className={css.foot}>
        <Button variant="primary" isBusy={isSaving} busyLabel={t`Sending`} onPress={() => void send()}>
          {t`Hand in`}
        </Button>
      </div>
    </main>
  );
}
