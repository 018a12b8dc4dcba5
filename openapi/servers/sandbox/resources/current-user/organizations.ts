import type { Store } from '../../core/store.ts';

/** An organisation of a person, with everything above it. */
export interface OwnOrganization {
  id: string;
  isDepartment: boolean;
  isDefault: boolean;
  /** Ids from the top down to it. */
  path: string[];
  /** Names from the top down to it, joined by slashes. */
  names: string;
  /** Name of the lowest company it belongs to. */
  company: string;
  fullName: string;
}

export interface OwnPosition {
  id: string;
  fullName: string;
  organizeId: string;
  isDefault: boolean;
}

type OrganizationRow = { id: string; parentId: string; category: string; fullName: string };

/** The organisations of a person, the current one first. */
export function organizationsOf(store: Store, userId: string): OwnOrganization[] {
  const own = store.all<{ organizeId: string; isDefault: number }>(
    'SELECT organizeId, isDefault FROM user_organization WHERE userId = ? ORDER BY isDefault DESC, organizeId',
    userId,
  );
  if (own.length === 0) return [];
  const rows = store.all<OrganizationRow>('SELECT id, parentId, category, fullName FROM organization');
  const byId = new Map(rows.map((row) => [row.id, row]));
  return own.flatMap(({ organizeId, isDefault }, index) => {
    const branch = upwards(byId, organizeId);
    const last = branch.at(-1);
    if (!last) return [];
    return {
      id: last.id,
      fullName: last.fullName,
      isDepartment: last.category === 'department',
      isDefault: isDefault === 1 || (index === 0 && own[0]?.isDefault !== 1),
      path: branch.map(({ id }) => id),
      names: branch.map(({ fullName }) => fullName).join('/'),
      company: branch.findLast(({ category }) => category === 'company')?.fullName ?? '',
    };
  });
}

/** From the top down to a row; a circle ends where it closes. */
function upwards(byId: ReadonlyMap<string, OrganizationRow>, id: string): OrganizationRow[] {
  const branch: OrganizationRow[] = [];
  for (let at = byId.get(id); at && !branch.includes(at); at = byId.get(at.parentId)) branch.unshift(at);
  return branch;
}

/** The positions of a person, the current one first. */
export function positionsOf(store: Store, userId: string): OwnPosition[] {
  const rows = store.all<{ id: string; fullName: string; organizeId: string; isDefault: number }>(
    `SELECT position.id, fullName, organizeId, isDefault FROM user_position JOIN position ON position.id = positionId
     WHERE userId = ? ORDER BY isDefault DESC, sortCode, position.id`,
    userId,
  );
  return rows.map(({ isDefault, ...row }, index) => ({ ...row, isDefault: isDefault === 1 || (index === 0 && rows[0]?.isDefault !== 1) }));
}
