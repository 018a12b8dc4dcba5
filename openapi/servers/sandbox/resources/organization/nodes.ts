import type { OrganizationRow, OrganizationPath } from './organizations.ts';
import { TOP_ORGANIZATION_ID } from './organizations.ts';

/** Pictures of the nodes of a picker, by their type. */
export const ICONS = {
  company: 'icon-ym icon-ym-organize',
  department: 'icon-ym icon-ym-department',
  position: 'icon-ym icon-ym-position',
  role: 'icon-ym icon-ym-role',
  group: 'icon-ym icon-ym-group',
} as const;

type PathOf = (id: string) => OrganizationPath;

/** Names and ids of a path as they are sent. @source forms §3 */
export const pathMembers = ({ names, ids }: OrganizationPath) => ({ organize: names.join('/'), organizeIds: [...ids] });

/** An organisation as pickers show it. */
export interface OrganizationOption {
  id: string;
  parentId: string;
  fullName: string;
  lastFullName: string;
  enCode: string;
  category: string;
  type: string;
  icon: string;
  enabledMark: number;
  sortCode: number;
  organize: string;
  organizeIds: string[];
  organizeIdTree: string;
}

/** @source forms §3 */
export function organizationOption(row: OrganizationRow, pathOf: PathOf): OrganizationOption {
  const { id, parentId, fullName, enCode, category, enabledMark, sortCode } = row;
  const path = pathMembers(pathOf(id));
  return {
    id,
    parentId,
    fullName,
    lastFullName: fullName,
    enCode,
    category,
    type: category,
    icon: ICONS[category],
    enabledMark,
    sortCode,
    ...path,
    organizeIdTree: path.organizeIds.join(','),
  };
}

/**
 * Some organisations as a tree of their own: each stands below the nearest of them above it, and its name holds the names
 * in between, at the top its whole path.
 * @reading R-102
 */
export function gatheredOrganizations(rows: readonly OrganizationRow[], pathOf: PathOf): OrganizationOption[] {
  const kept = new Set(rows.map((row) => row.id));
  return rows.map((row) => {
    const { names, ids } = pathOf(row.id);
    const above = ids.findLastIndex((id) => id !== row.id && kept.has(id));
    const fullName = names.slice(above + 1).join('/');
    return { ...organizationOption(row, pathOf), parentId: ids[above] ?? TOP_ORGANIZATION_ID, fullName };
  });
}
