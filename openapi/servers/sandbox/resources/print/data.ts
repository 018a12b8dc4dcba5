import { PRINT_HEAD_TABLE } from '../../../../src/domains/print/index.ts';
import { Refusal, RightRefusal } from '../../core/failure.ts';
import type { Caller, Handlers, World } from '../../core/handlers.ts';
import { isShownTo, shownTask } from '../workflow/access.ts';
import { findTask, recordsOf } from '../workflow/tables.ts';
import { recordView } from '../workflow/views.ts';
import { createPrintQueries, type PrintTables } from './queries.ts';
import { printedRecord } from './printed-record.ts';
import { onPrintPage } from './rules.ts';
import { createPrintTemplates } from './tables.ts';

type Operations = 'listPrintFields' | 'getPrintData' | 'getBatchPrintData';

/** Copies of one template that are printed at once. */
const MAX_RECORDS = 100;
const TABLE_NAMES = { head: '主表', sub: (index: number) => `子表${index}` } as const;

/** Columns of the queries, and what they give for a record. */
export function printDataHandlers(world: World): Handlers<Operations> {
  const { store } = world;
  const templates = createPrintTemplates(store);
  const queries = createPrintQueries(world.now);

  const templateOf = (id: string, caller: Caller | null) => {
    const template = templates.find(id);
    if (!template) throw new Refusal('打印模板不存在，请联系管理员');
    if (template.enabledMark === 0 && !world.services.may(caller, onPrintPage('btn_edit')))
      throw new Refusal('打印模板已停用，请联系管理员');
    return template;
  };
  const sheetOf = (template: ReturnType<typeof templateOf>, formId: string, caller: Caller | null) => {
    // What a process holds is for whoever may see it; a record may be seen without the process it went through.
    const own = findTask(store, formId) && shownTask(world, formId, caller);
    const { values, taskId, isSeen } = printedRecord(world, formId, caller);
    const through = taskId === null ? undefined : findTask(store, taskId);
    // An id of what the caller may not see is nothing to run a query with.
    if (!own && !isSeen && !world.services.may(caller, { page: 'system-printDev' }))
      throw new RightRefusal(null, '数据不存在，或您没有查看它的权限');
    const task = own ?? (through && isShownTo(world, through, caller) ? through : undefined);
    return {
      printTemplate: template.printTemplate,
      printData: { ...values, ...valuesOf(queries.run(template, formId), formId) },
      operatorRecordList: task ? recordsOf(store, task.id).map((row) => recordView(store, row)) : [],
    };
  };

  return {
    listPrintFields: ({ body }) => ({ data: fieldsOf(queries.run(body, '')) }),
    getPrintData: ({ query, caller }) => ({ data: sheetOf(templateOf(query.id, caller), query.formId, caller) }),
    getBatchPrintData: ({ query, caller }) => {
      const formIds = query.formId.split(',').filter((id) => id !== '');
      if (formIds.length > MAX_RECORDS) throw new Refusal(`一次最多打印 ${MAX_RECORDS} 条数据，请减少后重试`);
      const template = templateOf(query.id, caller);
      return { data: formIds.map((formId) => sheetOf(template, formId, caller)) };
    },
  };
}

const fieldsOf = (tables: PrintTables) =>
  [...tables].map(([id, { columns }], index) => ({
    id,
    fullName: index === 0 ? TABLE_NAMES.head : TABLE_NAMES.sub(index),
    parentId: '0',
    hasChildren: columns.length > 0,
    children: columns.map((column) => ({ id: column, fullName: column, parentId: id, hasChildren: false, children: null })),
  }));

/** @throws Refusal when the first query knows no such record */
function valuesOf(tables: PrintTables, formId: string): Record<string, unknown> {
  const { [PRINT_HEAD_TABLE]: head, ...subTables } = Object.fromEntries(tables);
  const [first] = head?.rows ?? [];
  if (head && !first) throw new Refusal(`没有找到要打印的数据（${formId}），请刷新后重试`);
  return { ...first, ...Object.fromEntries(Object.entries(subTables).map(([name, { rows }]) => [name, rows])) };
}
