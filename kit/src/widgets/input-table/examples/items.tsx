import { useRef, useState } from 'react';
import { isEmptyCell } from '../../../engines/input-rows/index.ts';
import { numberText, readNumber } from '../../../engines/number-entry/index.ts';
import { ConfirmHost } from '../../../primitives/confirm/index.ts';
import { NumberField } from '../../../primitives/number-field/index.ts';
import { Select } from '../../../primitives/select/index.ts';
import { TextField } from '../../../primitives/text-field/index.ts';
import { InputTable } from '../index.ts';
import type { CellFieldProps, InputColumn, InputTableHandle, InputTableProps, Row } from '../index.ts';

const asText = (value: unknown) => (typeof value === 'string' ? value : '');
const UNITS = ['米', '个', '吨', '桶'];

function Unit({ id, label, error, isRequired, use, value, onChange, onLeave }: CellFieldProps) {
  return (
    <Select
      {...{ id, label, error, isRequired, use }}
      placeholder="请选择"
      options={UNITS.map((name) => ({ id: name, label: name }))}
      value={asText(value) || null}
      onChange={(next) => {
        onChange(next);
        onLeave();
      }}
    />
  );
}
const Name = ({ id, label, error, isRequired, use, value, onChange, onLeave }: CellFieldProps) => (
  <TextField {...{ id, label, error, isRequired, use, onChange, onLeave }} value={asText(value)} />
);
const Amount = ({ id, label, error, isRequired, use, value, onChange, onLeave, onProblem }: CellFieldProps) => (
  <NumberField
    {...{ id, label, error, isRequired, use, onChange, onLeave }}
    value={asText(value) || null}
    onProblem={(problem) => onProblem(problem?.message ?? null)}
    precision={2}
  />
);

const usual = {
  minPx: 120,
  flex: 1,
  isRequired: () => false,
  isShown: () => true,
  isDisabled: () => false,
  problem: () => null,
  text: asText,
} as const;
const number = (text: string) => {
  const reading = readNumber(text, { precision: 2 });
  if (reading.kind === 'empty') return { value: null };
  return reading.kind === 'value' ? { value: reading.value } : { problem: '请填写数字' };
};
const required = (id: string) => ({
  isRequired: () => true,
  problem: (row: Row) => (isEmptyCell(row[id]) ? '不能为空' : null),
});

/** Columns of the items of a maintenance order. */
export const itemColumns: readonly InputColumn[] = [
  {
    ...usual,
    ...required('name'),
    id: 'name',
    label: '物料',
    kind: 'typed',
    flex: 2,
    empty: '',
    read: (value) => ({ value }),
    Field: Name,
  },
  {
    ...usual,
    ...required('count'),
    id: 'count',
    label: '数量',
    kind: 'typed',
    align: 'end',
    empty: null,
    inputMode: 'decimal',
    text: (value) => numberText(asText(value), { precision: 2, hasThousands: true }),
    read: (text) => number(text.replaceAll(',', '')),
    Field: Amount,
    sum: { hasThousands: true },
  },
  {
    ...usual,
    id: 'unit',
    label: '单位',
    kind: 'field',
    empty: '',
    read: (text) => (UNITS.includes(text.trim()) ? { value: text.trim() } : { problem: '没有这个选项' }),
    Field: Unit,
  },
  {
    ...usual,
    id: 'urgent',
    label: '加急',
    kind: 'toggle',
    minPx: 80,
    empty: false,
    text: (value) => (value === true ? '是' : '否'),
    turned: (value) => value !== true,
    read: (text) => ({ value: text === '是' }),
  },
  { ...usual, id: 'code', label: '编码', kind: 'fixed', empty: 'M-01', Field: Name },
];

export const item = (name: string, count: string | null, unit = '个'): Row => ({ name, count, unit, urgent: false, code: 'M-01' });
export const items: readonly Row[] = [item('波形梁护栏板', '1200', '米'), item('警示锥筒', '30'), item('改性沥青', '4.5', '吨')];
export const itemsUpTo = (count: number): readonly Row[] =>
  Array.from({ length: count }, (_, at) => item(`物料 ${at + 1}`, String(at + 1)));

/** Rows between two buttons. */
export function Items({
  rows = items,
  onRows,
  ...props
}: Partial<Omit<InputTableProps, 'onChange'>> & { readonly onRows?: (rows: readonly Row[]) => void }) {
  const [held, setHeld] = useState(rows);
  const handle = useRef<InputTableHandle>(null);
  return (
    <ConfirmHost>
      <button type="button">之前</button>
      <InputTable
        label="明细表"
        columns={itemColumns}
        addLabel="新增一行"
        handleRef={handle}
        {...props}
        rows={held}
        onChange={(next) => {
          setHeld(next);
          onRows?.(next);
        }}
      />
      <button type="button" onClick={() => handle.current?.goTo(1, 'count')}>
        到第二行
      </button>
    </ConfirmHost>
  );
}
