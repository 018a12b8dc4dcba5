import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { CheckboxGroup } from '@milepost/kit/checkbox-group';
import { Dialog } from '@milepost/kit/dialog';
import { useText } from '@milepost/kit/forms/render';
import type { ListAsk, ListColumn } from '@milepost/kit/lists/grammar';
import { RadioGroup } from '@milepost/kit/radio-group';
import { useState } from 'react';
import { useApi } from '../../data/api/index.ts';
import { useFeedback } from '../../feedback/index.ts';
import { useCan } from '../../permissions/index.ts';
import type { ToolProps } from '../resource/index.ts';
import type { QueriedRows } from './queryOf.ts';
import { exportRecords } from './transfer.ts';
import type { Transferred } from './transfer.ts';
import * as css from './transfer.css.ts';

export interface ExportRecordsProps extends ToolProps {
  readonly of: Transferred;
  readonly columns: readonly ListColumn<never>[];
  /** Question of the list for an export. */
  readonly question: (ask: ListAsk, rows: QueriedRows) => Parameters<typeof exportRecords>[2];
}

/** A spreadsheet of records as the server writes it: which rows, and which columns. @source forms §6, §7 */
export default function ExportRecords({ ask, selected, of, columns, question, onClose }: ExportRecordsProps) {
  const { t } = useLingui();
  const text = useText();
  const api = useApi();
  const feedback = useFeedback();
  const can = useCan();
  const seen = columns.filter(({ id, narrow }) => narrow === 'title' || can.column(id));
  const chosenCount = selected.length;
  const [rows, setRows] = useState<QueriedRows['rows']>(chosenCount > 0 ? 'chosen' : 'all');
  const [keys, setKeys] = useState<readonly string[]>(() => seen.map(({ id }) => id));
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  async function write() {
    setTried(true);
    if (keys.length === 0 || isBusy) return;
    setBusy(true);
    try {
      const selectIds = rows === 'chosen' ? selected.map(({ id }) => id) : [];
      await exportRecords(api, of, question(ask, { rows, selectIds, selectKey: [...keys] }));
      onClose();
    } catch (error) {
      feedback.failure(error);
      setBusy(false);
    }
  }
  return (
    <Dialog
      title={t`Export records`}
      widthPx={600}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" isBusy={isBusy} busyLabel={t`Exporting…`} onPress={() => void write()}>
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
          onChange={(next) => setRows(next as QueriedRows['rows'])}
          options={[
            ...(chosenCount > 0
              ? [{ id: 'chosen', label: t`${plural(chosenCount, { one: 'The chosen row', other: 'The # chosen rows' })}` }]
              : []),
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
          options={seen.map(({ id, header }) => ({ id, label: text(header) }))}
          {...(isTried && keys.length === 0 && { error: t`Choose at least one column` })}
        />
      </div>
    </Dialog>
  );
}
