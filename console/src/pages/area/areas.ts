import { msg } from '@lingui/core/macro';
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
  statusColumn,
} from '../../features/resource/index.ts';
import type { NewAt } from '../../features/resource/index.ts';

/** Id the server gives to what is above the first level. @source admin §7 */
const TOP_ID = '-1';

/** A new area stays where it is added. @reading R-187 */
function below({ parent }: NewAt) {
  const named = parent as { readonly id: string; readonly fullName: string } | null;
  return { parentId: named?.id ?? null, parentName: named?.fullName ?? '' };
}

/** Areas, level by level; a search finds those of every level and shows them in their tree. @source admin §7 @reading R-186 @reading R-480 */
export const areas = defineResource({
  id: 'area',
  source: 'admin §7',
  operations: areaOperations,
  codecs: areaCodecs,
  words: { many: msg`Areas`, add: msg`New area`, edit: msg`Edit area`, none: msg`No areas yet` },
  list: {
    shape: 'lazyTree',
    call: 'listAreas',
    args: ({ keyword }, parent) => ({ path: { id: parent ?? TOP_ID }, query: { keyword } }),
    foundBelow: ({ parents }) => parents,
    keyword: msg`Name, pinyin or code`,
    columns: [nameColumn('fullName'), codeColumn('enCode'), sortColumn(), statusColumn('isEnabled')],
  },
  form: {
    frame: 'dialog',
    load: 'getArea',
    create: 'createArea',
    update: 'updateArea',
    initial: below,
    fields: [
      derived('parentName', msg`Parent`, (read) => (read('parentName') as string) || msg`Top node`),
      pair(name('fullName'), code('enCode')),
      pair(sortCode(), enabled('isEnabled')),
      description(),
    ],
  },
  actions: {
    toggle: 'setAreaState',
    remove: 'removeArea',
    more: [{ id: 'addBelow', label: msg`New below`, code: 'btn_add', addsBelow: true }],
  },
});
