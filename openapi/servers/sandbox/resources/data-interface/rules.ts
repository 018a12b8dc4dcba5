import { dataInterfaceCodecs, dataInterfaceProblems } from '../../../../src/domains/data-interface/index.ts';
import type { Call, Caller, Handlers, Needs, World } from '../../core/handlers.ts';
import { maintainSwitched, withoutCreation } from '../../core/maintained.ts';
import { namedColumns, namedWords } from '../../core/named-row.ts';
import { refuseProblems, type FieldWords } from '../../core/words.ts';
import { onPage } from '../menus/pages.ts';
import { copyOf } from '../../core/copy.ts';
import { MSG } from '../../core/envelope.ts';
import { adoptCategory, createDataInterfaces, type DataInterfaceStored } from './tables.ts';

type Operations =
  | 'createDataInterface'
  | 'getDataInterface'
  | 'updateDataInterface'
  | 'removeDataInterface'
  | 'setDataInterfaceState'
  | 'copyDataInterface'
  | 'exportDataInterface';

const onInterfacePage = onPage('systemData-dataInterface');

/** @source admin §6 */
export const recordNeeds: Needs<Operations> = {
  createDataInterface: onInterfacePage('btn_add'),
  getDataInterface: 'session',
  updateDataInterface: onInterfacePage('btn_edit'),
  removeDataInterface: onInterfacePage('btn_remove'),
  setDataInterfaceState: onInterfacePage('btn_edit'),
  copyDataInterface: onInterfacePage('btn_add'),
  exportDataInterface: 'session',
};

/** @source admin §5 */
export const interfaceWords: FieldWords = {
  ...namedWords('名称', '编码'),
  categoryId: { required: '请选择分类' },
  dataType: { required: '请选择数据来源', range: '数据来源只能为 SQL、静态数据或接口' },
  query: { required: '请输入查询语句或静态数据', pattern: '静态数据应为由对象组成的 JSON 数组，请修改后重试' },
  path: { required: '请输入接口地址' },
  requestParameters: { type: '请求参数应为 JSON 数组，请修改后重试' },
  parameters: { pattern: '参数名称应以字母开头，只含字母、数字和下划线，且不能重复' },
  requestHeaders: { type: '请求头应为 JSON 数组，请修改后重试' },
};

export function recordHandlers(world: World): Handlers<Operations> {
  const interfaces = createDataInterfaces(world.store);
  const maintained = maintainSwitched(world, interfaces, { columnsOf, check: ({ categoryId }) => adoptCategory(world.store, categoryId) });

  return {
    createDataInterface: maintained.create,
    getDataInterface: ({ path }) => {
      const { creatorUserId: _user, ...record } = withoutCreation(interfaces.get(path.id));
      return { data: record };
    },
    updateDataInterface: maintained.update,
    removeDataInterface: maintained.remove,
    setDataInterfaceState: maintained.setState,
    copyDataInterface: ({ path, caller }) => {
      const codes = new Set(interfaces.list().map((row) => row.enCode));
      const time = world.now();
      const maker = { id: world.nextId(), creatorUserId: caller?.userId ?? '', creatorTime: time, lastModifyTime: time };
      interfaces.insert({ ...copyOf(interfaces.get(path.id), codes), ...maker });
      return { msg: MSG.copied };
    },
    /** @reading R-148 */
    exportDataInterface: ({ path }) => {
      const { id: _id, creatorUserId: _user, lastModifyTime: _modified, ...content } = withoutCreation(interfaces.get(path.id));
      return { data: world.services.offerDownload(`${content.fullName}.bd`, JSON.stringify(content, null, 2)) };
    },
  };
}

type Body = Call<'createDataInterface'>['body'];

/** @throws Refusal when a rule forbids what was sent */
function columnsOf(body: Body, before: DataInterfaceStored | null, caller: Caller | null) {
  refuseProblems(dataInterfaceProblems(dataInterfaceCodecs.createDataInterface.body.decode(body)), interfaceWords);
  return {
    ...namedColumns(body, before),
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
    creatorUserId: before?.creatorUserId ?? caller?.userId ?? '',
  };
}
