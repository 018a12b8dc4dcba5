import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { CheckboxGroup } from '@milepost/kit/checkbox-group';
import { Dialog } from '@milepost/kit/dialog';
import { RadioGroup } from '@milepost/kit/radio-group';
import { useToaster } from '@milepost/kit/toast';
import { useState } from 'react';
import { FEEDBACK_MS, useFeedback } from '../../../../feedback/index.ts';
import * as css from './ExportDialog.css.ts';

/** Rows of an export: those that were chosen, all that the list leaves, or this page. */
export type ExportedRows = 'chosen' | 'all' | 'page';

interface ExportDialogProps {
  readonly title: string;
  /** Words of the chosen rows; null where none is chosen, or none can be. */
  readonly chosen: string | null;
  /** Columns that can be exported, all of them at first. */
  readonly columns: readonly { readonly id: string; readonly label: string }[];
  /** Has the server write the file, and saves it. */
  readonly write: (rows: ExportedRows, columns: readonly string[]) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Questions before a spreadsheet is written: which rows, and which columns. A failure leaves the answers as they are. @source admin §9 forms §7 */
export function ExportDialog({ title, chosen, columns, write, onClose }: ExportDialogProps) {
  const { t } = useLingui();
  const feedback = useFeedback();
  const toaster = useToaster();
  const [rows, setRows] = useState<ExportedRows>(chosen === null ? 'all' : 'chosen');
  const [keys, setKeys] = useState<readonly string[]>(() => columns.map(({ id }) => id));
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  async function run() {
    setTried(true);
    if (keys.length === 0 || isBusy) return;
    setBusy(true);
    try {
      await write(rows, keys);
      toaster.show({ tone: 'success', title: t`The file was exported`, durationMs: FEEDBACK_MS.save });
      onClose();
    } catch (error) {
      feedback.failure(error);
      setBusy(false);
    }
  }
  return (
    <Dialog
      title={title}
      widthPx={600}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" isBusy={isBusy} busyLabel={t`Exporting…`} onPress={() => void run()}>
            {t`Export`}
          </Button>
        </>
      }
    >
      <div className={css.form}>
        <RadioGroup
          id="export-rows"
          label={t`Rows`}
          value={rows}
          onChange={(next) => setRows(next as ExportedRows)}
          options={[
            ...(chosen === null ? [] : [{ id: 'chosen', label: chosen }]),
            { id: 'all', label: t`All that the search and filters leave` },
            { id: 'page', label: t`This page` },
          ]}
        />
        <CheckboxGroup
          id="export-columns"
          label={t`Columns`}
          isRequired
          hasSelectAll
          value={keys}
          onChange={setKeys}
          options={columns}
          {...(isTried && keys.length === 0 && { error: t`Choose at least one column` })}
        />
      </div>
    </Dialog>
  );
}
