import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import type { ImportConflict } from '../../primitives/conflict-choice/index.ts';
import { repeatedIn } from './sheet.ts';
import type { ImportCheck, ImportColumn, ImportPorts, ImportProblem, ImportValues } from './types.ts';

/** Problems that matter of a row whose record is there already: none when it is skipped, none of blank cells when it is written over. @reading R-226 */
function mattering(problems: readonly ImportProblem[], values: ImportValues, conflict: ImportConflict | null): readonly ImportProblem[] {
  if (conflict === 'skip') return [];
  if (conflict !== 'overwrite') return problems;
  return problems.filter(({ columnId }) => columnId === null || (values[columnId] ?? '').trim() !== '');
}

/** Maker of the check for the columns of a file and the treatment of what is there already: problems of the port's own check, and values that stand twice where they may not. */
export function useSheetCheck(
  check: ImportPorts['check'],
): (columns: readonly ImportColumn[], conflict: ImportConflict | null) => ImportCheck {
  const { t } = useLingui();
  return useCallback(
    (columns, conflict) =>
      (rows, numbers, areThere = []) => {
        const own = check?.(rows, numbers);
        const repeated = repeatedIn(columns, rows);
        return rows.map((values, at) => {
          const found = own?.[at] ?? [];
          const problems = areThere[at] === true ? mattering(found, values, conflict) : found;
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
