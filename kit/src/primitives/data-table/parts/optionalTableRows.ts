/** Parts only some tables have: fetched when one of these does, and shown a moment after its rows. */
export { MoreRow } from './MoreRow.tsx';
export { SummaryRow } from './SummaryRow.tsx';
export { WidthSeparator } from './WidthSeparator.tsx';
