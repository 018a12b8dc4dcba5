import { startOfDay } from '@milepost/openapi/domains/schedule';
import { MenuRegion, NoticeRegion, overviewColumns, ScheduleRegion, ToDoRegion } from '../../features/overview/regions.ts';
import { RouteLink, WindowLink } from '../../features/route-link/index.ts';

interface HomeRegionsProps {
  /** Moment the page was opened, milliseconds since 1970. */
  readonly nowMs: number;
}

/** The sheets below the greeting. */
export default function HomeRegions({ nowMs }: HomeRegionsProps) {
  return (
    <>
      <div className={overviewColumns}>
        <ToDoRegion link={RouteLink} />
        <ScheduleRegion dayMs={startOfDay(nowMs)} />
      </div>
      <div className={overviewColumns}>
        <NoticeRegion />
        <MenuRegion link={RouteLink} windowLink={WindowLink} />
      </div>
    </>
  );
}
