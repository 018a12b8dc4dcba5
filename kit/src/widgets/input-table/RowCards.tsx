import { useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide';
import { memo, useCallback, useRef } from 'react';
import { useExternalStore } from '../../engines/external-store/index.ts';
import type { RowId } from '../../engines/input-rows/index.ts';
import { IconButton } from '../../primitives/button/index.ts';
import { holdsCells } from '../../primitives/cell-grid/index.ts';
import { EitherText } from '../../primitives/data-text/index.ts';
import { VirtualRows, useVirtualRows, virtualRowProps } from '../../primitives/virtual-list/index.ts';
import { useGrid } from './gridContext.ts';
import { Sum } from './SumsRow.tsx';
import type { TableModel } from './tableModel.ts';
import type { InputColumn } from './types.ts';
import * as css from './InputTable.css.ts';

interface RowCardsProps {
  readonly table: TableModel;
  readonly columns: readonly InputColumn[];
  readonly label: string;
  readonly onRemove: (at: number) => void;
}

/** Height of a field of a card nobody has seen. */
const FIELD_PX = 72;
/** Cards that are all drawn. */
const ALL_UP_TO = 20;

/** The rows as cards, one below the other: the same order and names, each with the fields a form has. */
export function RowCards({ table, columns, label, onRemove }: RowCardsProps) {
  const { t } = useLingui();
  const ids = useExternalStore(table.store.subscribeIds, table.store.ids);
  const scrollRef = useRef<HTMLDivElement>(null);
  const rows = useVirtualRows({ scrollRef, keys: ids, guessPx: columns.length * FIELD_PX, allUpTo: ALL_UP_TO });
  const sums = columns.filter(({ sum }) => sum !== undefined);
  return (
    <>
      <div {...rows.scrollProps} ref={scrollRef} className={css.cardList} data-cards="">
        {ids.length === 0 && <p className={css.empty}>{t`No rows yet`}</p>}
        <VirtualRows parts={rows.parts} gap="div">
          {(index) => {
            const id = ids[index];
            return id === undefined ? null : <Card key={id} id={id} at={index} columns={columns} label={label} onRemove={onRemove} />;
          }}
        </VirtualRows>
      </div>
      {ids.length > 0 && sums.length > 0 && (
        <p className={css.cardSums} data-sums="">
          <span>{t({ message: 'Total', context: 'summary row' })}</span>
          {sums.map((column) => (
            <span key={column.id}>
              <EitherText>{column.label}</EitherText> <Sum table={table} column={column} hasThousands={column.sum?.hasThousands === true} />
            </span>
          ))}
        </p>
      )}
    </>
  );
}

interface CardProps {
  readonly id: RowId;
  readonly at: number;
  readonly columns: readonly InputColumn[];
  readonly label: string;
  readonly onRemove: (at: number) => void;
}

const Card = memo(function Card({ id, at, columns, label, onRemove }: CardProps) {
  const { t } = useLingui();
  const { table, isReadOnly } = useGrid();
  const { canAdd } = table.facts();
  const number = at + 1;
  return (
    <fieldset {...virtualRowProps(at, { className: css.card })} aria-label={t`${label}, row ${number}`}>
      <div className={css.cardHead}>
        <span>{t`Row ${number}`}</span>
        {!isReadOnly && canAdd && (
          <span data-mp-out-of={at}>
            <IconButton icon={Trash2} label={t`Delete row ${number}`} onPress={() => onRemove(at)} />
          </span>
        )}
      </div>
      {columns.map((column, place) => (
        // The events are those of the field in it.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div
          key={column.id}
          style={{ display: 'contents' }}
          onFocus={() => table.enter(at, place + 1)}
          onPasteCapture={(event) => {
            const text = event.clipboardData.getData('text/plain');
            if (isReadOnly || !holdsCells(event.clipboardData, event.target)) return;
            event.preventDefault();
            event.stopPropagation();
            table.enter(at, place + 1);
            table.paste(text);
          }}
        >
          <CardField id={id} at={at} column={column} />
        </div>
      ))}
    </fieldset>
  );
});

function CardField({ id, at, column }: { readonly id: RowId; readonly at: number; readonly column: InputColumn }) {
  const { table, id: gridId, isReadOnly } = useGrid();
  const view = useExternalStore(
    useCallback((listener) => table.store.subscribeRow(id, listener), [table, id]),
    () => table.view(id, column),
  );
  const { Field } = column;
  if (!Field || !view.isShown) return null;
  return (
    <Field
      id={`${gridId}-${at}-${column.id}`}
      label={column.label}
      error={view.problem}
      isRequired={view.isRequired}
      use={isReadOnly ? 'readOnly' : view.isFixed && column.kind !== 'fixed' ? 'disabled' : 'editable'}
      value={view.value}
      row={table.store.row(id) ?? {}}
      onChange={(value) => table.setValue(id, column, value)}
      onLeave={() => table.leaveCell(id, column)}
      typed={table.refusedText(id, column)}
      onProblem={(message, typed) => table.setUnreadable(id, column, message, typed)}
    />
  );
}
