// What stands below the greeting: a door of its own, so that the greeting is there first.
export { OwnFlowsRegion, ToDoLinesRegion } from './FlowLinesRegion.tsx';
export { MailRegion } from './MailRegion.tsx';
export { MenuRegion } from './MenuRegion.tsx';
export { NoticeRegion } from './NoticeRegion.tsx';
export { FittedRegions, Region, RegionRows } from './Region.tsx';
export { ScheduleRegion } from './ScheduleRegion.tsx';
export { ToDoRegion } from './ToDoRegion.tsx';
export { columns as overviewColumns, fitted as fittedRegion, inner as innerRegion } from './overview.css.ts';
