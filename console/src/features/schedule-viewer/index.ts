export { default } from './ScheduleViewer.tsx';
export type { ScheduleViewerProps } from './ScheduleViewer.tsx';
export { useRemoval } from './useRemoval.tsx';
export { useIcsExport } from './useIcsExport.ts';
