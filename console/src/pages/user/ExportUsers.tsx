import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { CheckboxGroup } from '@milepost/kit/checkbox-group';
import { Dialog } from '@milepost/kit/dialog';
import { RadioGroup } from '@milepost/kit/radio-group';
import { useState } from 'react';
import { useApi } from '../../data/api/index.ts';
import { usualQuery } from '../../features/resource/index.ts';
import type { ToolProps } from '../../features/resource/index.ts';
import { useFeedback } from '../../feedback/index.ts';
import { USER_SHEET } from './userColumns.ts';
import { exportUsers } from './userCalls.ts';
import * as css from './ResetPassword.css.ts';

const ASKED = { list: { shape: 'paged', beside: { relates: 'organizeId' } } } as Parameters<typeof usualQuery>[1];

/** A spreadsheet of people as the server writes it: it can be filled in further and imported again. @source admin §9 @reading R-115 */
export default function ExportUsers({ ask, onClose }: ToolProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const feedback = useFeedback();
  const [rows, setRows] = useState('1');
  const [columns, setColumns] = useState<readonly string[]>(USER_SHEET.map(([id]) => id));
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  async function write() {
    setTried(true);
    if (columns.length === 0 || isBusy) return;
    setBusy(true);
    try {
      const query = { ...usualQuery(ask, ASKED), dataType: rows as '0' | '1', selectKey: columns.join(',') };
      await exportUsers(api, query);
      onClose();
    } catch (error) {
      feedback.failure(error);
      setBusy(false);
    }
  }
  return (
    <Dialog
      title={t`Export users`}
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
          onChange={setRows}
          options={[
            { id: '1', label: t`All that the search and filters leave` },
            { id: '0', label: t`This page` },
          ]}
        />
        <CheckboxGroup
          id="export-columns"
          label={t`Columns`}
          isRequired
          hasSelectAll
          value={columns}
          onChange={setColumns}
          options={USER_SHEET.map(([id, label]) => ({ id, label: i18n._(label) }))}
          {...(isTried && columns.length === 0 && { error: t`Choose at least one column` })}
        />
      </div>
    </Dialog>
  );
}
