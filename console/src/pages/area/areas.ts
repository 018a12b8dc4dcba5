import { msg, plural } from '@lingui/core/macro';
import { bindOperations } from '@milepost/openapi/client';
import { areaCodecs } from '@milepost/openapi/domains/area';
import { areaOperations } from '@milepost/openapi/operations';
import {
  code,
  codeColumn,
  defineResource,
  derived,
  description,
  enabled,
  name,
  nameColumn,
  pair,
  sortCode,
  sortColumn,
  enabledMarkParam,
  stateFilter,
  statusColumn,
} from '../../features/resource/index.ts';
import type { AnyRow, DeletionImpact, NewAt } from '../../features/resource/index.ts';

/** Id the server gives to what is above the first level. @source admin §7 */
const TOP_ID = '-1';

/** A new area stays where it is added. @reading R-187 */
function parentDefaults({ parent }: NewAt) {
  const named = parent as { readonly id: string; readonly fullName: string } | null;
  return { parentId: named?.id ?? null, parentName: named?.fullName ?? '' };
}

/** Number of areas right below one that is to be deleted. @source admin §8 */
const below: DeletionImpact<AnyRow> = async ({ id }, { client }, signal) => {
  const { data } = await bindOperations(client, areaOperations).listAreas({ path: { id } }, { signal });
  const count = data ? areaCodecs.listAreas.data.decode(data).length : 0;
  return count === 0 ? [] : [msg`${plural(count, { one: '# area stands right below it.', other: '# areas stand right below it.' })}`];
};

/** Areas, level by level; a search finds those of every level and shows them in their tree. @source admin §7 @reading R-186 @reading R-480 @reading R-610 */
export const areas = defineResource({
  id: 'area',
  source: 'admin §7',
  operations: areaOperations,
  codecs: areaCodecs,
  words: { many: msg`Areas`, add: msg`New area`, edit: msg`Edit area`, emptyText: msg`No areas yet` },
  list: {
    shape: 'lazyTree',
    call: 'listAreas',
    args: (ask, parent) => ({ path: { id: parent ?? TOP_ID }, query: { keyword: ask.keyword, ...enabledMarkParam(ask, parent) } }),
    foundBelow: ({ parents }) => parents,
    keyword: msg`Name, pinyin or code`,
    filters: [stateFilter()],
    columns: [nameColumn('fullName'), codeColumn('enCode'), sortColumn(), statusColumn('isEnabled')],
  },
  form: {
    frame: 'dialog',
    load: 'getArea',
    create: 'createArea',
    update: 'updateArea',
    initial: parentDefaults,
    fields: [
      derived('parentName', msg`Parent`, (read) => (read('parentName') as string) || msg`Top node`),
      pair(name('fullName'), code('enCode')),
      pair(sortCode(), enabled('isEnabled')),
      description(),
    ],
  },
  actions: {
    toggle: 'setAreaState',
    remove: { call: 'removeArea', impact: below },
    more: [{ id: 'addBelow', label: msg`New below`, code: 'btn_add', addsBelow: true }],
  },
});
