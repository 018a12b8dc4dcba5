export { RecordViewer } from './RecordViewer.tsx';
export type { RecordAt } from '../readers/index.ts';
export type { ArrivingRecord, RecordChanges, RecordFrame, RecordPrint, RecordSteps, RecordViewerProps, ViewedRecord } from './types.ts';
