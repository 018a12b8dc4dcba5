import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import { Button } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import { StatePanel } from '@milepost/kit/state-panel';
import { StepPage, Steps } from '@milepost/kit/steps';
import { ApiError } from '@milepost/openapi/client';
import { DraftNotice } from '../../../../drafts/index.ts';
import { serverWords } from '../../../../feedback/index.ts';
import { useJoinedNames } from '../../../../i18n/useJoinedNames.ts';
import type { AnyRow } from '../../definition/types.ts';
import type { Wizard } from './types.ts';
import { useWizard } from './useWizard.ts';
import * as css from './Wizard.css.ts';

interface WizardDialogProps {
  readonly wizard: Wizard<AnyRow, unknown>;
  /** Records the task is about, one or several. */
  readonly rows: readonly AnyRow[];
  readonly onClose: () => void;
}

/** A wizard as it is declared: its steps, the one somebody is at, and the way on and back. @source admin §2 */
export function WizardDialog({ wizard, rows, onClose }: WizardDialogProps) {
  const { t, i18n } = useLingui();
  const joined = useJoinedNames();
  const task = useWizard(wizard, rows, onClose);
  const { step, place, value } = task;
  const isLast = place === wizard.steps.length - 1;
  const note = wizard.note(rows, joined);
  const label = i18n._(step.title);
  const isRefused = task.error instanceof ApiError && task.error.kind === 'refused' && task.error.msg !== '';
  return (
    <Dialog
      title={i18n._(wizard.title(rows, joined))}
      widthPx={1000}
      onClose={onClose}
      guard={task.mayLeave}
      footerNote={task.changes ? i18n._(task.changes) : undefined}
      footer={
        <>
          <Button onPress={() => void task.leave()}>{t`Cancel`}</Button>
          {place > 0 && <Button onPress={() => task.goTo(place - 1)}>{t`Previous`}</Button>}
          <Button
            variant="primary"
            isBusy={task.isSaving}
            busyLabel={t`Saving`}
            isDisabled={!task.isHere}
            onPress={() => (isLast ? void task.save() : task.goTo(place + 1))}
          >
            {isLast ? t`Save` : t`Next`}
          </Button>
        </>
      }
    >
      <div className={css.column}>
        <DraftNotice draft={task.draft} />
        {note && <Alert tone="info" title={i18n._(note.title)} description={note.description} />}
        <Steps
          label={t`Steps`}
          steps={wizard.steps.map(({ key, title }) => ({ id: key, label: i18n._(title) }))}
          currentId={step.key}
          onGoBack={(id) => task.goTo(wizard.steps.findIndex(({ key }) => key === id))}
        />
        <StepPage key={step.key} label={label} isFirst={!task.hasMoved}>
          {task.error ? (
            <StatePanel
              kind="failed"
              title={i18n._(wizard.words[isRefused ? 'refused' : 'failed'])}
              actions={!isRefused && <Button onPress={task.retry}>{t`Retry`}</Button>}
            >
              {serverWords(task.error) ?? t`Request error, please retry`}
            </StatePanel>
          ) : task.isHere && wizard.isEmpty(value) ? (
            <StatePanel kind="empty" title={i18n._(wizard.words.emptyText)} />
          ) : (
            <step.draws label={label} value={value} onChange={task.change} />
          )}
        </StepPage>
      </div>
    </Dialog>
  );
}
