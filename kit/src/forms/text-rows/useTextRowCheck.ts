import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { ImportProblem } from '../../widgets/import-wizard/index.ts';
import { brokenRule } from '../controls/useRules.ts';
import { controlsOf } from '../grammar/index.ts';
import type { CellRule, FormSpec } from '../grammar/index.ts';
import { useProblemText, useText } from '../render/useSaid.ts';
import { useRefusalWords } from '../value-text/index.ts';
import { judgeTextRow } from './judgeTextRow.ts';
import type { FindBrokenRule, TextRow, TextRowFault } from './judgeTextRow.ts';

type Verdicts = ReadonlyMap<string, CellRule | null>;
const NONE: Verdicts = new Map();
const keyOf = (rules: readonly CellRule[], text: string): string => `${rules.map(({ pattern }) => pattern).join('\n')}\n\n${text}`;

/** Number in the sheet of a row of a sub-table, of the record whose own row has the number `record`; undefined where nobody has told it. Stable between renders. @reading R-228 */
export type LineOf = (record: number, table: string, row: number) => number | undefined;

interface Question {
  readonly rules: readonly CellRule[];
  readonly text: string;
}

/**
 * Problems of rows of texts by the controls of a form, in sentences: for the check of an import. Patterns of a design are tried where
 * they can be stopped; what they find comes with another function a moment later.
 * @reading R-222
 */
export function useTextRowCheck(
  parts: FormSpec['parts'],
  lineOf?: LineOf,
): (rows: readonly TextRow[], numbers?: readonly number[]) => readonly (readonly ImportProblem[])[] {
  const words = useFaultWords(lineOf);
  const controls = useMemo(() => controlsOf({ parts }), [parts]);
  const [verdicts, setVerdicts] = useState<Verdicts>(NONE);
  const asked = useRef(new Set<string>());

  const ask = useCallback(async (questions: ReadonlyMap<string, Question>) => {
    const open = [...questions].filter(([key]) => !asked.current.has(key));
    for (const [key] of open) asked.current.add(key);
    const answers = await Promise.all(open.map(async ([key, { rules, text }]) => [key, await brokenRule(rules, text)] as const));
    if (answers.length > 0) setVerdicts((before) => new Map([...before, ...answers]));
  }, []);

  return useCallback(
    (rows, numbers = []) => {
      const questions = new Map<string, Question>();
      const findBroken: FindBrokenRule = (_, rules, text) => {
        const key = keyOf(rules, text);
        const known = verdicts.get(key);
        if (known === undefined) questions.set(key, { rules, text });
        return known ?? null;
      };
      const problems = rows.map((row, at) => judgeTextRow(controls, row, findBroken).map((fault) => words(fault, numbers[at])));
      if (questions.size > 0) void ask(questions);
      return problems;
    },
    [controls, verdicts, words, ask],
  );
}

function useFaultWords(lineOf: LineOf | undefined): (fault: TextRowFault, record: number | undefined) => ImportProblem {
  const { t } = useLingui();
  const text = useText();
  const problemText = useProblemText();
  const refusalWords = useRefusalWords();
  return useCallback(
    ({ control, table, problem }, record) => {
      const message =
        'refusal' in problem ? refusalWords(control, problem.refusal) : problemText(control, 'kind' in problem ? problem.kind : problem);
      if (table === null) return { columnId: control.field, message };
      const [name, column, number] = [text(table.control.label), text(control.label), table.row + 1];
      const line = record === undefined ? undefined : lineOf?.(record, table.control.field, table.row);
      if (line !== undefined) return { columnId: null, message: t`${name}, row ${{ number: line }} of the sheet, ${column}: ${message}` };
      return { columnId: null, message: t`${name}, row ${number}, ${column}: ${message}` };
    },
    [t, text, problemText, refusalWords, lineOf],
  );
}
