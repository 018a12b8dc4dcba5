import { useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide';
import { memo, useRef } from 'react';
import type { RowId } from '../../engines/input-rows/index.ts';
import { IconButton } from '../../primitives/button/index.ts';
import { EitherText } from '../../primitives/data-text/index.ts';
import { partProps } from '../../primitives/parts/index.ts';
import { VirtualRows, useVirtualRows, virtualRowProps } from '../../primitives/virtual-list/index.ts';
import { useGridLook } from './gridLook.ts';
import { inputCardFieldProps, inputCardProps, inputCardRemoveProps, useCardField, useInputCards } from './headless.ts';
import type { InputCardView, InputColumn, InputGrid } from './headless.ts';
import { Sum } from './Sums.tsx';
import * as css from './InputTable.css.ts';

/** Height of a field of a card nobody has seen. */
const FIELD_PX = 72;
/** Cards that are all drawn. */
const ALL_UP_TO = 20;

/** The rows as cards, one below the other: the same order and names, each with the fields a form has. */
export function RowCards({ grid }: { readonly grid: InputGrid }) {
  const { t } = useLingui();
  const { parts } = useGridLook();
  const { ids, sums, cardAt } = useInputCards(grid);
  const scrollRef = useRef<HTMLDivElement>(null);
  const rows = useVirtualRows({ scrollRef, keys: ids, guessPx: grid.columns.length * FIELD_PX, allUpTo: ALL_UP_TO });
  return (
    <>
      <div {...rows.scrollProps} ref={scrollRef} {...partProps(parts, 'cards', css.cardList)} data-cards="">
        {ids.length === 0 && <p {...partProps(parts, 'empty', css.empty)}>{t`No rows yet`}</p>}
        <VirtualRows parts={rows.parts} gap="div">
          {(index) => {
            const card = cardAt(index);
            return card && <Card key={card.id} grid={grid} id={card.id} at={index} isRemovable={card.isRemovable} />;
          }}
        </VirtualRows>
      </div>
      {ids.length > 0 && sums.length > 0 && (
        <p {...partProps(parts, 'sums', css.cardSums)}>
          <span>{grid.messages.total}</span>
          {sums.map((column) => (
            <span key={column.id}>
              <EitherText>{column.label}</EitherText> <Sum grid={grid} column={column} />
            </span>
          ))}
        </p>
      )}
    </>
  );
}

/** One card, drawn anew when its place is another one. */
const Card = memo(function Card(card: InputCardView) {
  const { parts } = useGridLook();
  const { grid, at } = card;
  const { 'aria-label': removeName, onClick } = inputCardRemoveProps(card);
  return (
    <fieldset {...inputCardProps(card, virtualRowProps(at, partProps(parts, 'card', css.card)))}>
      <div className={css.cardHead}>
        <span>{grid.messages.row(at + 1)}</span>
        {card.isRemovable && (
          <span data-mp-out-of={at}>
            <IconButton icon={Trash2} label={removeName} onPress={onClick} />
          </span>
        )}
      </div>
      {grid.columns.map((column, place) => (
        <div key={column.id} {...inputCardFieldProps(card, place + 1, { style: { display: 'contents' } })}>
          <CardField {...card} column={column} />
        </div>
      ))}
    </fieldset>
  );
});

function CardField({ column, ...card }: InputCardView & { readonly id: RowId; readonly column: InputColumn }) {
  const field = useCardField(card, column);
  const { Field } = column;
  return field && Field && <Field {...field} />;
}
