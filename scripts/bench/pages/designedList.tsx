// A list of 60 columns made of a design, with 2,000 rows at once.
import { AS_DECLARED, DataTable, preloadTableParts } from '@milepost/kit/data-table';
import type { Column } from '@milepost/kit/data-table';
import { listConfig } from '@milepost/openapi/domains/model';
import { compileList } from '../../../console/src/data/model/compile/index.ts';
import type { ModelRow } from '../../../console/src/data/model/compile/index.ts';
import { drawn } from '../../../console/src/features/model/drawn.ts';
import { COLUMN_KEYS, LIST_DESIGN, LIST_ROWS, cellOf } from './designed/designs.ts';
import { mountInKit, one, prepareKit } from './kitPage.tsx';

const WORDS = { text: String, moment: String };
const rows = Array.from({ length: LIST_ROWS }, (_, row) => ({
  id: String(row),
  ...Object.fromEntries(COLUMN_KEYS.map((key, column) => [key, cellOf(row, column)])),
})) as unknown as readonly ModelRow[];
const rowId = ({ id }: ModelRow) => id;

/** Rows show in 600 px, with the head above them. */
const HEAD_PX = 40;
const VIEW_PX = 600;
const frame = { position: 'relative', inlineSize: 1300, blockSize: HEAD_PX + VIEW_PX } as const;
/** Marks where rows show; nothing can be pressed or seen in it. */
const view = { position: 'absolute', insetInline: 0, insetBlockStart: HEAD_PX, blockSize: VIEW_PX, pointerEvents: 'none' } as const;

function Page({ columns }: { readonly columns: readonly Column<ModelRow>[] }) {
  return (
    <div style={frame}>
      <DataTable label="Rows" columns={columns} initialColumnSettings={AS_DECLARED} rows={rows} rowId={rowId} rowLabel={rowId} />
      <div data-view="" style={view} />
    </div>
  );
}

prepareKit('medium');
preloadTableParts();
window.__total = rows.length;
window.__first = cellOf(0, 0);
window.bench = {
  mount() {
    const columns = compileList(listConfig.decode(JSON.parse(LIST_DESIGN) as never)).columns.map((compiled) => {
      const { header, text, ...column } = drawn(compiled);
      return { ...column, header: typeof header === 'string' ? header : '', text: (row: ModelRow) => text(row, WORDS) } as Column<ModelRow>;
    });
    mountInKit(<Page columns={columns} />);
  },
  view: () => one('[data-view]'),
  scroller: () => one('[role=grid], [role=table]').parentElement ?? document.body,
};
