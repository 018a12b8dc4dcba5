import {
  DATA_INTERFACE_FILE_END,
  dataInterfaceCodecs,
  dataInterfaceProblems,
  formatDataInterfaceFile,
  parseDataInterfaceFile,
} from '../../../../src/domains/data-interface/index.ts';
import type { Call, Caller, Handlers, World } from '../../core/handlers.ts';
import { maintainSwitched, withoutCreation } from '../../core/maintained.ts';
import { namedColumns, namedWords } from '../../core/named-row.ts';
import { refuseProblems, type FieldWords } from '../../core/words.ts';
import { onPage } from '../permitted-menu/pages.ts';
import { copyOf } from '../../core/copy.ts';
import { MSG } from '../../core/envelope.ts';
import { Refusal } from '../../core/failure.ts';
import { importOne, importWords, requireOverwriting } from '../../core/file-import.ts';
import { freeNamed } from '../../core/free-name.ts';
import {
  adoptCategory,
  categoriesOf,
  categoryCodeOf,
  categoryIdOf,
  createDataInterfaces,
  SOURCE,
  type DataInterfaceStored,
} from './tables.ts';

type Operations =
  | 'createDataInterface'
  | 'getDataInterface'
  | 'updateDataInterface'
  | 'removeDataInterface'
  | 'setDataInterfaceState'
  | 'copyDataInterface'
  | 'exportDataInterface'
  | 'importDataInterface';

export const onInterfacePage = onPage('systemData-dataInterface');

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
  addresses: { required: '请输入授权的 IP 地址', pattern: 'IP 地址格式不正确，多个地址以逗号分隔' },
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
      const row = interfaces.get(path.id);
      const { id: _id, creatorUserId: _user, creatorTime: _created, lastModifyTime: _modified, ...content } = row;
      const file = formatDataInterfaceFile({ ...content, categoryCode: categoryCodeOf(world.store, row.categoryId) });
      return { data: world.services.offerDownload(`${row.fullName}${DATA_INTERFACE_FILE_END}`, file) };
    },
    /** @reading R-504 @reading R-225 */
    importDataInterface: ({ body, query, caller }) => {
      requireOverwriting(world, caller, query.onConflict, onInterfacePage('btn_edit'));
      const { fileName, text } = body.file;
      if (!fileName.toLowerCase().endsWith(DATA_INTERFACE_FILE_END)) throw new Refusal(`请上传 ${DATA_INTERFACE_FILE_END} 格式的文件`);
      const file = parseDataInterfaceFile(text);
      const source = Object.values(SOURCE).find((known) => known === file?.dataType);
      if (!file || !source || !isList(file.requestHeaders)) throw new Refusal('导入失败：文件内容不是数据接口，未写入任何数据');
      const { categoryCode, ...content } = file;
      const isKnown = categoriesOf(world).some(({ id }) => id === content.categoryId);
      const categoryId = (isKnown ? undefined : categoryIdOf(world.store, categoryCode)) ?? content.categoryId;
      const withCode = (enCode: string) => interfaces.list({ enCode })[0];
      const row = { ...content, categoryId, dataType: source, enabledMark: content.enabledMark === 0 ? 0 : 1 } as const;
      const counts = importOne(query.onConflict, {
        twin: withCode(row.enCode),
        row,
        renamed: () => freeNamed(row, (enCode) => withCode(enCode) !== undefined),
        add: (sent) => void maintained.create({ body: sent, caller }),
        overwrite: (id, sent) => void maintained.update({ path: { id }, body: sent, caller }),
      });
      return { msg: importWords(counts), ...(counts && { data: counts }) };
    },
  };
}

function isList(text: string): boolean {
  try {
    return Array.isArray(JSON.parse(text));
  } catch {
    return false;
  }
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
    ipAddress: body.ipAddress ?? '',
    dataProcessing: body.dataProcessing ?? '',
    creatorUserId: before?.creatorUserId ?? caller?.userId ?? '',
  };
}
