import { useLingui } from '@lingui/react/macro';
import type { ImportConflict } from '@milepost/kit/conflict-choice';
import type { ImportAsk, ImportCheck, ImportColumn, ImportNote, ImportPorts, ImportValues } from '@milepost/kit/import-wizard';
import { exportCell } from '@milepost/openapi/guards';
import { useEffect, useMemo, useRef } from 'react';
import { serverWords, useFeedback } from '../../feedback/index.ts';
import { locateReasons } from './locateReasons.ts';

/** Calls of one import. A row is one of the file; what the server calls its columns is `id` there. */
export interface ImportCalls {
  /** Columns of every file; left out where only the file says them. */
  readonly columns?: readonly ImportColumn[];
  /** The same columns under the names they have in the file, which are those the server uses in its reasons. */
  readonly heads?: readonly ImportColumn[];
  readonly template: () => Promise<unknown>;
  /** Rows as the server has read them, and the columns where they are those of this file; null when it sent nothing. */
  readonly preview: (file: File, ask: ImportAsk) => Promise<ReadFile | null>;
  readonly add: (rows: readonly ImportValues[], conflict: ImportConflict | null) => Promise<ImportAnswer | null | undefined>;
  /** Rows with their reasons, every cell free of formulas already. */
  readonly saveRefused: (rows: readonly (ImportValues & { readonly reason: string })[]) => Promise<unknown>;
  /** Problems of the rows that show without the server. */
  readonly check?: ImportCheck;
}

interface ReadFile {
  readonly rows: readonly ImportValues[];
  readonly columns?: readonly ImportColumn[];
  readonly notes?: readonly ImportNote[];
  /** Numbers of the rows in the sheet; none where the server does not tell them. */
  readonly numbers?: readonly number[];
  /** Indexes of rows whose records are there already. */
  readonly existing?: readonly number[];
}

interface ImportAnswer {
  readonly addedCount: number;
  /** Rows that were there already and stay as they are. */
  readonly skippedCount?: number;
  readonly overwrittenCount?: number;
  readonly renamedCount?: number;
  readonly failedRows: readonly { readonly values: ImportValues; readonly reason: string }[];
}

const NONE: readonly ImportColumn[] = [];

/** A cell that is handed out is never a formula, whatever the server does with it. @source forms §8 */
const harmless = <Row extends ImportValues>(row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([id, text]) => [id, exportCell(text)])) as Row;

/** Ports of the import wizard over calls of the server: failures are told, reasons are put to their cells. */
export function useImportPorts(calls: ImportCalls): ImportPorts {
  const { t } = useLingui();
  const feedback = useFeedback();
  const latest = useRef(calls);
  /** Columns of the file that was read last. */
  const shown = useRef(calls.columns ?? NONE);
  useEffect(() => {
    latest.current = calls;
  });
  const { check } = calls;
  return useMemo(
    () => ({
      template: () => latest.current.template().catch(feedback.failure),
      async preview(file, _signal, ask) {
        const read = await latest.current.preview(file, ask);
        if (read === null) return null;
        shown.current = read.columns ?? latest.current.columns ?? NONE;
        const { rows, notes, existing, numbers = [] } = read;
        return {
          columns: shown.current,
          rows,
          ...(notes && { notes }),
          ...(existing && { existing }),
          ...(numbers.length === rows.length && { numbers }),
        };
      },
      async add(rows, conflict) {
        const { heads = NONE, add } = latest.current;
        const answer = await add(rows, conflict);
        if (!answer) return null;
        const refused = answer.failedRows.map(({ values, reason }) => ({
          values,
          problems: locateReasons(reason, values, [...heads, ...shown.current]),
        }));
        const { addedCount, skippedCount = 0, overwrittenCount = 0, renamedCount = 0 } = answer;
        return { addedCount, skippedCount, overwrittenCount, renamedCount, refused };
      },
      saveRefused: (rows) => latest.current.saveRefused(rows.map(harmless)).catch(feedback.failure),
      failureWords: (error) => serverWords(error) ?? t`Request error, please retry`,
      ...(check && { check }),
    }),
    [t, feedback, check],
  );
}
