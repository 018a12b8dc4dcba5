import { PRINT_NAME_MAX_CHARS, printCodecs, printTemplateProblems } from '../../../../src/domains/print/index.ts';
import { copyOf } from '../../core/copy.ts';
import { MSG } from '../../core/envelope.ts';
import { Refusal } from '../../core/failure.ts';
import type { Call, Caller, Handlers, World } from '../../core/handlers.ts';
import { maintain, withoutCreation } from '../../core/maintained.ts';
import { namedColumns, namedWords } from '../../core/named-row.ts';
import type { Store } from '../../core/store.ts';
import { refuseProblems, type FieldWords } from '../../core/words.ts';
import { onPage } from '../permitted-menu/pages.ts';
import { createPrintTemplates, printCategories, type PrintTemplateStored } from './tables.ts';
import { keepVersions } from './version-table.ts';

type Operations = 'createPrintTemplate' | 'getPrintTemplate' | 'updatePrintTemplate' | 'removePrintTemplate' | 'copyPrintTemplate';

export const onPrintPage = onPage('system-printDev');

/** @source admin §5 */
export const printWords: FieldWords = {
  ...namedWords('模板名称', '模板编码'),
  fullName: { required: '请输入模板名称', tooLong: '模板名称最多为100个字符！' },
  category: { required: '请选择模板分类' },
  type: { required: '请选择模板类型', range: '模板类型只能为流程表单或功能表单' },
  sqlTemplate: { required: '请输入SQL语句', pattern: 'SQL语句的格式不正确，请修改后重试' },
  pageParam: { pattern: '纸张设置的格式不正确，请修改后重试' },
  ids: { required: '请选择打印模板' },
  currentId: { required: '请先查看模板的版本' },
  printNum: { range: '打印份数应大于0' },
  file: { required: '请上传 .bp 格式的文件' },
};

/** Templates are kept by people of the page of templates. @reading R-462 */
export function printRecordHandlers(world: World): Handlers<Operations> {
  const templates = createPrintTemplates(world.store);
  const maintained = maintain(world, templates, {
    columnsOf: (body: PrintBody, before, caller) => printColumns(world.store, body, before, caller),
  });
  /** A save that keeps what the template is now as a version. @reading R-702 */
  const kept =
    <C extends { caller: Caller | null }, Done>(save: (call: C) => Done) =>
    (call: C): Done => {
      const done = save(call);
      keepVersions(world, call.caller);
      return done;
    };
  return {
    createPrintTemplate: kept(maintained.create),
    getPrintTemplate: ({ path, caller }) => {
      const { creatorUserId: _user, ...row } = withoutCreation(templates.get(path.id));
      // Who prints needs the sheet; where its figures come from is for who keeps templates.
      return { data: world.services.may(caller, { page: 'system-printDev' }) ? row : { ...row, sqlTemplate: null } };
    },
    updatePrintTemplate: kept(maintained.update),
    removePrintTemplate: maintained.remove,
    copyPrintTemplate: kept(({ path, caller }: Call<'copyPrintTemplate'>) => {
      const codes = new Set(templates.list().map(({ enCode }) => enCode));
      const time = world.now();
      const maker = { id: world.nextId(), creatorUserId: caller?.userId ?? '', creatorTime: time, lastModifyTime: time };
      templates.insert({ ...copyOf(templates.get(path.id), codes, PRINT_NAME_MAX_CHARS), ...maker });
      return { msg: MSG.copied };
    }),
  };
}

export type PrintBody = Call<'createPrintTemplate'>['body'];

/** @throws Refusal when a rule forbids what was sent */
export function printColumns(store: Store, body: PrintBody, before: PrintTemplateStored | null, caller: Caller | null) {
  refuseProblems(printTemplateProblems(printCodecs.createPrintTemplate.body.decode(body)), printWords);
  const category = body.category ?? '';
  const isKept = before?.category === category;
  if (!isKept && !printCategories(store).some(({ id, enabledMark }) => id === category && enabledMark === 1))
    throw new Refusal('模板分类不存在或已停用，请重新选择分类');
  const { type, dbLinkId = null, sqlTemplate = null, leftFields = null, printTemplate = null, pageParam = null } = body;
  return {
    ...namedColumns(body, before),
    category,
    type,
    dbLinkId,
    sqlTemplate,
    leftFields,
    printTemplate,
    pageParam,
    creatorUserId: before?.creatorUserId ?? caller?.userId ?? '',
  };
}
