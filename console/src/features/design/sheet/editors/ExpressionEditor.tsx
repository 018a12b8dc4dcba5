import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { calculate } from '@milepost/kit/engines/calculate';
import type { CalculationProblem } from '@milepost/kit/engines/calculate';
import type { CustomControl, EditProps, TextControl } from '@milepost/kit/forms/grammar';
import { KINDS, fieldName, fieldsOf, isSame, kindOfName, labelOf } from '@milepost/openapi/domains/design';
import type { DesignDocument, Json, NodeId } from '@milepost/openapi/domains/design';
import { useMemo, useState } from 'react';
import { useDesign } from '../../designer/useDesigner.ts';
import { useSheetNode } from '../sheetNode.ts';
import { NestedField } from './NestedField.tsx';
import { formulaText, namesIn, tokensOf } from './formulaText.ts';
import * as css from './editors.css.ts';

interface NumberField {
  readonly label: string;
  /** Name as it is typed. */
  readonly text: string;
}
/** Fields a formula may name. */
interface Numbers {
  /** Key of the sub-table the result stands in; null outside of one. */
  readonly table: string | null;
  /** By the names formulas have for them: those with numbers, columns of other sub-tables as their sum. */
  readonly byName: ReadonlyMap<string, NumberField>;
}

function numbersIn(document: DesignDocument, nodeId: NodeId): Numbers {
  const fields = fieldsOf(document);
  const table = fields.find((field) => field.nodeId === nodeId)?.table ?? null;
  const words = (id: NodeId | undefined) => (id === undefined ? '' : labelOf(document.tree.nodes.get(id) ?? { own: null }));
  const entries = fields.flatMap((field): readonly (readonly [string, NumberField])[] => {
    const kind = kindOfName(field.kind);
    if (field.nodeId === nodeId || !kind || (KINDS[kind].value !== 'number' && KINDS[kind].value !== 'text')) return [];
    const isPlain = field.table === null || field.table === table;
    const home = isPlain ? undefined : fields.find((one) => one.table === null && one.key === field.table);
    const label = home ? `${words(home.nodeId)} · ${words(field.nodeId)}` : words(field.nodeId);
    return [[fieldName(field), { label, text: isPlain ? field.key : `SUM(${field.table}.${field.key})` }]];
  });
  return { table, byName: new Map(entries) };
}

/** Sentence on what is wrong with a formula. */
function useFaultText() {
  const { t } = useLingui();
  const unknownText = (sign: string) => t`“${sign}” is no number, field or sign`;
  const missingText = (field: string) => t`The form has no field “${field}” with a number`;
  return (problem: CalculationProblem): string | undefined => {
    switch (problem.reason) {
      case 'empty':
      case 'no-formula':
      case 'divided-by-zero':
      case 'not-a-number':
        return undefined;
      case 'unknown-sign':
        return unknownText(problem.sign);
      case 'number-missing':
        return t`A number or a field is missing, after a sign or at the end`;
      case 'operator-missing':
        return t`A sign is missing between two numbers or fields`;
      case 'bracket-missing':
        return t`A bracket is missing its other half`;
      case 'unknown-field':
        return missingText(problem.field);
      case 'cycle':
        return t`The formula needs its own result`;
      default:
        return t`The formula is too long`;
    }
  };
}

/** Editor of a formula: fields by their keys, `SUM(table.column)` for the sum of a column; what it means is written below in words. */
export function ExpressionEditor({ field, value, onChange }: EditProps<CustomControl>) {
  const nodeId = useSheetNode();
  const document = useDesign((state) => state.document);
  const { table, byName: numbers } = useMemo(() => numbersIn(document, nodeId), [document, nodeId]);
  const inRow = (key: string) => (table !== null && numbers.has(`${table}-${key}`) ? `${table}-${key}` : null);
  const faultText = useFaultText();
  const json = value as Json;
  const [typed, setTyped] = useState<{ readonly of: Json; readonly text: string } | null>(null);
  const text = typed && isSame(typed.of, json) ? typed.text : formulaText(json, table);
  const read = tokensOf(text, inRow);
  const known = JSON.stringify([...numbers].map(([, one]) => [one.text, one.label]));
  const { label } = field;
  const control = useMemo(
    (): TextControl => ({
      part: 'control',
      kind: 'text',
      id: 'formula',
      field: 'formula',
      label,
      rows: 3,
      isCode: true,
      inserts: {
        label: msg`Insert a field`,
        text: msg({ message: 'Field', context: 'setting' }),
        emptyText: msg`The form has no field with a number yet`,
        words: () => (JSON.parse(known) as readonly [string, string][]).map(([id, name]) => ({ id, label: name })),
      },
    }),
    [label, known],
  );
  const ones = Object.fromEntries([...numbers.keys()].map((name) => [name, 1]));
  const judged = 'tokens' in read ? calculate(read.tokens, { values: ones }) : null;
  const fault =
    'unknown' in read
      ? faultText({ reason: 'unknown-sign', at: 0, sign: read.unknown })
      : judged?.kind === 'error'
        ? faultText(judged.warning)
        : undefined;
  const words = 'tokens' in read ? read.tokens.map((token) => numbers.get(token)?.label ?? token).join(' ') : '';
  function change(next: unknown) {
    const nextText = typeof next === 'string' ? next : '';
    const parsed = tokensOf(nextText, inRow);
    const tokens = 'tokens' in parsed ? parsed.tokens : null;
    setTyped({ of: tokens ?? json, text: nextText });
    if (tokens) onChange(tokens);
  }
  return (
    <div className={css.stack}>
      <NestedField name={field.id} control={control} value={text} onChange={change} isReadOnly={field.use === 'readOnly'} />
      {'tokens' in read && namesIn(read.tokens).length > 0 && fault === undefined && <p className={css.quiet}>{words}</p>}
      <output className={css.fault}>{fault}</output>
    </div>
  );
}
