import { Refusal } from '../../core/failure.ts';
import { groupBy } from '../../core/group.ts';
import type { Store } from '../../core/store.ts';
import { branchIds } from '../../core/tree.ts';
import { createPathOf, enabledOrganizations, type OrganizationRow, type OrganizationPath } from '../organization/organizations.ts';

/** The organisations as they are now, in list order. */
export interface Directory {
  readonly rows: readonly OrganizationRow[];
  /** The enabled ones with nothing disabled above them. */
  readonly open: readonly OrganizationRow[];
  find(id: string): OrganizationRow | undefined;
  /** @throws Refusal when there is no such organisation */
  get(id: string): OrganizationRow;
  readonly pathOf: (id: string) => OrganizationPath;
  /** Names from the top down to it, joined by slashes. */
  nameOf(id: string): string;
  /** The ids and those of everything below them. */
  branchOf(ids: readonly string[]): string[];
  /** The open ones directly below. */
  openChildrenOf(id: string): OrganizationRow[];
}

export function readDirectory(store: Store): Directory {
  const rows = store.all<OrganizationRow>('SELECT * FROM organization ORDER BY sortCode, id');
  const byId = new Map(rows.map((row) => [row.id, row]));
  const open = enabledOrganizations(rows);
  const openByParent = groupBy(open, (row) => row.parentId);
  const pathOf = createPathOf(rows);
  return {
    rows,
    open,
    find: (id) => byId.get(id),
    get: (id) => {
      const row = byId.get(id);
      if (!row) throw new Refusal('所选组织不存在，可能已被删除，请刷新后重试');
      return row;
    },
    pathOf,
    nameOf: (id) => pathOf(id).names.join('/'),
    branchOf: (ids) => [...new Set(ids.flatMap((id) => [...branchIds(rows, id)]))],
    openChildrenOf: (id) => openByParent.get(id) ?? [],
  };
}
