export { ScheduleViewer } from './ScheduleViewer.tsx';
export { ScopeDialog } from './ScopeDialog.tsx';
export type { ScheduleKind, ScheduleScope, ScheduleUrgency, ScheduleViewerProps, ScopeDialogProps, ViewedSchedule } from './types.ts';
