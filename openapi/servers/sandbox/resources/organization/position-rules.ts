import { positionProblems, type PositionOperation } from '../../../../src/domains/position/index.ts';
import type { Call, Handlers, World } from '../../core/handlers.ts';
import { maintain, withoutCreation } from '../../core/maintained.ts';
import { namedColumns } from '../../core/named-row.ts';
import { ordered } from '../../core/order.ts';
import { pageOf } from '../../core/paging.ts';
import { matchesKeyword, matchesNamed } from '../../core/keyword.ts';
import { branchIds } from '../../core/tree.ts';
import { refuseProblems } from '../../core/words.ts';
import { withMemberCounts } from './member-counts.ts';
import { ICONS } from './nodes.ts';
import { createOrganizations, createPathOf, enabledOrganizations } from './organizations.ts';
import { createPositions, gatheredPositions, positionTree, type PositionRow } from './positions.ts';
import { organizationWords } from './words.ts';

export function positionHandlers(world: World): Handlers<PositionOperation> {
  const positions = createPositions(world.store);
  const maintained = maintain(world, positions, { columnsOf });
  const organizations = createOrganizations(world.store);
  /** Rows as lists send them, with the path of their organisation. */
  const listRows = (rows: readonly PositionRow[]) => {
    const pathOf = createPathOf(organizations.list());
    return rows.map(({ lastModifyTime: _modified, ...row }) => ({
      ...row,
      department: pathOf(row.organizeId).names.join('/'),
      icon: ICONS.position,
    }));
  };
  /** Positions pickers may show: enabled positions of enabled organisations. @reading R-101 */
  const offered = () => {
    const enabled = enabledOrganizations(organizations.list());
    const ids = new Set(enabled.map((row) => row.id));
    return { enabled, rows: positions.list().filter((row) => row.enabledMark === 1 && ids.has(row.organizeId)) };
  };

  return {
    listPositions: ({ query }) => {
      const branch = query.organizeId ? branchIds(organizations.list(), query.organizeId) : null;
      const kept = positions
        .list()
        .filter((row) => (branch?.has(row.organizeId) ?? true) && (!query.type || row.type === query.type))
        .filter(matchesNamed(query));
      const found = withMemberCounts(world.store, 'position', kept);
      const rows = ordered(found, query, ['fullName', 'enCode', 'type', 'memberCount', 'enabledMark', 'sortCode', 'creatorTime']);
      const { list, pagination } = pageOf(rows, query);
      return { data: { list: listRows(list), pagination } };
    },
    listPositionTree: () => {
      const { rows, enabled } = offered();
      return { data: { list: positionTree(rows, enabled) } };
    },
    listAllPositions: () => ({ data: { list: listRows(offered().rows) } }),
    listPositionsByOrganizations: ({ body }) => {
      const { rows, enabled } = offered();
      const chosen = rows.filter((row) => body.organizeIds.includes(row.organizeId));
      return { data: { list: gatheredPositions(chosen, enabled) } };
    },
    listAllowedPositions: ({ body }) => {
      const { rows, enabled } = offered();
      const allowed = rows.filter(
        (row) =>
          (body.positionIds.includes(row.id) || body.departIds.includes(row.organizeId)) &&
          matchesKeyword(body.keyword ?? '', row.fullName, row.enCode),
      );
      return { data: { list: gatheredPositions(allowed, enabled) } };
    },
    getPosition: ({ path }) => {
      const position = withoutCreation(positions.get(path.id));
      return { data: { ...position, organizeIdTree: [...createPathOf(organizations.list())(position.organizeId).ids] } };
    },
    createPosition: maintained.create,
    updatePosition: maintained.update,
    removePosition: maintained.remove,
  };
}

function columnsOf(body: Call<'createPosition'>['body'], before: PositionRow | null) {
  const columns = { ...namedColumns(body, before), organizeId: body.organizeId, type: body.type ?? '' };
  refuseProblems(positionProblems(columns), organizationWords);
  return columns;
}
