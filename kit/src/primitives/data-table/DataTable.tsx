import { useCallback } from 'react';
import { useEnvironment } from '../../engines/environment/index.ts';
import { useMediaQuery } from '../../engines/media-query/index.ts';
import { media } from '../../theme/media.ts';
import { visuallyHidden } from '../../theme/focus.css.ts';
import { scrollRegion } from '../../theme/scroll.css.ts';
import { textLang } from '../data-text/index.ts';
import type { TextOrigin } from '../data-text/headless.ts';
import { useMessages } from '../lingui/index.ts';
import { classes, partProps, rootProps } from '../parts/index.ts';
import { pageOfRows } from '../row-scroller/index.ts';
import { TableRow } from './cells/TableRow.tsx';
import { useTable } from './headless.ts';
import { NARROW_ROW, ROW_HEIGHT, body, growing, head, headGroup, probe, region, table as tableStyle } from './look/DataTable.css.ts';
import { tableMessages } from './messages.ts';
import { useOptionalTableRows } from './parts/useOptionalTableRows.ts';
import type { DataTableProps } from './types.ts';
import { TableHead } from './view/TableHead.tsx';
import { TableStateArea } from './view/TableStateArea.tsx';

/** Of the height of the screen, as a page with a search above and pages below leaves it: 20 rows on 800 px. */
const SHARE = 0.75;
const GUESS = { narrow: pageOfRows('narrow table', NARROW_ROW, SHARE), wide: pageOfRows('table', [ROW_HEIGHT, 36], SHARE) };

/**
 * A list or a tree of rows of any number: a `table` when nothing is operated, a `grid` with actions or a selection, a
 * `treegrid` with `tree`. Only rows in view are in the DOM; the row with the keyboard always is. Fills its parent, which
 * must have a height. Narrow and touch screens get two-line rows in the same order.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, list, summary, parts } = props;
  const look = useMediaQuery(media.touch) ? 'narrow' : 'wide';
  const messages = useMessages(tableMessages);
  const { lang } = useEnvironment();
  const langOf = useCallback((text: string, origin: TextOrigin) => textLang(text, lang, origin), [lang]);
  const foot = useOptionalTableRows(Boolean(list?.more ?? summary));
  const table = useTable({
    ...props,
    messages,
    look,
    guess: GUESS[look],
    widths: 'sheet',
    textLang: langOf,
    hasActionsMenu: true,
    isFootHere: foot !== null,
  });
  const { layout, resize } = table;
  const edges = useOptionalTableRows(resize !== undefined);
  const isNarrow = look === 'narrow';

  return (
    <div
      {...table.getRegionProps(rootProps(props, classes(scrollRegion, region, table.isGrowing ? growing : undefined)))}
      data-pins={table.arePinsHeld ? '' : undefined}
      data-pending={table.isPending ? '' : undefined}
    >
      <div {...table.getProbeProps({ className: probe })} />
      <div {...table.getTableProps({ className: tableStyle[look] })}>
        <div {...table.getHeadProps(partProps(parts, 'head', isNarrow ? visuallyHidden : headGroup))}>
          <div {...table.getHeadRowProps({ className: isNarrow ? undefined : head })}>
            <TableHead
              head={table.head}
              layout={layout}
              WidthSeparator={edges?.WidthSeparator}
              columnView={table.columnView}
              onResize={resize}
              messages={messages}
              parts={parts}
            />
          </div>
        </div>
        {table.hasRows && (
          <div {...table.getBodyProps(partProps(parts, 'body', body))}>
            {table.rows.map((view, slot) => view && <TableRow key={slot} view={view} parts={parts} />)}
            {foot && table.more && <foot.MoreRow view={table.more} />}
            {foot && table.summary && <foot.SummaryRow view={table.summary} parts={parts} />}
          </div>
        )}
      </div>
      {!table.hasRows && <TableStateArea state={table.state} label={label} layout={layout} />}
    </div>
  );
}
