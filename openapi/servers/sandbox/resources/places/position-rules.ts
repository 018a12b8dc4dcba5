import { positionProblems, type PositionOperation } from '../../../../src/domains/position/index.ts';
import { MSG } from '../../core/envelope.ts';
import type { Handlers, Needs, World } from '../../core/handlers.ts';
import { ordered } from '../../core/order.ts';
import { pageOf } from '../../core/paging.ts';
import { matchesKeyword } from '../../core/resource.ts';
import { branchIds } from '../../core/tree.ts';
import { refuseProblems } from '../../core/words.ts';
import { onPage } from '../menus/pages.ts';
import { ICONS } from './nodes.ts';
import { createOrganizations, createPlaces, enabledOrganizations } from './organizations.ts';
import { createPositions, gatheredPositions, positionTree, type PositionRow } from './positions.ts';
import { placeWords } from './words.ts';

const onPositionPage = onPage('permission-position');

export const positionNeeds: Needs<PositionOperation> = {
  listPositions: 'session',
  listPositionTree: 'session',
  createPosition: onPositionPage('btn_add'),
  getPosition: 'session',
  updatePosition: onPositionPage('btn_edit'),
  removePosition: onPositionPage('btn_remove'),
  listAllPositions: 'session',
  listPositionsByOrganizations: 'session',
  listAllowedPositions: 'session',
};

export function positionHandlers(world: World): Handlers<PositionOperation> {
  const positions = createPositions(world.store);
  const organizations = createOrganizations(world.store);
  /** Rows as lists send them, with the path of their organisation. */
  const listRows = (rows: readonly PositionRow[]) => {
    const placeOf = createPlaces(organizations.list());
    return rows.map(({ lastModifyTime: _modified, ...row }) => ({
      ...row,
      department: placeOf(row.organizeId).names.join('/'),
      icon: ICONS.position,
    }));
  };
  /** What pickers may show: enabled positions of enabled organisations. @reading R-101 */
  const offered = () => {
    const places = enabledOrganizations(organizations.list());
    const ids = new Set(places.map((row) => row.id));
    return { places, rows: positions.list().filter((row) => row.enabledMark === 1 && ids.has(row.organizeId)) };
  };

  return {
    listPositions: ({ query }) => {
      const branch = query.organizeId ? branchIds(organizations.list(), query.organizeId) : null;
      const found = positions
        .list()
        .filter((row) => (branch?.has(row.organizeId) ?? true) && matchesKeyword(query.keyword, row.fullName, row.enCode));
      const rows = ordered(found, query, ['fullName', 'enCode', 'type', 'enabledMark', 'sortCode', 'creatorTime']);
      const { list, pagination } = pageOf(rows, query);
      return { data: { list: listRows(list), pagination } };
    },
    listPositionTree: () => {
      const { rows, places } = offered();
      return { data: { list: positionTree(rows, places) } };
    },
    listAllPositions: () => ({ data: { list: listRows(offered().rows) } }),
    listPositionsByOrganizations: ({ body }) => {
      const { rows, places } = offered();
      const chosen = rows.filter((row) => body.organizeIds.includes(row.organizeId));
      return { data: { list: gatheredPositions(chosen, places) } };
    },
    listAllowedPositions: ({ body }) => {
      const { rows, places } = offered();
      const allowed = rows.filter(
        (row) =>
          (body.positionIds.includes(row.id) || body.departIds.includes(row.organizeId)) &&
          matchesKeyword(body.keyword ?? '', row.fullName, row.enCode),
      );
      return { data: { list: gatheredPositions(allowed, places) } };
    },
    getPosition: ({ path }) => {
      const { creatorTime: _created, lastModifyTime: _modified, ...record } = positions.get(path.id);
      return { data: { ...record, organizeIdTree: [...createPlaces(organizations.list())(record.organizeId).ids] } };
    },
    createPosition: ({ body }) => {
      const time = world.now();
      positions.insert({
        ...columnsOf(body),
        id: world.nextId(),
        enabledMark: body.enabledMark ?? 1,
        creatorTime: time,
        lastModifyTime: time,
      });
      return { msg: MSG.created };
    },
    updatePosition: ({ path, body }) => {
      const before = positions.get(path.id);
      positions.replace({
        ...before,
        ...columnsOf(body),
        enabledMark: body.enabledMark ?? before.enabledMark,
        lastModifyTime: world.now(),
      });
      return { msg: MSG.updated };
    },
    removePosition: ({ path }) => {
      positions.remove(path.id);
      return { msg: MSG.removed };
    },
  };
}

interface PositionInput {
  organizeId: string;
  fullName: string;
  enCode: string;
  type?: string | null;
  sortCode?: number | null;
  description?: string | null;
}

function columnsOf({ organizeId, fullName, enCode, type, sortCode, description }: PositionInput) {
  refuseProblems(positionProblems({ organizeId, fullName, enCode, sortCode: sortCode ?? null }), placeWords);
  return { organizeId, fullName, enCode, type: type ?? '', sortCode: sortCode ?? 0, description: description ?? '' };
}
