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
/** Words of the records in each language. */
const WORDS = {
  zh: {
    heads: ['物料', '数量', '单位', '加急', '编码'],
    units: ['米', '个', '吨', '桶'],
    names: ['波形梁护栏板', '警示锥筒', '改性沥青'],
    yes: '是',
    no: '否',
    number: '请填写数字',
    empty: '不能为空',
    none: '没有这个选项',
  },
  zhtw: {
    heads: ['物料', '數量', '單位', '加急', '編碼'],
    units: ['公尺', '個', '公噸', '桶'],
    names: ['波形樑護欄板', '警示錐筒', '改質瀝青'],
    yes: '是',
    no: '否',
    number: '請填寫數字',
    empty: '不能為空',
    none: '沒有這個選項',
  },
  en: {
    heads: ['Material', 'Quantity', 'Unit', 'Urgent', 'Code'],
    units: ['m', 'pcs', 't', 'can'],
    names: ['W-beam guardrail', 'Traffic cone', 'Modified asphalt'],
    yes: 'yes',
    no: 'no',
    number: 'Enter a number',
    empty: 'Must not be empty',
    none: 'This is none of the choices',
  },
} as const;
type Words = (typeof WORDS)[keyof typeof WORDS];

const unitField = ({ units, heads }: Words) =>
  function Unit({ id, label, error, isRequired, use, value, onChange, onLeave }: CellFieldProps) {
    return (
      <Select
        {...{ id, label, error, isRequired, use }}
        placeholder={heads[2]}
        options={units.map((name) => ({ id: name, label: name }))}
        value={asText(value) || null}
        onChange={(next) => {
          onChange(next);
          onLeave();
        }}
      />
    );
  };
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
const number = (text: string, says: string) => {
  const reading = readNumber(text, { precision: 2 });
  if (reading.kind === 'empty') return { value: null };
  return reading.kind === 'value' ? { value: reading.value } : { problem: says };
};

function columnsOf(words: Words): readonly InputColumn[] {
  const [name, count, unit, urgent, code] = words.heads;
  const required = (id: string) => ({
    isRequired: () => true,
    problem: (row: Row) => (isEmptyCell(row[id]) ? words.empty : null),
  });
  return [
    {
      ...usual,
      ...required('name'),
      id: 'name',
      label: name,
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
      label: count,
      kind: 'typed',
      align: 'end',
      empty: null,
      inputMode: 'decimal',
      text: (value) => numberText(asText(value), { precision: 2, hasThousands: true }),
      read: (text) => number(text.replaceAll(',', ''), words.number),
      Field: Amount,
      sum: { hasThousands: true },
    },
    {
      ...usual,
      id: 'unit',
      label: unit,
      kind: 'field',
      empty: '',
      read: (text) => (words.units.some((one) => one === text.trim()) ? { value: text.trim() } : { problem: words.none }),
      Field: unitField(words),
    },
    {
      ...usual,
      id: 'urgent',
      label: urgent,
      kind: 'toggle',
      minPx: 80,
      empty: false,
      text: (value) => (value === true ? words.yes : words.no),
      turned: (value) => value !== true,
      read: (text) => ({ value: text === words.yes }),
    },
    { ...usual, id: 'code', label: code, kind: 'fixed', empty: 'M-01', Field: Name },
  ];
}

export const item = (name: string, count: string | null, unit: string = WORDS.zh.units[1]): Row => ({
  name,
  count,
  unit,
  urgent: false,
  code: 'M-01',
});
const rowsOf = ({ names, units }: Words): readonly Row[] => [
  item(names[0], '1200', units[0]),
  item(names[1], '30', units[1]),
  item(names[2], '4.5', units[2]),
];

/** The items of a maintenance order in a language: columns and rows. */
export const itemsIn = (locale: keyof typeof WORDS) => ({ columns: columnsOf(WORDS[locale]), rows: rowsOf(WORDS[locale]) });
export const { columns: itemColumns, rows: items } = itemsIn('zh');
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
