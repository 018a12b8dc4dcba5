import { useEffect, useEffectEvent, useState } from 'react';
import { isEmptyCell } from '../../../engines/input-rows/index.ts';
import { createPatternChecker, openPatternWorker } from '../../../engines/pattern/index.ts';
import type { PatternChecker } from '../../../engines/pattern/index.ts';
import { systemClock } from '../../../engines/clock/index.ts';
import type { CellNote, Row } from '../../../widgets/input-table/index.ts';
import type { TableColumn, Text } from '../../grammar/index.ts';

/** A value of a cell as its rules see it; null where no rule is asked. */
function judgedText(column: TableColumn, row: Row): string | null {
  const value = row[column.field];
  if (isEmptyCell(value)) return null;
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : null;
}

/** Verdicts on texts by the rules of a design, as far as they are known. */
export function createCellRules(checker: Pick<PatternChecker, 'check'>, text: (words: Text) => string) {
  /** True where the text does not fit; undefined while nobody has answered. */
  const differs = new Map<string, boolean | undefined>();
  const keyOf = (pattern: string, value: string) => `${pattern}\n${value}`;
  return {
    /** Sentence of the first rule a cell does not fit, as far as is known. */
    problem: (column: TableColumn, row: Row): string | null => {
      const value = judgedText(column, row);
      const broken = value === null ? undefined : column.rules?.find(({ pattern }) => differs.get(keyOf(pattern, value)));
      return broken ? text(broken.message) : null;
    },
    /** Asks what is not known yet. @returns whether anything was found that does not fit */
    async judge(columns: readonly TableColumn[], rows: readonly Row[]): Promise<boolean> {
      const questions: Promise<boolean>[] = [];
      for (const column of columns)
        for (const { pattern } of column.rules ?? [])
          for (const row of rows) {
            const value = judgedText(column, row);
            if (value === null || differs.has(keyOf(pattern, value))) continue;
            differs.set(keyOf(pattern, value), undefined);
            const limit = column.kind === 'text' ? column.maxChars : undefined;
            questions.push(
              checker.check(pattern, value, limit).then(({ kind }) => {
                const isWrong = kind === 'differs' || kind === 'capped';
                differs.set(keyOf(pattern, value), isWrong);
                return isWrong;
              }),
            );
          }
      return (await Promise.all(questions)).includes(true);
    },
  };
}

/** Cells of rows whose rules speak. */
const notesOf = (columns: readonly TableColumn[], rows: readonly Row[], problem: (column: TableColumn, row: Row) => string | null) =>
  rows.flatMap((row, at) =>
    columns.flatMap((column): CellNote[] => {
      const message = column.rules ? problem(column, row) : null;
      return message === null ? [] : [{ row: at, column: column.field, message }];
    }),
  );

const NONE: readonly CellNote[] = [];
const noProblem = () => null;

/**
 * Rules of cells, looked up whenever a value is new: a linear engine first, and what may hang is stopped beside the page.
 * @source forms §5
 * @reading R-316
 */
export function useCellRules(columns: readonly TableColumn[], rows: readonly Row[], text: (words: Text) => string, onFound: () => void) {
  const hasRules = columns.some(({ rules }) => (rules?.length ?? 0) > 0);
  const [rules] = useState(() => {
    if (!hasRules) return null;
    const checker = createPatternChecker({ clock: systemClock, openWorker: openPatternWorker });
    return { checker, ...createCellRules(checker, text) };
  });
  const [notes, setNotes] = useState<readonly CellNote[]>(NONE);
  const tell = useEffectEvent((isFound: boolean) => {
    const next = rules ? notesOf(columns, rows, rules.problem) : NONE;
    setNotes((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    if (isFound) onFound();
  });
  useEffect(() => {
    if (!rules) return;
    void rules.judge(columns, rows).then(tell);
  }, [rules, columns, rows]);
  return { notes, problem: rules?.problem ?? noProblem };
}
