import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Alert } from '../../primitives/alert/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { StepPage, Steps } from '../../primitives/steps/index.ts';
import { Existing } from './Existing.tsx';
import { FilePage } from './FilePage.tsx';
import { page } from './ImportWizard.css.ts';
import { ProblemAlert } from './ProblemAlert.tsx';
import { ReadingWarnings } from './ReadingWarnings.tsx';
import { ResultPage } from './ResultPage.tsx';
import { RowsEditor } from './RowsEditor.tsx';
import type { ImportWizardProps } from './types.ts';
import { useImportWizard } from './useImportWizard.ts';
import type { WizardState } from './wizard.ts';

const STEP_OF = { choose: 'file', checking: 'file', checked: 'file', preview: 'preview', result: 'result' } as const;

/**
 * Rows of a spreadsheet, taken over in three steps: the file is checked here before anything is sent, its rows are shown as the
 * server reads them and corrected in place, and what was not taken is corrected and sent again. Needs a `ConfirmHost`.
 * @source forms §2.7, §4, §5, §8
 */
export function ImportWizard(props: ImportWizardProps) {
  const { t } = useLingui();
  const { title, explanation, rules, head, canOverwrite, notice, banner } = props;
  const wizard = useImportWizard(props);
  const { state } = wizard;
  const step = STEP_OF[state.at];
  // The dialog gives the keyboard to what it opens with; whoever comes back to the first step is told it like every other.
  const [hasMoved, setHasMoved] = useState(false);
  if (step !== 'file' && !hasMoved) setHasMoved(true);
  const steps = [
    { id: 'file', label: t`Upload file` },
    { id: 'preview', label: t`Data preview` },
    { id: 'result', label: t`Import data`, isFailed: state.at === 'result' && state.refusedCount > 0 },
  ];
  const hasEnded = state.at === 'result' && state.refusedCount === 0;
  return (
    <Dialog
      title={title ?? t`Batch import`}
      widthPx={1000}
      guard={wizard.mayLeave}
      onClose={props.onClose}
      footer={<Footer wizard={wizard} />}
    >
      <div className={page}>
        {banner}
        <Steps label={t`Steps of the import`} steps={steps} currentId={hasEnded ? null : step} />
        <StepPage
          key={state.at === 'result' ? `${step} ${state.times}` : step}
          label={steps.find(({ id }) => id === step)?.label ?? ''}
          isFirst={step === 'file' && !hasMoved}
        >
          {(state.at === 'preview' || state.at === 'result') && <ProblemAlert problem={state.problem} />}
          {step !== 'result' && notice && <Alert {...notice} />}
          {step === 'file' && <FilePage wizard={wizard} explanation={explanation} rules={rules} head={head} />}
          {state.at === 'preview' && state.conflict !== null && (
            <Existing
              lines={state.sheet.lines}
              value={state.conflict}
              onChange={(choice) => void wizard.treat(choice)}
              canOverwrite={canOverwrite}
            />
          )}
          {state.at === 'preview' && <ReadingWarnings warnings={state.warnings} />}
          {state.at === 'preview' && (
            <RowsEditor
              label={t`Rows of the file`}
              sheet={state.sheet}
              hasReasons={false}
              check={wizard.check}
              onEdit={wizard.edit}
              onUndo={wizard.undo}
              onRedo={wizard.redo}
            />
          )}
          {state.at === 'result' && <ResultPage wizard={wizard} state={state} check={wizard.check} />}
        </StepPage>
      </div>
    </Dialog>
  );
}

type Wizard = ReturnType<typeof useImportWizard>;

function Footer({ wizard }: { readonly wizard: Wizard }) {
  const { t } = useLingui();
  const { state } = wizard;
  const close = () => void wizard.close();
  switch (state.at) {
    case 'choose':
    case 'checking':
    case 'checked': {
      const isBusy = state.at === 'checked' && state.isBusy;
      return (
        <>
          <Button onPress={close}>{t`Cancel`}</Button>
          <Button
            variant="primary"
            isDisabled={state.at !== 'checked' || state.checked.headings?.every(({ columnId }) => columnId === null) === true}
            isBusy={isBusy}
            busyLabel={t`Reading the file…`}
            onPress={() => void wizard.preview()}
          >
            {t`Next`}
          </Button>
        </>
      );
    }
    case 'preview':
      return (
        <>
          <Button onPress={() => void wizard.back()}>{t`Previous`}</Button>
          <SendButton wizard={wizard} state={state} />
        </>
      );
    case 'result':
      return (
        <>
          <Button variant={state.sheet.lines.length > 0 ? 'secondary' : 'primary'} onPress={close}>
            {t`Close`}
          </Button>
          {state.sheet.lines.length > 0 && <SendButton wizard={wizard} state={state} />}
        </>
      );
  }
}

function SendButton({ wizard, state }: { readonly wizard: Wizard; readonly state: Extract<WizardState, { at: 'preview' | 'result' }> }) {
  const { t } = useLingui();
  const good = state.sheet.lines.filter(({ problems }) => problems.length === 0).length;
  const count = state.sheet.lines.length;
  const noneId = useId();
  const isNone = count > 0 && good === 0;
  return (
    <>
      {isNone && <span id={noneId}>{t`No row is without a problem yet`}</span>}
      <Button
        variant="primary"
        isDisabled={count === 0}
        isBusy={state.isBusy}
        busyLabel={t`Importing`}
        onPress={() => void wizard.send()}
        {...(isNone && { describedBy: noneId })}
      >
        {isNone && state.at === 'result' && t`Import again`}
        {isNone && state.at === 'preview' && t`Import`}
        {!isNone && state.at === 'result' && t`${plural(good, { one: 'Import # row again', other: 'Import # rows again' })}`}
        {!isNone && state.at === 'preview' && t`${plural(good, { one: 'Import # row', other: 'Import # rows' })}`}
      </Button>
    </>
  );
}
