/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one in a scroll region, which table elements cannot be */
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide';
import { memo } from 'react';
import { scrollRegion } from '../../theme/scroll.css.ts';
import { IconButton } from '../button/index.ts';
import { useTextLang } from '../data-text/index.ts';
import { card, cell, empty, name, note, probe, row as rowStyle, rows as rowsStyle, words } from './PickedList.css.ts';
import type { PickedListProps, PickedRow } from './types.ts';
import { REMOVE_STOP, usePickedList } from './usePickedList.ts';

/**
 * The chosen things, one row each with a button that takes it out; any number of rows. One tab stop: arrows walk the
 * rows, the right arrow goes to the button, Delete and Backspace take the row out, and the next row has the keyboard.
 */
export function PickedList<T>(props: PickedListProps<T>) {
  const { label, items, identityOf, show, onRemove, look, emptyText } = props;
  const { view, rows, handlers } = usePickedList(props);
  const { scroller, position } = rows;
  const { regionRef, rowsRef, probeRef } = scroller;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the rows in it
    <div ref={regionRef} className={scrollRegion} tabIndex={-1} onScroll={scroller.onScroll} {...handlers}>
      <div ref={probeRef} className={probe[look]} aria-hidden="true" />
      {items.length === 0 ? (
        <p className={empty}>{emptyText}</p>
      ) : (
        <div
          ref={rowsRef}
          role="grid"
          aria-label={label}
          aria-rowcount={items.length}
          aria-colcount={onRemove ? 2 : 1}
          className={rowsStyle}
          style={{ blockSize: view.count * scroller.rowPx }}
        >
          {scroller.window.slots.map((at, slot) => {
            const item = items[at];
            if (item === undefined) return null;
            return (
              <Row
                key={slot}
                domId={scroller.slotId(slot)}
                slot={slot}
                at={at}
                offsetPx={at * scroller.rowPx}
                identity={identityOf(item)}
                {...show(item)}
                look={look}
                onRemove={onRemove}
                isTabStop={at === position}
              />
            );
          })}
        </div>
      )}
    </div>
  );
}

interface RowProps extends PickedRow, Pick<PickedListProps<unknown>, 'look' | 'onRemove'> {
  readonly domId: string;
  readonly slot: number;
  readonly at: number;
  readonly offsetPx: number;
  readonly identity: string;
  readonly isTabStop: boolean;
}

const Row = memo(function Row({ domId, slot, at, offsetPx, identity, text, note: second, lead, look, onRemove, isTabStop }: RowProps) {
  const { t } = useLingui();
  const langOf = useTextLang('either');
  const spoken = second ? `${text} ${second}` : text;
  return (
    <div
      role="row"
      id={domId}
      data-mp-row={slot}
      aria-rowindex={at + 1}
      aria-label={spoken}
      className={rowStyle[look]}
      style={{ transform: `translateY(${offsetPx}px)` }}
      tabIndex={isTabStop ? 0 : -1}
    >
      <div className={card[look]} role="presentation">
        <span role="gridcell" className={cell[look]}>
          {lead}
          <span className={words[look]} title={spoken} lang={langOf(spoken)}>
            <span className={name[look]}>{text}</span>
            {second && <span className={note}>{second}</span>}
          </span>
        </span>
        {onRemove && (
          <span role="gridcell" data-mp-stop={REMOVE_STOP} data-mp-stop-for="button">
            <IconButton icon={X} size="row" label={t`Remove ${{ name: spoken }}`} tabIndex={-1} onPress={() => onRemove(identity)} />
          </span>
        )}
      </div>
    </div>
  );
});
