import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { repeatedIn } from './sheet.ts';
import type { ImportCheck, ImportColumn, ImportPorts } from './types.ts';

/** Maker of the check for the columns of a file: problems of the port's own check, and values that stand twice where they may not. */
export function useSheetCheck(check: ImportPorts['check']): (columns: readonly ImportColumn[]) => ImportCheck {
  const { t } = useLingui();
  return useCallback(
    (columns) => (rows, numbers) => {
      const own = check?.(rows, numbers);
      const repeated = repeatedIn(columns, rows);
      return rows.map((_, at) => {
        const problems = own?.[at] ?? [];
        const more = (repeated.get(at) ?? []).filter(({ columnId }) => !problems.some((problem) => problem.columnId === columnId));
        return [
          ...problems,
          ...more.map(({ columnId, first }) => {
            const number = numbers[first] ?? first + 1;
            return { columnId, message: t`The same stands in row ${number}` };
          }),
        ];
      });
    },
    [check, t],
  );
}
