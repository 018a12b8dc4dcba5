import { PRINT_NAME_MAX_CHARS } from '../../../../src/domains/print/index.ts';
import { Refusal } from '../../core/failure.ts';
import { importOne, importWords, requireOverwriting } from '../../core/file-import.ts';
import { freeNamed } from '../../core/free-name.ts';
import type { Handlers, World } from '../../core/handlers.ts';
import { withoutCreation } from '../../core/maintained.ts';
import { onPrintPage, printColumns, type PrintBody } from './rules.ts';
import { createPrintTemplates, printCategories } from './tables.ts';
import { keepVersions } from './version-table.ts';

type Operations = 'exportPrintTemplate' | 'importPrintTemplate';

const EXTENSION = '.bp';
/** Characters of a file; pictures of a template are part of it. */
const MAX_CHARS = 2_000_000;
const ADDED = '导入成功，模板已停用，请检查后启用';
const DAMAGED = '文件内容不是打印模板，未写入任何数据';

/** Taking a template from one system to another; its category travels by code, as ids differ. @reading R-462 */
export function printTransferHandlers(world: World): Handlers<Operations> {
  const { store } = world;
  const templates = createPrintTemplates(store);
  return {
    exportPrintTemplate: ({ path }) => {
      const { id: _id, creatorUserId: _user, lastModifyTime: _modified, ...content } = withoutCreation(templates.get(path.id));
      const categoryCode = printCategories(store).find(({ id }) => id === content.category)?.enCode ?? '';
      return {
        data: world.services.offerDownload(`${content.fullName}${EXTENSION}`, JSON.stringify({ ...content, categoryCode }, null, 2)),
      };
    },
    importPrintTemplate: ({ body, query, caller }) => {
      requireOverwriting(world, caller, query.onConflict, onPrintPage('btn_edit'));
      if (!body.file.fileName.toLowerCase().endsWith(EXTENSION)) throw new Refusal('请上传 .bp 格式的文件');
      const sent = contentOf(body.file.text);
      const category = printCategories(store).find(({ id, enCode }) => id === sent.category || enCode === sent.categoryCode)?.id ?? '';
      const time = world.now();
      const row = { ...sent.body, category };
      const withCode = (enCode: string) => templates.list({ enCode })[0];
      const counts = importOne(query.onConflict, {
        twin: withCode(row.enCode),
        row,
        renamed: () => freeNamed(row, (enCode) => withCode(enCode) !== undefined, PRINT_NAME_MAX_CHARS),
        add(changed) {
          const columns = printColumns(store, { ...changed, enabledMark: 0 }, null, caller);
          templates.insert({ ...columns, id: world.nextId(), creatorTime: time, lastModifyTime: time });
        },
        // What is in use stays in use: its versions lead back.
        overwrite(id, changed) {
          const before = templates.get(id);
          templates.replace({ ...before, ...printColumns(store, changed, before, caller), lastModifyTime: time });
        },
      });
      keepVersions(world, caller);
      return { msg: importWords(counts, ADDED), ...(counts && { data: counts }) };
    },
  };
}

/** @throws Refusal when the text is no template */
function contentOf(text: string): { body: PrintBody; category: string; categoryCode: string } {
  const file = text.length > MAX_CHARS ? null : parsed(text);
  if (typeof file !== 'object' || file === null) throw new Refusal(DAMAGED);
  const member = (name: string): unknown => Object.getOwnPropertyDescriptor(file, name)?.value;
  const textOf = (name: string): string | null => {
    const value = member(name);
    return typeof value === 'string' ? value : null;
  };
  const fullName = textOf('fullName');
  const enCode = textOf('enCode');
  const type = member('type');
  const sortCode = member('sortCode');
  if (fullName === null || enCode === null || (type !== 1 && type !== 2)) throw new Refusal(DAMAGED);
  const body: PrintBody = {
    fullName,
    enCode,
    type,
    sortCode: typeof sortCode === 'number' ? sortCode : 0,
    description: textOf('description'),
    dbLinkId: textOf('dbLinkId'),
    sqlTemplate: textOf('sqlTemplate'),
    leftFields: textOf('leftFields'),
    printTemplate: textOf('printTemplate'),
    pageParam: textOf('pageParam'),
  };
  return { body, category: textOf('category') ?? '', categoryCode: textOf('categoryCode') ?? '' };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
