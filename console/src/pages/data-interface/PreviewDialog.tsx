import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import { Button } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import { FormFields, useText } from '@milepost/kit/forms/render';
import { createFormStore } from '@milepost/kit/forms/store';
import { useState } from 'react';
import { Refused } from './Refused.tsx';
import { begunWith, parameterForm, typedValues } from './parameterForm.ts';
import { ResultView } from './ResultView.tsx';
import { useTestValues } from './testValues.ts';
import type { Tried } from './tried.ts';
import { useTrial } from './useTrial.ts';
import * as css from './DataInterface.css.ts';

/** Tries a data interface, saved or not: values in, rows out, as a table and as JSON. @source admin §2 @reading R-132 R-505 */
export function PreviewDialog({ tried, onClose }: { readonly tried: Tried; readonly onClose: () => void }) {
  const { t } = useLingui();
  const text = useText();
  const { name, parameters, refusal, effect, hasProcessing } = tried;
  const values = useTestValues(tried.id);
  const [spec] = useState(() => parameterForm(parameters));
  const [store] = useState(() => createFormStore(spec, begunWith(parameters, values.kept())));
  const trial = useTrial(tried);
  function run() {
    if (refusal !== null || !store.tryToSave()) return;
    const typed = typedValues(parameters, store.snapshot() as Readonly<Record<string, string>>);
    values.keep(typed);
    trial.run(typed);
  }
  const { rows, error, durationMs, isRunning } = trial;
  const count = rows?.length ?? 0;
  return (
    <Dialog
      title={t`Preview: ${name}`}
      widthPx={1000}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t`Close`}</Button>
          {refusal === null && (
            <Button variant="primary" isBusy={isRunning} busyLabel={t`Running`} onPress={run}>
              {t`Run`}
            </Button>
          )}
        </>
      }
    >
      <div className={css.preview}>
        {refusal !== null && <Alert tone="warning" title={text(refusal)} urgency="polite" />}
        {refusal === null && effect === 'writes' && (
          <Alert tone="warning" title={t`This data interface changes data: running it carries the change out.`} />
        )}
        {hasProcessing && <Alert title={t`The data processing is not run here: these are the rows as they come.`} />}
        {refusal === null && parameters.length > 0 && <FormFields spec={spec} store={store} name="preview" onSubmit={run} />}
        {/* Here from the start, so that what comes is read out. */}
        <output className={css.hint}>
          {isRunning ? t`Running…` : rows && t`${plural(count, { one: '# row', other: '# rows' })}, ${durationMs} ms`}
        </output>
        {!isRunning && error !== null && <Refused error={error} sql={tried.sql} />}
        {!isRunning && rows && <ResultView rows={rows} />}
      </div>
    </Dialog>
  );
}
