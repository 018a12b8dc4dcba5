import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Download } from 'lucide';
import { Alert } from '../../primitives/alert/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { RowsEditor } from './RowsEditor.tsx';
import type { ImportPorts } from './types.ts';
import type { useImportWizard } from './useImportWizard.ts';
import type { WizardState } from './wizard.ts';

interface ResultPageProps {
  readonly wizard: ReturnType<typeof useImportWizard>;
  readonly state: Extract<WizardState, { at: 'result' }>;
  readonly check: ImportPorts['check'];
}

/** The last step: how many rows were taken, and the others with their reasons, to be corrected and sent again. @source forms §8 */
export function ResultPage({ wizard, state, check }: ResultPageProps) {
  const { t } = useLingui();
  const { addedCount, refusedCount, skippedCount, overwrittenCount, renamedCount, sheet } = state;
  const skipped =
    skippedCount > 0 &&
    t`${plural(skippedCount, { one: '# row was there already and was skipped.', other: '# rows were there already and were skipped.' })}`;
  const overwritten =
    overwrittenCount > 0 &&
    t`${plural(overwrittenCount, { one: '# row has overwritten a record that was there.', other: '# rows have overwritten records that were there.' })}`;
  const renamed =
    renamedCount > 0 &&
    t`${plural(renamedCount, { one: '# row was added under another name.', other: '# rows were added under other names.' })}`;
  if (refusedCount === 0)
    return (
      <Alert
        tone="success"
        urgency="polite"
        title={t`Batch import succeeded`}
        description={[
          t`${plural(addedCount, { one: 'You have imported # row', other: 'You have imported # rows' })}`,
          overwritten,
          renamed,
          skipped,
        ]
          .filter(Boolean)
          .join(' · ')}
      />
    );
  const counts = t`${plural(addedCount, { one: '# row imported', other: '# rows imported' })}, ${plural(refusedCount, { one: '# row refused', other: '# rows refused' })}.`;
  const howTo = t`Correct them here and import them again, or take them along as a file.`;
  return (
    <>
      <Alert
        tone="warning"
        urgency="polite"
        title={t`Rows that were not imported`}
        description={[counts, overwritten, renamed, skipped, howTo].filter(Boolean).join(' ')}
        action={
          <Button icon={Download} onPress={() => wizard.saveRefused(sheet.lines)}>
            {t`Export the refused rows`}
          </Button>
        }
      />
      <RowsEditor
        label={t`Rows that were not imported`}
        sheet={sheet}
        hasReasons
        check={check}
        onEdit={wizard.edit}
        onUndo={wizard.undo}
        onRedo={wizard.redo}
      />
    </>
  );
}
