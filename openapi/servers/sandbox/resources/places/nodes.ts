import type { OrganizationRow, Place } from './organizations.ts';
import { TOP_ORGANIZATION_ID } from './organizations.ts';

/** Pictures of the nodes of a picker, by their type. */
export const ICONS = {
  company: 'icon-ym icon-ym-organize',
  department: 'icon-ym icon-ym-department',
  position: 'icon-ym icon-ym-position',
  role: 'icon-ym icon-ym-role',
  group: 'icon-ym icon-ym-group',
} as const;

type PlaceOf = (id: string) => Place;

/** Names and ids of a place as they are sent. @source forms §3 */
export const placeMembers = ({ names, ids }: Place) => ({ organize: names.join('/'), organizeIds: [...ids] });

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
export function organizationOption(row: OrganizationRow, placeOf: PlaceOf): OrganizationOption {
  const { id, parentId, fullName, enCode, category, enabledMark, sortCode } = row;
  const place = placeMembers(placeOf(id));
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
    ...place,
    organizeIdTree: place.organizeIds.join(','),
  };
}

/**
 * Some organisations as a tree of their own: each stands below the nearest of them above it, and its name holds the names
 * in between, at the top its whole path.
 * @reading R-102
 */
export function gatheredOrganizations(rows: readonly OrganizationRow[], placeOf: PlaceOf): OrganizationOption[] {
  const kept = new Set(rows.map((row) => row.id));
  return rows.map((row) => {
    const { names, ids } = placeOf(row.id);
    const above = ids.findLastIndex((id) => id !== row.id && kept.has(id));
    const fullName = names.slice(above + 1).join('/');
    return { ...organizationOption(row, placeOf), parentId: ids[above] ?? TOP_ORGANIZATION_ID, fullName };
  });
}
