import type { MenuItem } from '@milepost/openapi/domains/current-user';
import {
  BookOpen,
  ChartColumn,
  Database,
  ExternalLink,
  FileText,
  Folder,
  FolderTree,
  House,
  LayoutDashboard,
  Milestone,
  Monitor,
  Settings,
  Table2,
  Ticket,
  Truck,
  Users,
  Workflow,
  Wrench,
} from 'lucide';
import type { IconNode } from 'lucide';

/** Icon for the last word of a server's icon class, in lower case without separators. Reviewed by hand. */
const BY_NAME: ReadonlyMap<string, IconNode> = new Map([
  ['home', House],
  ['portal', LayoutDashboard],
  ['roadasset', Milestone],
  ['maintenance', Wrench],
  ['tollaudit', Ticket],
  ['dispatch', Truck],
  ['vehicle', Truck],
  ['workflow', Workflow],
  ['analysis', ChartColumn],
  ['report', ChartColumn],
  ['systemdata', Database],
  ['datasource', Database],
  ['dictionary', BookOpen],
  ['systemdatadictionary', BookOpen],
  ['permission', Users],
  ['user', Users],
  ['system', Settings],
  ['sysconfig', Settings],
]);

const BY_KIND: Record<MenuItem['kind'], IconNode> = {
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

/** Drawings by their names; the set people choose from is larger than what the first page can hold. */
export type Drawings = Readonly<Record<string, IconNode>>;
const NONE: Drawings = {};

/** The drawing for a menu entry: by the last word of its icon class, else by its kind; never nothing. */
export function menuIcon({ icon, kind }: Pick<MenuItem, 'icon' | 'kind'>, more: Drawings = NONE): IconNode {
  const name = icon ? nameOf(icon) : '';
  return BY_NAME.get(name) ?? (Object.hasOwn(more, name) ? more[name] : undefined) ?? BY_KIND[kind];
}

/** An entry whose icon class names a drawing that is not here from the beginning. */
export const wantsMore = ({ icon }: Pick<MenuItem, 'icon'>): boolean => Boolean(icon) && !BY_NAME.has(nameOf(icon ?? ''));

function nameOf(icon: string): string {
  const last = icon.trim().split(/\s+/).at(-1) ?? '';
  return last
    .toLowerCase()
    .replace(/^(?:icon-ym-|icon-|ym-custom-|ym-|el-icon-)+/, '')
    .replaceAll(/[-_]/g, '');
}
