import { useLingui } from '@lingui/react/macro';
import type { Part } from '@milepost/kit/forms/grammar';
import { useTextRowCheck } from '@milepost/kit/forms/text-rows';
import { ImportWizard } from '@milepost/kit/import-wizard';
import { useRef } from 'react';
import { useApi } from '../../data/api/index.ts';
import { useWrite } from '../../data/useWrite.ts';
import { useImportPorts } from '../sheet-import/index.ts';
import type { ToolProps } from '../resource/index.ts';
import { importRecords, readSheet, rowOf, saveErrors, saveTemplate, valuesOf } from './transfer.ts';
import type { Transferred } from './transfer.ts';

const REASON = 'errorsInfo';

export interface ImportRecordsProps extends ToolProps {
  readonly of: Transferred;
  /** Fields in which no two records may hold the same. */
  readonly unique: ReadonlySet<string>;
  /** Parts of the form, by which the rows are judged as they would be when typed. */
  readonly parts: readonly Part[];
}

/** Adds the records of a spreadsheet; refused rows are corrected in place and sent again. @source forms §2.7 */
export default function ImportRecords({ of, unique, parts, onClose }: ImportRecordsProps) {
  const { t } = useLingui();
  const api = useApi();
  const adding = useWrite(importRecords(api, of));
  /** Sub-tables of the file: known once it is read, and sent as they were. */
  const read = useRef<ReadonlySet<string>>(new Set());
  const check = useTextRowCheck(parts);
  const ports = useImportPorts({
    check,
    template: () => saveTemplate(api, of),
    async preview(file) {
      const sheet = await readSheet(api, of, file);
      read.current = sheet?.tables ?? new Set();
      if (!sheet) return null;
      const { rows, columns, numbers, notes } = sheet;
      return { rows, numbers, notes, columns: columns.map((column) => ({ ...column, isUnique: unique.has(column.id) })) };
    },
    async add(rows) {
      const result = await adding.run(rows.map((values) => rowOf(values, read.current)));
      return (
        result && {
          addedCount: result.succeeded,
          failedRows: result.failures.map((row) => ({ values: valuesOf(row), reason: valuesOf(row)[REASON] ?? '' })),
        }
      );
    },
    saveRefused: (rows) =>
      saveErrors(
        api,
        of,
        rows.map(({ reason, ...values }) => ({ ...rowOf(values, read.current), [REASON]: reason })),
      ),
  });
  return (
    <ImportWizard
      title={t`Import records`}
      explanation={t`Fill in the template, one line for each record, and choose it here or drop it on this dialog. Rows of sub-tables stand on the lines below.`}
      ports={ports}
      onClose={onClose}
    />
  );
}
