import { dataInterfaceCodecs } from '../../../../src/domains/data-interface/index.ts';
import { Refusal } from '../../core/failure.ts';
import { groupBy } from '../../core/group.ts';
import type { Handlers, World } from '../../core/handlers.ts';
import { ordered, type OrderAsk } from '../../core/order.ts';
import { pageOf, type PageAsk } from '../../core/paging.ts';
import { matchesKeyword } from '../../core/keyword.ts';
import { labelById } from '../user-administration/labels.ts';
import { DEMO_TABLES } from './demo/tables.ts';
import { parametersOf } from './parameters.ts';
import { categoriesOf, createDataInterfaces, type DataInterfaceStored } from './tables.ts';

type Operations =
  | 'listDataInterfaces'
  | 'listDataInterfaceTree'
  | 'listDataSources'
  | 'listDataInterfaceChoices'
  | 'listDataInterfaceParameters'
  | 'listDatabaseTables';

/** Kind of the one database there is: that of the demo. */
const OWN_KIND = 'sqlite';
const OWN_DATABASE_ID = '0';

const SORT_COLUMNS = ['fullName', 'enCode', 'dataType', 'sortCode', 'enabledMark', 'creatorTime', 'lastModifyTime'] as const;

interface ListAsk extends PageAsk, OrderAsk {
  categoryId?: string;
  /** The same from 3.6 on. */
  category?: string;
  keyword?: string;
}

/** Handlers of the lists: those one chooses from hold enabled data interfaces only, the managing list holds all. */
export function listHandlers(world: World): Handlers<Operations> {
  const { store } = world;
  const interfaces = createDataInterfaces(store);

  const pageWhere = (where: Partial<DataInterfaceStored>, ask: ListAsk) => {
    const categoryId = ask.categoryId ?? ask.category;
    const rows = interfaces.list({ ...where, ...(categoryId !== undefined && { categoryId }) });
    const matching = rows.filter((row) => matchesKeyword(ask.keyword, row.fullName, row.enCode));
    const { list, pagination } = pageOf(ordered(matching, ask, SORT_COLUMNS), ask);
    return {
      list: list.map((row) => ({ ...listColumns(row), creatorUser: labelById(store, row.creatorUserId) ?? '', tenantId: null })),
      pagination,
    };
  };

  return {
    listDataInterfaces: ({ query }) => ({
      data: pageWhere(
        {
          ...(query.enabledMark !== undefined && { enabledMark: query.enabledMark }),
          ...(query.dataType !== undefined && { dataType: query.dataType }),
        },
        query,
      ),
    }),
    listDataInterfaceChoices: ({ query }) => ({ data: pageWhere({ enabledMark: 1 }, query) }),
    listDataInterfaceTree: () => {
      const byCategory = groupBy(interfaces.list({ enabledMark: 1 }), (row) => row.categoryId);
      const data = categoriesOf(world).map(({ id, fullName }) => {
        const rows = byCategory.get(id) ?? [];
        const leaves = rows.map((row) => ({ id: row.id, categoryId: id, fullName: row.fullName, hasChildren: false, children: null }));
        return { id, categoryId: null, fullName, hasChildren: leaves.length > 0, children: leaves.length > 0 ? leaves : null };
      });
      return { data };
    },
    /** @reading R-433 */
    listDataSources: ({ query }) => {
      if (query.type !== undefined && query.type !== OWN_KIND) return { data: { list: [] } };
      const own = { id: OWN_DATABASE_ID, parentId: OWN_KIND, fullName: '默认数据库', dbType: OWN_KIND, hasChildren: false, children: null };
      return {
        data: { list: [{ id: OWN_KIND, parentId: '-1', fullName: 'SQLite', dbType: OWN_KIND, hasChildren: true, children: [own] }] },
      };
    },
    /** @reading R-506 */
    listDatabaseTables: ({ path, query }) => {
      if (path.linkId !== OWN_DATABASE_ID) throw new Refusal('数据库不存在，请重新选择');
      const list = DEMO_TABLES.filter(({ table, tableName }) => matchesKeyword(query.keyword, table, tableName));
      return { data: { list: list.map((row) => ({ ...row })) } };
    },
    listDataInterfaceParameters: ({ path }) => ({
      data: dataInterfaceCodecs.listDataInterfaceParameters.data.encode(parametersOf(interfaces.get(path.id))),
    }),
  };
}

const listColumns = (row: DataInterfaceStored) => ({
  id: row.id,
  fullName: row.fullName,
  enCode: row.enCode,
  categoryId: row.categoryId,
  dataType: row.dataType,
  requestMethod: row.requestMethod,
  responseType: row.responseType,
  requestParameters: row.requestParameters,
  checkType: row.checkType,
  sortCode: row.sortCode,
  enabledMark: row.enabledMark,
  creatorTime: row.creatorTime,
  lastModifyTime: row.lastModifyTime,
});
