import type { CellFieldProps, CellReading, InputColumn, Row } from '@milepost/kit/headless/input-table';
import { useSelect } from '@milepost/kit/headless/select';
import { useState } from 'react';
import { Button, Input, Label, Message } from '../ui.tsx';
import { ListPanel, listMessages, pickerMessages } from './listPanel.tsx';

const asText = (value: unknown) => (typeof value === 'string' ? value : '');
const UNITS = ['個', 'メートル', '枚', '缶'];
const units = UNITS.map((text) => ({ id: text, label: text }));
const selectMessages = { field: pickerMessages, list: listMessages, selected: (name: string) => `${name}を選択` };
const PLAIN_NUMBER = /^\d+(\.\d{1,2})?$/;

function readCount(text: string): CellReading {
  const plain = text.replaceAll(',', '').trim();
  if (plain === '') return { value: null };
  return PLAIN_NUMBER.test(plain) ? { value: plain } : { problem: '数字で入力' };
}

const readText = (text: string): CellReading => ({ value: text });

/** A text on a card, as it is read; in the grid the cell itself is the text box. */
const textOnCard = (read: (text: string) => CellReading) =>
  function TextOnCard({ id, label, error, isRequired, use, value, typed, onChange, onLeave, onProblem }: CellFieldProps) {
    /** Text while it is typed: a number that is not ready is no value. */
    const [text, setText] = useState<string | null>(null);
    const messageId = error ? `${id}-message` : undefined;
    function take(next: string) {
      setText(next);
      const reading = read(next);
      if ('problem' in reading) return onProblem(reading.problem, next);
      onProblem(null);
      onChange(reading.value);
    }
    function leave() {
      setText(null);
      onLeave();
    }
    return (
      <div className="stack gap-1">
        <Label htmlFor={id}>{label}</Label>
        <Input
          id={id}
          value={text ?? typed ?? asText(value)}
          readOnly={use !== 'editable'}
          onBlur={leave}
          aria-required={isRequired || undefined}
          aria-invalid={messageId !== undefined || undefined}
          aria-describedby={messageId}
          onChange={(event) => take(event.currentTarget.value)}
        />
        {error && <Message id={messageId}>{error}</Message>}
      </div>
    );
  };

/** A unit that is chosen, in a cell or on a card. Its name is read in a cell, and seen on a card. */
function Unit({ id, label, error, isRequired, use, value, onChange, onLeave }: CellFieldProps) {
  const select = useSelect({
    id,
    label,
    error,
    isRequired,
    use,
    messages: selectMessages,
    options: units,
    placeholder: '',
    value: asText(value) || null,
    onChange(next) {
      onChange(next ?? '');
      onLeave();
    },
    initial: { viewportPx: 240, rowPx: 32 },
  });
  return (
    <div {...select.getFieldProps({ className: 'stack gap-1' })}>
      <b {...select.getNameProps({ className: 'text-sm name-of-unit' })}>{label}</b>
      <div {...select.getBoxProps({ className: 'stack' })}>
        <Button {...select.getOpenerProps({ className: 'text-start' })}>{select.getText() || '選択'}</Button>
      </div>
      {select.message && <Message {...select.getMessageProps()}>{select.message}</Message>}
      {select.isOpen && <ListPanel of={select.panel} />}
    </div>
  );
}

function Urgent({ id, label, use, value, onChange }: CellFieldProps) {
  return (
    <label className="flex gap-2 items-center text-sm" htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        disabled={use !== 'editable'}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {label}
    </label>
  );
}

const usual = {
  minPx: 80,
  flex: 1,
  isRequired: () => false,
  isShown: () => true,
  isDisabled: () => false,
  problem: () => null,
  text: asText,
} as const;
const required = (id: string) => ({
  isRequired: () => true,
  problem: (row: Row) => (asText(row[id]).trim() === '' ? '必須です' : null),
});

/** Columns of an order of materials: one of each kind of cell. */
export const orderColumns: readonly InputColumn[] = [
  {
    ...usual,
    ...required('name'),
    id: 'name',
    label: '品名',
    kind: 'typed',
    flex: 2,
    empty: '',
    read: readText,
    Field: textOnCard(readText),
  },
  {
    ...usual,
    ...required('count'),
    id: 'count',
    label: '数量',
    kind: 'typed',
    align: 'end',
    inputMode: 'decimal',
    empty: null,
    read: readCount,
    Field: textOnCard(readCount),
    sum: { hasThousands: true },
  },
  {
    ...usual,
    id: 'unit',
    label: '単位',
    kind: 'field',
    empty: '',
    read: (text) => (UNITS.includes(text.trim()) ? { value: text.trim() } : { problem: '選択肢にありません' }),
    Field: Unit,
  },
  {
    ...usual,
    id: 'urgent',
    label: '至急',
    kind: 'toggle',
    empty: false,
    text: (value) => (value === true ? 'はい' : 'いいえ'),
    turned: (value) => value !== true,
    read: (text) => ({ value: text === 'はい' }),
    Field: Urgent,
  },
  { ...usual, id: 'code', label: '番号', kind: 'fixed', empty: '未定' },
];
