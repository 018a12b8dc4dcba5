import { useLingui } from '@lingui/react/macro';
import type { Part } from '@milepost/kit/forms/grammar';
import { useTextRowCheck } from '@milepost/kit/forms/text-rows';
import { ImportWizard } from '@milepost/kit/import-wizard';
import { ERRORS_COLUMN } from '@milepost/openapi/domains/user';
import { useEffect, useMemo, useRef } from 'react';
import { useApi } from '../../data/api/index.ts';
import { useWrite } from '../../data/useWrite.ts';
import type { ImportHeadOf } from '../../data/model/compile/index.ts';
import { designedCode, useCan } from '../../permissions/index.ts';
import { useImportPorts, useSheetDraft } from '../sheet-import/index.ts';
import type { ToolProps } from '../resource/index.ts';
import { importRecords, readSheet, rowOf, saveErrors, saveTemplate, valuesOf } from './transfer.ts';
import type { Transferred } from './transfer.ts';

const REASON = 'errorsInfo';

export interface ImportRecordsProps extends ToolProps {
  readonly of: Transferred;
  /** Name of the draft of its corrections. */
  readonly draftName: string;
  /** Fields in which no two records may hold the same. */
  readonly unique: ReadonlySet<string>;
  /** Parts of the form, by which the rows are judged as they would be when typed. */
  readonly parts: readonly Part[];
  /** Head of the file as the design has it. */
  readonly head: ImportHeadOf;
  /** The form has rules, from scripts of its design, that are run while it is filled in. */
  readonly hasRules: boolean;
  /** Code of the button that changes a record; null where there is none. */
  readonly editCode: string | null;
}

/** Head for the wizard; none where the design does not say which columns there are. */
const headOf = ({ columns, ignored }: ImportHeadOf) =>
  columns.length === 0 ? null : { columns, ignored: [ERRORS_COLUMN.label, ...ignored] };

/** Adds the records of a spreadsheet; refused rows are corrected in place and sent again. @source forms §2.7 */
export default function ImportRecords({ of, draftName, unique, parts, head: designed, hasRules, editCode, onClose }: ImportRecordsProps) {
  const { t } = useLingui();
  const api = useApi();
  const adding = useWrite(importRecords(api, of));
  /** Sub-tables of the file: known once it is read, and sent as they were. */
  const read = useRef<ReadonlySet<string>>(new Set());
  const check = useTextRowCheck(parts);
  const can = useCan();
  const head = useMemo(() => headOf(designed), [designed]);
  const ports = useImportPorts({
    check,
    template: () => saveTemplate(api, of),
    async preview(file, ask) {
      const sheet = await readSheet(api, of, { file, ask, rowWords: (row, message) => t`Row ${row}: ${message}` });
      read.current = sheet?.tables ?? new Set();
      if (!sheet) return null;
      const { rows, columns, numbers, notes, existing } = sheet;
      return { rows, numbers, notes, existing, columns: columns.map((column) => ({ ...column, isUnique: unique.has(column.id) })) };
    },
    async add(rows, onConflict) {
      const result = await adding.run({ rows: rows.map((values) => rowOf(values, read.current)), onConflict });
      return (
        result && {
          addedCount: result.succeeded,
          skippedCount: result.skipped,
          overwrittenCount: result.overwritten,
          renamedCount: result.renamed,
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
  const draft = useSheetDraft(draftName);
  const { stored } = draft.store;
  useEffect(() => {
    if (stored) read.current = new Set(stored.columns.flatMap(({ id, rows }) => (rows ? [id] : [])));
  }, [stored]);
  return (
    <ImportWizard
      title={t`Import records`}
      explanation={t`Fill in the template, one line for each record, and choose it here or drop it on this dialog. Rows of sub-tables stand on the lines below.`}
      {...(hasRules && {
        notice: {
          title: t`The scripts of this form do not run on import`,
          description: t`What they fill in, hide or refuse while somebody types is neither done nor checked here: values are taken as they stand in the rows.`,
        },
      })}
      {...(head && { head })}
      firstConflict={designed.changesKnown ? 'overwrite' : 'skip'}
      canOverwrite={editCode !== null && can.button(designedCode(editCode))}
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
