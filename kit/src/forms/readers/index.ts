export { Opened, OpensRecords } from './Opened.tsx';
export type { OpenRecord, RecordAt } from './Opened.tsx';
export { RowsView } from './RowsView.tsx';
export { ValueView } from './ValueView.tsx';
