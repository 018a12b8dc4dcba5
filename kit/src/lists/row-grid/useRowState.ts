import { useExternalStore } from '../../engines/external-store/index.ts';
import type { Row } from '../../widgets/input-table/headless.ts';
import { asRow } from './types.ts';
import type { RowState, RowStates } from './types.ts';

/** State of a row, drawn anew when it changes; for the component that draws it in its column. */
export const useRowState = (states: RowStates, row: Row): RowState => useExternalStore(states.subscribe, () => states.of(asRow(row).id));
