export { default } from './ScheduleViewer.tsx';
export { useRemoval } from './useRemoval.tsx';
export { useIcsExport } from './useIcsExport.ts';
