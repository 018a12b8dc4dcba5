import { dataInterfaceCodecs, dataInterfaceProblems } from '../../../../src/domains/data-interface/index.ts';
import { MSG } from '../../core/envelope.ts';
import type { Handlers, Needs, World } from '../../core/handlers.ts';
import type { OperationShapes } from '../../../../generated/operations.gen.ts';
import { groupBy } from '../../core/group.ts';
import { ordered, type OrderAsk } from '../../core/order.ts';
import { pageOf, type PageAsk } from '../../core/paging.ts';
import { matchesKeyword } from '../../core/resource.ts';
import { refuseProblems, type FieldWords } from '../../core/words.ts';
import { onPage } from '../menus/pages.ts';
import { copyOf } from './copy.ts';
import { parametersOf } from './parameters.ts';
import { categoriesOf, createDataInterfaces, personName, type DataInterfaceStored } from './tables.ts';

type Operations =
  | 'listDataInterfaces'
  | 'createDataInterface'
  | 'listDataInterfaceTree'
  | 'listDataInterfaceChoices'
  | 'getDataInterface'
  | 'updateDataInterface'
  | 'removeDataInterface'
  | 'setDataInterfaceState'
  | 'copyDataInterface'
  | 'listDataInterfaceParameters'
  | 'exportDataInterface';

const onInterfacePage = onPage('systemData-dataInterface');

/** @source admin §6 */
export const interfaceNeeds: Needs<Operations> = {
  listDataInterfaces: 'session',
  createDataInterface: onInterfacePage('btn_add'),
  listDataInterfaceTree: 'session',
  listDataInterfaceChoices: 'session',
  getDataInterface: 'session',
  updateDataInterface: onInterfacePage('btn_edit'),
  removeDataInterface: onInterfacePage('btn_remove'),
  setDataInterfaceState: onInterfacePage('btn_edit'),
  copyDataInterface: onInterfacePage('btn_add'),
  listDataInterfaceParameters: 'session',
  exportDataInterface: 'session',
};

/** @source admin §5 */
export const interfaceWords: FieldWords = {
  fullName: { required: '请输入名称', tooLong: '名称最多为50个字符！' },
  enCode: { required: '请输入编码', tooLong: '编码最多为50个字符！', pattern: '编码只能包含字母、数字和点，且点不能在开头或结尾' },
  categoryId: { required: '请选择分类' },
  dataType: { required: '请选择数据来源', range: '数据来源只能为 SQL、静态数据或接口' },
  query: { required: '请输入查询语句或静态数据', pattern: '静态数据应为由对象组成的 JSON 数组，请修改后重试' },
  path: { required: '请输入接口地址' },
  requestParameters: { type: '请求参数应为 JSON 数组，请修改后重试' },
  parameters: { pattern: '参数名称应以字母开头，只含字母、数字和下划线，且不能重复' },
  requestHeaders: { type: '请求头应为 JSON 数组，请修改后重试' },
  sortCode: { range: '排序应在0到999999之间', type: '排序应为整数' },
  enabledMark: { range: '状态只能为启用或禁用' },
};

const SORT_COLUMNS = ['fullName', 'enCode', 'dataType', 'sortCode', 'enabledMark', 'creatorTime', 'lastModifyTime'] as const;

interface ListAsk extends PageAsk, OrderAsk {
  categoryId?: string;
  keyword?: string;
}

export function interfaceHandlers(world: World): Handlers<Operations> {
  const { store } = world;
  const interfaces = createDataInterfaces(store);

  const pageWhere = (where: Partial<DataInterfaceStored>, ask: ListAsk) => {
    const rows = interfaces.list({ ...where, ...(ask.categoryId && { categoryId: ask.categoryId }) });
    const matching = rows.filter((row) => matchesKeyword(ask.keyword, row.fullName, row.enCode));
    const { list, pagination } = pageOf(ordered(matching, ask, SORT_COLUMNS), ask);
    return {
      list: list.map((row) => ({ ...listColumns(row), creatorUser: personName(store, row.creatorUserId), tenantId: null })),
      pagination,
    };
  };

  return {
    listDataInterfaces: ({ query }) => ({
      data: pageWhere(query.enabledMark === undefined ? {} : { enabledMark: query.enabledMark }, query),
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
    createDataInterface: ({ body, caller }) => {
      const time = world.now();
      interfaces.insert({
        ...columnsOf(body),
        id: world.nextId(),
        enabledMark: body.enabledMark ?? 1,
        creatorUserId: caller?.userId ?? '',
        creatorTime: time,
        lastModifyTime: time,
      });
      return { msg: MSG.created };
    },
    getDataInterface: ({ path }) => {
      const { creatorUserId: _user, creatorTime: _created, lastModifyTime: _modified, ...record } = interfaces.get(path.id);
      return { data: record };
    },
    updateDataInterface: ({ path, body }) => {
      const before = interfaces.get(path.id);
      interfaces.replace({
        ...before,
        ...columnsOf(body),
        enabledMark: body.enabledMark ?? before.enabledMark,
        lastModifyTime: world.now(),
      });
      return { msg: MSG.updated };
    },
    removeDataInterface: ({ path }) => {
      interfaces.remove(path.id);
      return { msg: MSG.removed };
    },
    setDataInterfaceState: ({ path }) => {
      const before = interfaces.get(path.id);
      interfaces.replace({ ...before, enabledMark: before.enabledMark === 1 ? 0 : 1, lastModifyTime: world.now() });
      return { msg: MSG.done };
    },
    copyDataInterface: ({ path, caller }) => {
      const codes = new Set(interfaces.list().map((row) => row.enCode));
      const time = world.now();
      const maker = { id: world.nextId(), creatorUserId: caller?.userId ?? '', creatorTime: time, lastModifyTime: time };
      interfaces.insert({ ...copyOf(interfaces.get(path.id), codes), ...maker });
      return { msg: '复制成功' };
    },
    listDataInterfaceParameters: ({ path }) => ({
      data: dataInterfaceCodecs.listDataInterfaceParameters.data.encode(parametersOf(interfaces.get(path.id))),
    }),
    /** @reading R-148 */
    exportDataInterface: ({ path }) => {
      const { id: _id, creatorUserId: _user, creatorTime: _created, lastModifyTime: _modified, ...content } = interfaces.get(path.id);
      return { data: world.services.offerDownload(`${content.fullName}.bd`, JSON.stringify(content, null, 2)) };
    },
  };
}

type Body = OperationShapes['createDataInterface']['body'];

/** The columns people may change. @throws Refusal when a rule forbids them */
function columnsOf(body: Body) {
  refuseProblems(dataInterfaceProblems(dataInterfaceCodecs.createDataInterface.body.decode(body)), interfaceWords);
  return {
    fullName: body.fullName,
    enCode: body.enCode,
    categoryId: body.categoryId,
    dbLinkId: body.dbLinkId ?? '0',
    dataType: body.dataType,
    requestMethod: body.requestMethod ?? '',
    responseType: body.responseType ?? 'json',
    query: body.query ?? '',
    path: body.path ?? '',
    requestParameters: body.requestParameters || '[]',
    requestHeaders: body.requestHeaders || '[]',
    checkType: body.checkType ?? 0,
    dataProcessing: body.dataProcessing ?? '',
    sortCode: body.sortCode ?? 0,
    description: body.description ?? '',
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
