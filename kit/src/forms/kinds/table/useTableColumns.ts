import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { masked } from '../../../engines/text-mask/index.ts';
import type { InputColumn, Row } from '../../../widgets/input-table/index.ts';
import { emptyOf, holds, tableCellProblem } from '../../grammar/index.ts';
import type { Condition, FieldPath, TableColumn } from '../../grammar/index.ts';
import { useProblemText } from '../../render/useProblemText.ts';
import { useText } from '../../render/useText.ts';
import { useRefusalWords } from '../../value-text/useRefusalWords.ts';
import { valueKindOf } from '../values.ts';
import { cellReading } from './cellReading.ts';
import type { ReadingWords } from './cellReading.ts';
import { cellText } from './cellText.ts';
import { attributeField, attributeText, isAttribute } from './attributeCell.tsx';
import type { Named } from './ColumnNames.tsx';
import { tableField } from './TableField.tsx';

const USUAL_MIN_PX = 160;

const kindOf = (column: TableColumn): InputColumn['kind'] => {
  if (isAttribute(column)) return 'fixed';
  // Texts of several lines and those that are hidden need a field.
  const isLine = column.kind === 'text' && !column.isSecret && (column.rows ?? 1) === 1;
  return isLine ? 'typed' : (valueKindOf(column).table?.cell ?? 'field');
};

const judge = (rule: boolean | Condition | undefined, row: Row, otherwise: boolean): boolean =>
  rule === undefined ? otherwise : typeof rule === 'boolean' ? rule : holds(rule, (path) => row[path]);

interface ColumnWords extends ReadingWords {
  readonly empty: string;
  readonly nextDay: (end: string) => string;
  readonly problem: ReturnType<typeof useProblemText>;
}

type RuleProblem = (column: TableColumn, row: Row) => string | null;

/** The words of a cell. A text that is masked is shown whole only where it may be written. */
function textOfCell(column: TableColumn, say: Pick<ColumnWords, 'text' | 'nextDay'>, names?: Named): InputColumn['text'] {
  if (isAttribute(column)) return attributeText(column, names);
  const words = cellText(column, say, names);
  const mask = column.kind === 'text' ? column.mask : undefined;
  return mask ? (value, row) => (judge(column.disabled, row, false) ? masked(words(value), mask) : words(value)) : words;
}

function inputColumn(column: TableColumn, words: ColumnWords, ruleProblem: RuleProblem, names?: Named): InputColumn {
  const { text } = words;
  const tidy = column.kind === 'text' ? column.tidy : undefined;
  const { table } = valueKindOf(column);
  const isFigure = table?.align === 'end';
  return {
    id: column.field,
    label: text(column.label),
    kind: kindOf(column),
    minPx: column.minWidthPx ?? table?.minPx ?? USUAL_MIN_PX,
    flex: isFigure ? 1 : 2,
    align: isFigure ? 'end' : 'start',
    empty: emptyOf(column),
    text: textOfCell(column, words, names),
    read: cellReading(column, words),
    tidy: tidy && ((value) => (typeof value === 'string' ? tidy(value) : value)),
    turned: column.kind === 'switch' ? (value) => (column.storedAs === 'number' ? Number(Number(value) !== 1) : value !== true) : undefined,
    empties: column.empties,
    inputMode: table?.keyboard ?? 'text',
    Field: isAttribute(column) ? attributeField(column, attributeText(column, names)) : tableField(column),
    isRequired: (row) => judge(column.required, row, false),
    isShown: (row) => judge(column.shown, row, true),
    isDisabled: (row) => judge(column.disabled, row, false),
    problem(row) {
      const problem = tableCellProblem(column, row);
      if (problem === 'required' && column.message?.required === undefined) return words.empty;
      return problem === null ? ruleProblem(column, row) : words.problem(column, problem);
    },
    sum: column.isSummed ? { hasThousands: 'hasThousands' in column && column.hasThousands === true } : undefined,
  };
}

/** Columns of a table as the widget takes them; `ruleProblem` is what a rule that was looked up says, `names` are those of ids that only elsewhere knows. */
export function useTableColumns(
  columns: readonly TableColumn[],
  ruleProblem: RuleProblem,
  names: ReadonlyMap<FieldPath, Named>,
): readonly InputColumn[] {
  const { t } = useLingui();
  const text = useText();
  const problem = useProblemText();
  const refusal = useRefusalWords();
  const words = useMemo(
    (): ColumnWords => ({
      text,
      refusal,
      problem,
      nextDay: (end) => t({ message: `${end} next day`, context: 'end of a span of times' }),
      // Asked for where something is wrong.
      get empty() {
        return t`Must not be empty`;
      },
    }),
    [text, refusal, problem, t],
  );
  return useMemo(
    () => columns.map((column) => inputColumn(column, words, ruleProblem, names.get(column.field))),
    [columns, words, ruleProblem, names],
  );
}
