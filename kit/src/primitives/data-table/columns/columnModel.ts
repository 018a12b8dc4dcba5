import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  constructTable,
  tableFeatures,
} from '@tanstack/react-table';
import type { TableFeatures } from '@tanstack/react-table';
import { pinnedIds } from './columnView.ts';
import type { ColumnView } from './columnView.ts';
import type { Column, ColumnSettings } from '../types.ts';
import { MAX_WIDTH_PX, MIN_WIDTH_PX } from './widths.ts';

const ended = { unsubscribe: () => undefined };

/** A state that is asked once and never changes: it is React that holds the settings, and another model is made of others. */
const still = {
  createOptionsStore: false,
  wrapExternalAtoms: false,
  addSubscription: () => undefined,
  createWritableAtom<T>(value: T) {
    let now = value;
    const set = (next: T) => {
      now = next;
    };
    return { get: () => now, set, subscribe: () => ended };
  },
  createReadonlyAtom: <T>(read: () => T) => ({ get: read, subscribe: () => ended }),
  untrack: <T>(read: () => T) => read(),
  batch: (act: () => void) => act(),
  schedule: () => undefined,
} as unknown as NonNullable<TableFeatures['coreReactivityFeature']>;

/** The part of TanStack Table that is used: columns and their state. No row model: rows never pass through it. */
const features = tableFeatures({
  coreReactivityFeature: still,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
});
const NO_ROWS: readonly object[] = [];

/** Columns as somebody has set them: order, visibility, pinning and sizes by TanStack Table. Fetched when somebody has. */
export function modelColumns<Row>(columns: readonly Column<Row>[], settings: ColumnSettings, actionsWord: string): ColumnView<Row> {
  const table = constructTable({
    features,
    data: NO_ROWS,
    columns: columns.map(({ id }) => ({ id, minSize: MIN_WIDTH_PX, maxSize: MAX_WIDTH_PX })),
    state: {
      columnOrder: [...settings.order],
      columnVisibility: Object.fromEntries(settings.hidden.map((id) => [id, false])),
      columnPinning: pinnedIds(columns, settings, actionsWord),
      columnSizing: { ...settings.widthsPx },
    },
  });
  const byId = new Map(columns.map((column) => [column.id, column]));
  const shown = (leaves: readonly { readonly id: string }[]) => leaves.flatMap(({ id }) => byId.get(id) ?? []);
  const sized = table.getAllLeafColumns().filter(({ id }) => settings.widthsPx[id] !== undefined);
  return {
    start: shown(table.getStartVisibleLeafColumns()),
    center: shown(table.getCenterVisibleLeafColumns()),
    end: shown(table.getEndVisibleLeafColumns()),
    widthsPx: Object.fromEntries(sized.map((leaf) => [leaf.id, leaf.getSize()])),
  };
}
