import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import { Button, IconButton } from '../../../primitives/button/index.ts';
import { useKit } from '../../../primitives/kit-provider/index.ts';
import { NotArrived, useLazyPart } from '../../../primitives/lazy/index.ts';
import { cellProblem, emptyOf, holds, isEmptyValue } from '../../grammar/index.ts';
import type { CellControl, EditProps, Read, RowsControl } from '../../grammar/index.ts';
import { useDrawnForm } from '../../render/drawnForm.ts';
import { useProblemText } from '../../render/useProblemText.ts';
import { useText } from '../../render/useText.ts';
import * as css from './Editor.css.ts';

type Row = Readonly<Record<string, unknown>>;
type Props = EditProps<RowsControl, readonly Row[]>;

/** Editor of rows of a few controls each: rows are added at the end, moved and taken out, and the keyboard stays where it was. */
export default function RowsEditor({
  control,
  field: { id, label, help, error, isRequired, use },
  value,
  read,
  onChange,
  onLeave,
  onProblem,
}: Props) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const text = useText();
  const helpId = useId();
  const requiredId = useId();
  const rows = value ?? [];
  // Rows have no ids of their own: each place keeps a key, so that taking one out leaves the others as they are drawn.
  const [keys, setKeys] = useState<readonly number[]>([]);
  const newKey = keys.reduce((most, key) => Math.max(most, key), 0) + 1;
  if (keys.length !== rows.length) setKeys(rows.map((_, at) => keys[at] ?? newKey + at));
  const box = useRef<HTMLFieldSetElement>(null);
  const goTo = useRef<string | null>(null);
  useEffect(() => {
    if (goTo.current !== null) box.current?.querySelector<HTMLElement>(goTo.current)?.focus();
    goTo.current = null;
  });
  // What stands in a cell and is no value: the rows have none for it, so it must not be saved over.
  const unreadable = useRef(new Map<string, string>());
  function hearProblem(cell: string, message: string | null) {
    if (message === null) unreadable.current.delete(cell);
    else unreadable.current.set(cell, message);
    const [first] = unreadable.current.values();
    onProblem(first ?? null);
  }
  const isFull = control.maxRows !== undefined && rows.length >= control.maxRows;

  function add() {
    goTo.current = `[data-mp-line="${rows.length}"] :is(input, textarea, button, [tabindex="0"])`;
    setKeys([...keys, newKey]);
    onChange([...rows, Object.fromEntries(control.columns.map((column) => [column.field, emptyOf(column)]))]);
  }
  function takeOut(at: number) {
    goTo.current = rows.length > 1 ? `[data-mp-out-of="${Math.min(at, rows.length - 2)}"] button` : '[data-mp-foot] button';
    for (const { field } of control.columns) unreadable.current.delete(`${keys[at]}.${field}`);
    hearProblem('', null);
    setKeys(keys.filter((_, place) => place !== at));
    onChange(rows.filter((_, place) => place !== at));
    const number = at + 1;
    announcer.say(t`Row ${number} taken out`);
  }
  /** Changes places with the row before or after; the keyboard goes along with it. */
  function move(at: number, to: number) {
    const isAtEnd = to === (to < at ? 0 : rows.length - 1);
    goTo.current = `[data-mp-line="${to}"] [data-mp-moves="${to < at !== isAtEnd ? 'up' : 'down'}"] button`;
    const swapped = <Item,>(items: readonly Item[]): Item[] =>
      items.map((item, place) => (place === at ? items[to] : place === to ? items[at] : item) as Item);
    setKeys(swapped(keys));
    onChange(swapped(rows));
    const [from, number] = [at + 1, to + 1];
    announcer.say(t`Row ${from} is row ${number} now`);
  }

  const describedBy = [isRequired && requiredId, (error || help) && helpId].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset ref={box} id={id} tabIndex={-1} className={css.group} aria-describedby={describedBy}>
      <legend className={css.legend}>
        {label}
        {isRequired && (
          <span id={requiredId} className={css.required} aria-hidden="true">
            {t`Required`}
          </span>
        )}
      </legend>
      {rows.map((row, at) => {
        const number = at + 1;
        return (
          <fieldset key={keys[at] ?? at} data-mp-line={at} aria-label={t`${label}, row ${number}`} className={css.row}>
            <div className={css.cells}>
              {control.columns.map((column) => (
                <Cell
                  key={column.field}
                  column={column}
                  id={`${id}-${at}-${column.field}`}
                  row={row}
                  read={(path) => (control.reads?.includes(path) ? read(path) : row[path])}
                  use={use}
                  isReported={error !== undefined}
                  onChange={(next) => onChange(rows.map((one, place) => (place === at ? { ...one, [column.field]: next } : one)))}
                  onLeave={onLeave}
                  onProblem={(message) => hearProblem(`${keys[at]}.${column.field}`, message)}
                />
              ))}
            </div>
            {use === 'editable' && (
              <RowTools
                at={at}
                count={rows.length}
                isOrdered={control.isOrdered === true}
                onMove={(to) => move(at, to)}
                onTakeOut={() => takeOut(at)}
              />
            )}
          </fieldset>
        );
      })}
      {use === 'editable' && (
        <div className={css.foot} data-mp-foot="">
          <Button icon={Plus} isDisabled={isFull} onPress={add}>
            {text(control.add) || t`Add a row`}
          </Button>
        </div>
      )}
      {(error || help) && (
        <p id={helpId} className={error ? css.problem : css.legend}>
          {error ?? help}
        </p>
      )}
    </fieldset>
  );
}

interface RowToolsProps {
  /** Place of the row, from 0. */
  readonly at: number;
  readonly count: number;
  readonly isOrdered: boolean;
  readonly onMove: (to: number) => void;
  readonly onTakeOut: () => void;
}

/** Buttons that move a row and take it out. */
function RowTools({ at, count, isOrdered, onMove, onTakeOut }: RowToolsProps) {
  const { t } = useLingui();
  const number = at + 1;
  return (
    <span className={css.rowTools}>
      {isOrdered && (
        <>
          <span data-mp-moves="up">
            <IconButton icon={ArrowUp} label={t`Move row ${number} up`} isDisabled={at === 0} onPress={() => onMove(at - 1)} />
          </span>
          <span data-mp-moves="down">
            <IconButton icon={ArrowDown} label={t`Move row ${number} down`} isDisabled={number === count} onPress={() => onMove(number)} />
          </span>
        </>
      )}
      <span data-mp-out-of={at}>
        <IconButton icon={Trash2} label={t`Take out row ${number}`} onPress={onTakeOut} />
      </span>
    </span>
  );
}

interface CellProps extends Pick<Props, 'onLeave' | 'onProblem'> {
  readonly id: string;
  readonly use: Props['field']['use'];
  readonly onChange: (value: unknown) => void;
  readonly column: CellControl;
  readonly row: Row;
  /** Values of the row, and of what the columns read of the form. */
  readonly read: Read;
  /** Problems of cells are told, since the form was tried or the rows were left. */
  readonly isReported: boolean;
}

function Cell({ column, id, row, read, use, isReported, onChange, onLeave, onProblem }: CellProps) {
  const editorPart = useDrawnForm().editorOf(column);
  const editor = useLazyPart(editorPart, true);
  const text = useText();
  const problemText = useProblemText();
  const [unreadable, setUnreadable] = useState<string | null>(null);
  if (column.shown !== undefined && !holds(column.shown, read)) return null;
  if (editor.status === 'failed') return <NotArrived part={editorPart} />;
  if (editor.status !== 'here') return null;
  const problem = cellProblem(column, row);
  const isDisabled = column.disabled !== undefined && holds(column.disabled, read);
  const isRequired =
    typeof column.required === 'boolean' || column.required === undefined ? column.required === true : holds(column.required, read);
  const said = unreadable ?? (isReported && problem !== null ? problemText(column, problem) : undefined);
  const value = row[column.field];
  return (
    <editor.part
      control={column}
      field={{
        id,
        label: text(column.label),
        help: undefined,
        error: said,
        isRequired,
        use: use === 'editable' && isDisabled ? 'disabled' : use,
      }}
      value={isEmptyValue(value) ? emptyOf(column) : value}
      read={read}
      onChange={onChange}
      onLeave={onLeave}
      onProblem={(message) => {
        setUnreadable(message);
        onProblem(message);
      }}
    />
  );
}
