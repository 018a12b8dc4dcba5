import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import { EmptyState } from '@milepost/kit/empty-state';
import { FormFields, SurroundingsProvider, prepareEditors, prepareRecord } from '@milepost/kit/forms/render';
import type { FlowForm } from '@milepost/openapi/domains/workflow';
import { useEffect, useState } from 'react';
import { useConsoleSurroundings } from '../../features/resource/form/useSurroundings.ts';
import { lazyPane } from '../../lazy/index.ts';
import type { TaskForm } from './useTaskForm.ts';
import * as css from './detail.css.ts';

const DesignNotice = lazyPane(() => import('../../form-changes/DesignNotice.tsx'));

interface FormPaneProps {
  readonly of: FlowForm | null;
  readonly form: TaskForm;
  readonly onSubmit?: () => void;
}

/** The form of a process: to read, or to fill in where a field may be changed. @source forms §2.10 */
export function FormPane({ of, form: { spec, store, isEditable, problems, changes, unsent }, onSubmit }: FormPaneProps) {
  const { t } = useLingui();
  const [isReady, setReady] = useState(false);
  const surroundings = useConsoleSurroundings();
  // Editors and views come before the form is drawn, so that no field moves under the pointer; one that does not come says so itself.
  useEffect(() => {
    const ready = () => setReady(true);
    (isEditable ? prepareEditors(spec) : prepareRecord(spec)).then(ready, ready);
  }, [spec, isEditable]);
  if (of?.kind === 'page')
    return <EmptyState kind="soon" title={t`The form of this flow is a page of the program and is not shown here yet`} />;
  if (of && of.design.kind !== 'value' && of.design.kind !== 'none')
    return <EmptyState title={t`The design of this form cannot be read`} />;
  if (spec.parts.length === 0) return <EmptyState title={t`This flow has no form`} />;
  if (!isReady) return <output className={css.loading}>{t`Loading…`}</output>;
  const fields = problems.map(({ label, at }) => label || at).join(', ');
  return (
    <div className={css.form}>
      {problems.length > 0 && <Alert tone="warning" title={t`Fields of this form that are not understood keep their values: ${fields}`} />}
      <SurroundingsProvider value={surroundings}>
        {unsent && (
          <section className={css.unsent} aria-label={t`What you filled in`}>
            <Alert
              tone="warning"
              urgency="polite"
              title={t`What you filled in was not sent`}
              description={t`Somebody else has handled this work. Copy what you still need: it is gone when you leave this page.`}
            />
            <FormFields spec={unsent.spec} store={unsent.store} name="unsent" isReadOnly />
          </section>
        )}
        {changes && <DesignNotice changes={changes} />}
        <FormFields spec={spec} store={store} name="process" isReadOnly={!isEditable} {...(onSubmit && { onSubmit })} />
      </SurroundingsProvider>
    </div>
  );
}
