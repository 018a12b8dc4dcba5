import { useLingui } from '@lingui/react/macro';
import { ImportWizard } from '@milepost/kit/import-wizard';
import type { ImportValues } from '@milepost/kit/import-wizard';
import { ERRORS_COLUMN, USER_COLUMNS } from '@milepost/openapi/domains/user';
import type { UserFailedRow, UserImportRow } from '@milepost/openapi/domains/user';
import { useMemo } from 'react';
import { useApi } from '../../data/api/index.ts';
import { useWrite } from '../../data/useWrite.ts';
import type { ToolProps } from '../../features/resource/index.ts';
import { notesOf, useImportPorts, useSheetDraft } from '../../features/sheet-import/index.ts';
import { BUTTONS, useCan } from '../../permissions/index.ts';
import { USER_SHEET } from './userColumns.ts';
import { exportUserImportErrors, importUsers, previewUserImport, userTemplate } from './userCalls.ts';
import { useRowProblems } from './useRowProblems.ts';

/** The head of the template. @reading R-115 */
const HEADS = USER_COLUMNS.map(({ prop, label }) => ({ id: prop, label }));
const REQUIRED: ReadonlySet<string> = new Set(['account', 'realName', 'organizeId']);
const HEAD = { columns: HEADS.map((column) => ({ ...column, isRequired: REQUIRED.has(column.id) })), ignored: [ERRORS_COLUMN.label] };

const personOf = (values: ImportValues) => Object.fromEntries(USER_SHEET.map(([id]) => [id, values[id] ?? ''])) as UserImportRow;
const valuesOf = (row: UserImportRow): ImportValues => personOf(row as ImportValues) as ImportValues;

/** Adds the people of a spreadsheet; refused rows are corrected in place and sent again. @source admin §9 @reading R-117 */
export default function ImportUsers({ onClose }: ToolProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const adding = useWrite(importUsers(api));
  const can = useCan();
  const check = useRowProblems();
  const columns = useMemo(() => USER_SHEET.map(([id, label]) => ({ id, label: i18n._(label), isUnique: id === 'account' })), [i18n]);
  const ports = useImportPorts({
    columns,
    heads: HEADS,
    check,
    template: () => userTemplate(api),
    async preview(file, ask) {
      const read = await previewUserImport(api, file, ask);
      return (
        read && {
          rows: read.rows.map(valuesOf),
          numbers: read.numbers,
          existing: read.existing,
          notes: notesOf(
            read.notes,
            HEADS.map(({ id }) => id),
          ),
        }
      );
    },
    async add(rows, onConflict) {
      const result = await adding.run({ rows: rows.map(personOf), onConflict });
      return (
        result && {
          addedCount: result.addedCount,
          skippedCount: result.skippedCount,
          overwrittenCount: result.overwrittenCount,
          renamedCount: result.renamedCount,
          failedRows: result.failedRows.map((row) => ({ values: valuesOf(row), reason: row.errorsInfo })),
        }
      );
    },
    saveRefused: (rows) =>
      exportUserImportErrors(
        api,
        rows.map((row): UserFailedRow => ({ ...personOf(row), errorsInfo: row.reason })),
      ),
  });
  const draft = useSheetDraft('import.users');
  return (
    <ImportWizard
      title={t`Import users`}
      explanation={t`Fill in the template, one line for each person, and choose it here or drop it on this dialog.`}
      head={HEAD}
      canOverwrite={can.button(BUTTONS.edit)}
      ports={ports}
      store={draft.store}
      banner={draft.banner}
      onClose={() => {
        draft.drop();
        onClose();
      }}
    />
  );
}
