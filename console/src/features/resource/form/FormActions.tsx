import { useLingui } from '@lingui/react/macro';
import { Button, IconButton } from '@milepost/kit/button';
import type { RecordSteps } from '@milepost/kit/forms/viewer';
import { ChevronLeft, ChevronRight, Printer } from 'lucide';
import { useState } from 'react';
import { lazyDialog } from '../../../lazy/index.ts';
import type { AnyResource } from '../definition/types.ts';

const PrintDialog = lazyDialog(() => import('../../print/index.ts'));

interface FormActionsProps {
  readonly resource: AnyResource;
  /** Null for a new record. */
  readonly id: string | null;
  readonly steps: RecordSteps | undefined;
  readonly mayLeave: () => Promise<boolean>;
  /** Saves and begins the next one, or goes on with the one that is edited; left out for who may not. */
  readonly onAnother: (() => void) | undefined;
}

/** Buttons of a form beside saving: the records around it, its print, saving and going on with the next. @source forms §2.10 */
export function FormActions({ resource: { form, isPreview, onTried, words }, id, steps, mayLeave, onAnother }: FormActionsProps) {
  const { t, i18n } = useLingui();
  const [isPrinting, setPrinting] = useState(false);
  const { print } = form ?? {};
  const step = (go: (() => void) | undefined) => async () => {
    if (go && (await mayLeave())) go();
  };
  return (
    <>
      {form?.hasSteps && steps && (
        <>
          <IconButton
            icon={ChevronLeft}
            label={t`Previous record`}
            isDisabled={!steps.onPrevious}
            onPress={() => void step(steps.onPrevious)()}
          />
          <IconButton icon={ChevronRight} label={t`Next record`} isDisabled={!steps.onNext} onPress={() => void step(steps.onNext)()} />
        </>
      )}
      {print && id !== null && (isPreview !== true || onTried) && (
        <Button icon={Printer} onPress={() => setPrinting(true)}>
          {print.label || t`Print`}
        </Button>
      )}
      {form?.addsMore && onAnother && <Button onPress={onAnother}>{id === null ? t`Save and new` : t`Save and continue`}</Button>}
      {isPrinting && print && id !== null && (
        <PrintDialog
          printed={{ ...print, name: i18n._(words.many), recordIds: [id] }}
          onClose={() => setPrinting(false)}
          onAgain={() => setPrinting(true)}
        />
      )}
    </>
  );
}
