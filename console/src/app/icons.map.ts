import type { MenuItem } from '@milepost/openapi/domains/current-user';
import {
  BadgeJapaneseYen, Bell, BookOpen, Boxes, Building2, CalendarClock, Cctv, ChartColumn, ClipboardList, Construction, Database, ExternalLink, FileText, Folder, FolderTree,
  Gauge, Hash, House, Layers, LayoutDashboard, LayoutGrid, Milestone, Monitor, Plug, Route, ScrollText, Settings, ShieldCheck, Table2, Ticket, TrafficCone, Truck, Users, Waypoints, Workflow, Wrench,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

/** What the last word of a server's icon class means here, in lower case without separators. Reviewed by hand. */
const BY_NAME: ReadonlyMap<string, LucideIcon> = new Map([
  ['home', House],
  ['road', Route],
  ['asset', Milestone],
  ['maintain', Wrench],
  ['wrench', Wrench],
  ['construction', Construction],
  ['cone', TrafficCone],
  ['toll', Ticket],
  ['ticket', Ticket],
  ['fee', BadgeJapaneseYen],
  ['vehicle', Truck],
  ['truck', Truck],
  ['dispatch', Truck],
  ['flow', Workflow],
  ['workflow', Workflow],
  ['report', ChartColumn],
  ['chart', ChartColumn],
  ['database', Database],
  ['datasource', Database],
  ['datamodel', Boxes],
  ['datainterface', Plug],
  ['datasync', Waypoints],
  ['dictionary', BookOpen],
  ['systemdatadictionary', BookOpen],
  ['organize', Building2],
  ['permission', ShieldCheck],
  ['user', Users],
  ['setting', Settings],
  ['system', Settings],
  ['billrule', Hash],
  ['notice', Bell],
  ['task', CalendarClock],
  ['log', ScrollText],
  ['monitor', Gauge],
  ['camera', Cctv],
  ['order', ClipboardList],
  ['map', Layers],
  ['portal', LayoutDashboard],
]);

const BY_KIND: Record<MenuItem['kind'], LucideIcon> = {
  directory: Folder,
  category: FolderTree,
  page: FileText,
  model: Table2,
  dictionary: BookOpen,
  report: ChartColumn,
  screen: Monitor,
  link: ExternalLink,
  portal: LayoutDashboard,
};

/** The drawing for a menu entry: by the last word of its icon class, else by its kind; never nothing. */
export function menuIcon({ icon, kind }: Pick<MenuItem, 'icon' | 'kind'>): LucideIcon {
  const last = icon?.trim().split(/\s+/).at(-1) ?? '';
  const name = last.replace(/^(?:icon-ym-|icon-|ym-custom-|ym-|el-icon-)+/i, '').replaceAll(/[-_]/g, '').toLowerCase();
  return BY_NAME.get(name) ?? BY_KIND[kind] ?? LayoutGrid;
}
