import { X } from 'lucide';
import { memo } from 'react';
import { scrollRegion } from '../../theme/scroll.css.ts';
import { IconButton } from '../button/index.ts';
import { useTextLang } from '../data-text/index.ts';
import { useMessages } from '../lingui/index.ts';
import { partProps, rootProps } from '../parts/index.ts';
import type { PartLooks } from '../parts/index.ts';
import { pageOfRows } from '../row-scroller/index.ts';
import { pickedCellProps, pickedRemoveCellProps, pickedRowProps, usePickedList } from './headless.ts';
import type { PickedRowView } from './headless.ts';
import { pickedListMessages } from './messages.ts';
import { card, cell, empty, name as nameStyle, note, probe, row as rowStyle, rows as rowsStyle, words } from './PickedList.css.ts';
import type { PickedListPart, PickedListProps } from './types.ts';

/** In a panel, which is lower than the page. */
const PANEL = 0.3;
const ROWS = pageOfRows('picked list', 40, PANEL);

/**
 * The chosen things, one row each with a button that takes it out; any number of rows. One tab stop: arrows walk the
 * rows, the right arrow goes to the button, Delete and Backspace take the row out, and the next row has the keyboard.
 */
export function PickedList<T>(props: PickedListProps<T>) {
  const { look, emptyText, parts } = props;
  const list = usePickedList({ ...props, messages: useMessages(pickedListMessages), guess: ROWS });
  return (
    <div {...list.getRegionProps(rootProps(props, scrollRegion))}>
      <div {...list.getProbeProps({ className: probe[look] })} />
      {list.isEmpty ? (
        <p {...partProps(parts, 'empty', empty)}>{emptyText}</p>
      ) : (
        <div {...list.getGridProps({ className: rowsStyle })}>
          {list.rows.map((view, slot) => view && <Row key={slot} view={view} look={look} parts={parts} />)}
        </div>
      )}
    </div>
  );
}

interface RowProps {
  readonly view: PickedRowView;
  readonly look: 'card' | 'line';
  readonly parts: PartLooks<PickedListPart> | undefined;
}

const Row = memo(function Row({ view, look, parts }: RowProps) {
  const langOf = useTextLang('either');
  const { text, note: second, lead, name, removeLabel, identity, onRemove } = view;
  return (
    <div {...pickedRowProps(view, partProps(parts, 'row', rowStyle[look]))}>
      <div className={card[look]} role="presentation">
        <span {...pickedCellProps({ className: cell[look] })}>
          {lead}
          <span className={words[look]} title={name} lang={langOf(name)}>
            <span {...partProps(parts, 'name', nameStyle[look])}>{text}</span>
            {second && <span {...partProps(parts, 'note', note)}>{second}</span>}
          </span>
        </span>
        {removeLabel !== null && (
          <span {...pickedRemoveCellProps(partProps(parts, 'remove', undefined))}>
            <IconButton icon={X} size="row" label={removeLabel} tabIndex={-1} onPress={() => onRemove?.(identity)} />
          </span>
        )}
      </div>
    </div>
  );
});
