import { areaProblems } from '../../../../src/domains/area/index.ts';
import { groupBy } from '../../core/group.ts';
import type { Call, Handlers, World } from '../../core/handlers.ts';
import { maintainSwitched, withoutCreation } from '../../core/maintained.ts';
import { namedColumns, namedWords } from '../../core/named-row.ts';
import { matchesNamed } from '../../core/keyword.ts';
import { refuseProblems, type FieldWords } from '../../core/words.ts';
import { createAreas, TOP_AREA_ID, type AreaStored } from './tables.ts';

type Operations =
  | 'listAreas'
  | 'listAreaOptions'
  | 'findAreaNames'
  | 'createArea'
  | 'updateArea'
  | 'removeArea'
  | 'getArea'
  | 'setAreaState';

/** @reading R-123 */
export const areaWords: FieldWords = {
  ...namedWords('区域名称', '区域编码'),
  parentId: { required: '请选择上级区域' },
};

export function areaHandlers(world: World): Handlers<Operations> {
  const areas = createAreas(world.store);
  const maintained = maintainSwitched(world, areas, { columnsOf });
  /** The areas right below one. @throws Refusal when that one does not exist */
  const below = (id: string, where: Partial<AreaStored> = {}): AreaStored[] => {
    if (id !== TOP_AREA_ID) areas.get(id);
    return areas.list({ ...where, parentId: id });
  };

  return {
    /** @reading R-480 @reading R-610 */
    listAreas: ({ path, query }) => {
      const keyword = query.keyword?.trim();
      const top = below(path.id);
      const under = groupBy(areas.list(), ({ parentId }) => parentId);
      const answered = (row: AreaStored) => {
        const isLeaf = !under.has(row.id);
        return { ...shown(row), isLeaf, hasChildren: !isLeaf, children: null };
      };
      const matches = matchesNamed({ ...query, keyword });
      const isSearch = (keyword !== undefined && keyword !== '') || query.enabledMark === 0;
      if (!isSearch) return { data: { list: top.filter(matches).map(answered) } };
      const found = (row: AreaStored, above: readonly AreaStored[]): AreaFound[] => [
        ...(matches(row) ? [{ ...answered(row), parents: above.map(shown) }] : []),
        ...(under.get(row.id) ?? []).flatMap((one) => found(one, [...above, row])),
      ];
      return { data: { list: top.flatMap((row) => found(row, [])) } };
    },
    listAreaOptions: ({ path }) => {
      const offered = (id: string): AreaStored[] => below(id, { enabledMark: 1 }).filter((row) => row.id !== path.currId);
      const rows = isReachable(areas, path.id, path.currId) ? offered(path.id) : [];
      const list = rows.map(({ id, fullName, sortCode }) => ({ id, fullName, isLeaf: offered(id).length === 0, sortCode }));
      return { data: { list } };
    },
    /** @reading R-124 */
    findAreaNames: ({ body }) => ({ data: body.idsList.map((ids) => ids.map((id) => areas.find(id)?.fullName ?? '')) }),
    createArea: maintained.create,
    updateArea: maintained.update,
    removeArea: maintained.remove,
    getArea: ({ path }) => {
      const area = withoutCreation(areas.get(path.id));
      return { data: { ...area, parentName: areas.find(area.parentId)?.fullName ?? '' } };
    },
    setAreaState: maintained.setState,
  };
}

/** An area of a list, with the way down to it. */
type AreaFound = ReturnType<typeof shown> & { isLeaf: boolean; hasChildren: boolean; children: null; parents: ReturnType<typeof shown>[] };

/** Columns of an area in a list. */
const shown = ({ id, parentId, fullName, enCode, enabledMark, sortCode }: AreaStored) => ({
  id,
  parentId,
  fullName,
  enCode,
  enabledMark,
  sortCode,
});

/** Is the way from the top to an area open? Nothing below a disabled area is offered, nor below the one left out. @reading R-123 */
function isReachable(areas: ReturnType<typeof createAreas>, id: string, omittedId: string): boolean {
  if (id === TOP_AREA_ID) return true;
  const area = areas.get(id);
  return area.enabledMark === 1 && area.id !== omittedId && isReachable(areas, area.parentId, omittedId);
}

function columnsOf(body: Call<'createArea'>['body'], before: AreaStored | null) {
  const columns = { ...namedColumns(body, before), parentId: body.parentId };
  refuseProblems(areaProblems(columns), areaWords);
  return columns;
}
