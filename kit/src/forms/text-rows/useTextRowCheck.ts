import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { ImportProblem } from '../../widgets/import-wizard/index.ts';
import { brokenRule } from '../kinds/editing/brokenRule.ts';
import { controlsOf } from '../grammar/index.ts';
import type { CellRule, FormSpec } from '../grammar/index.ts';
import { useProblemText } from '../render/useProblemText.ts';
import { useText } from '../render/useText.ts';
import { useRefusalWords } from '../value-text/index.ts';
import { judgeTextRow } from './judgeTextRow.ts';
import type { FindBrokenRule, TextRow, TextRowFault } from './judgeTextRow.ts';

type Verdicts = ReadonlyMap<string, CellRule | null>;
const NONE: Verdicts = new Map();
const keyOf = (rules: readonly CellRule[], text: string): string => `${rules.map(({ pattern }) => pattern).join('\n')}\n\n${text}`;

interface Question {
  readonly rules: readonly CellRule[];
  readonly text: string;
}

/**
 * Problems of rows of texts by the controls of a form, in sentences: for the check of an import. Patterns of a design are tried where
 * they can be stopped; what they find comes with another function a moment later.
 * @reading R-222
 */
export function useTextRowCheck(parts: FormSpec['parts']): (rows: readonly TextRow[]) => readonly (readonly ImportProblem[])[] {
  const words = useFaultWords();
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
    (rows) => {
      const questions = new Map<string, Question>();
      const findBroken: FindBrokenRule = (_, rules, text) => {
        const key = keyOf(rules, text);
        const known = verdicts.get(key);
        if (known === undefined) questions.set(key, { rules, text });
        return known ?? null;
      };
      const problems = rows.map((row) => judgeTextRow(controls, row, findBroken).map(words));
      if (questions.size > 0) void ask(questions);
      return problems;
    },
    [controls, verdicts, words, ask],
  );
}

function useFaultWords(): (fault: TextRowFault) => ImportProblem {
  const { t } = useLingui();
  const text = useText();
  const problemText = useProblemText();
  const refusalWords = useRefusalWords();
  return useCallback(
    ({ control, table, problem }) => {
      const message =
        'refusal' in problem ? refusalWords(control, problem.refusal) : problemText(control, 'kind' in problem ? problem.kind : problem);
      if (table === null) return { columnId: control.field, message };
      const [name, column] = [text(table.control.label), text(control.label)];
      const { number, isInSheet } = table.line;
      const whole = isInSheet
        ? t`${name}, row ${{ number }} of the sheet, ${column}: ${message}`
        : t`${name}, row ${number}, ${column}: ${message}`;
      return { columnId: table.control.field, message: whole, cell: { row: table.row, columnId: control.field, message } };
    },
    [t, text, problemText, refusalWords],
  );
}
