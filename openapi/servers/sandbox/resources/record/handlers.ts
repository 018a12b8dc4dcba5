import { CODE, MSG } from '../../core/envelope.ts';
import { Refusal } from '../../core/failure.ts';
import type { Caller, Handlers, World } from '../../core/handlers.ts';
import { MODEL_STATE, WEB_TYPE, type ModelRow, type RecordStored, type Released } from '../model/tables.ts';
import { modelOf, releasedOf } from '../model/lay-out.ts';
import { findTask, TASK_STATE } from '../workflow/tables.ts';
import { listIn, membersOf, readDesign, type Field } from './design.ts';
import { openModel, openWholeModel, type ModelAccess } from './model-access.ts';
import { fieldRights, type FieldRights } from './field-rights.ts';
import { below, dataViewRows, found, listRows, visible } from './lists.ts';
import { cutForm, cutListText } from './cut-design.ts';
import { DESIGNS, WHOLE, reachOf, requireReach } from './reach.ts';
import { shownFor } from './shown-for.ts';
import { systemValues } from './show.ts';
import { flowMembers } from './flow-members.ts';
import { insertRecord, updateRecord, valuesIn } from './write.ts';

type Operations =
  | 'getModelConfig'
  | 'listRecords'
  | 'listChildRecords'
  | 'createRecord'
  | 'getRecord'
  | 'updateRecord'
  | 'removeRecord'
  | 'removeRecords'
  | 'getRecordDisplay';

/** Rights of who keeps the menu and picks designs for it. */
const KEEPS_MENU = [
  { page: 'system-menu', button: 'btn_add' },
  { page: 'system-menu', button: 'btn_edit' },
] as const;

const GONE = '数据不存在，可能已被删除，请刷新后重试';
const IN_FLOW = '该记录正在审批中，不能删除';

export function recordHandlers(world: World): Handlers<Operations> {
  const { store } = world;
  const ask = (id: string, caller: Caller | null): ModelAccess => openWholeModel(world, id, caller);
  const storedOf = (modelId: string, id: string): RecordStored | undefined =>
    store.one<RecordStored>('SELECT * FROM model_record WHERE id = ? AND modelId = ?', id, modelId);
  /** @throws Refusal when there is none, or the caller may not see it */
  const seen = (asked: ModelAccess, id: string): RecordStored => {
    const record = storedOf(asked.model.id, id);
    if (!record || !visible(asked, id)[0]) throw new Refusal(GONE);
    return record;
  };
  const isWaiting = ({ flowTaskId }: RecordStored): boolean =>
    flowTaskId !== null && findTask(store, flowTaskId)?.status === TASK_STATE.waiting;
  const drop = ({ id }: RecordStored): void => void store.run('DELETE FROM model_record WHERE id = ?', id);
  const requireForm = ({ webType }: Released): void => {
    if (webType === WEB_TYPE.dataView) throw new Refusal('该列表的数据来自数据接口，不能修改');
  };

  const isDesigner = (caller: Caller | null): boolean => caller !== null && world.services.may(caller, DESIGNS);
  const isMenuKeeper = (caller: Caller | null): boolean => caller !== null && KEEPS_MENU.some((need) => world.services.may(caller, need));

  return {
    getModelConfig: ({ path, query, caller }) => {
      const model = modelOf(world, path.id);
      const isDraft = query.type === 0;
      // What is not released is for who designs. @reading R-691
      if (isDraft && model.state === MODEL_STATE.draft && !isDesigner(caller)) throw new Refusal('该模型未发布，请联系管理员');
      // Who designs forms or keeps the menu reads what a design is made of, whatever they reach of its records.
      const own = reachOf(world, model.id, caller);
      const isOfDesign = own?.isWhole !== true && (isDesigner(caller) || isMenuKeeper(caller));
      const reach = isOfDesign ? WHOLE : requireReach(world, model.id, own);
      const runtime = runtimeOf(world, model, isDraft ? null : releasedOf(model));
      const rights = fieldRights(world, model, readDesign(runtime), reach, isOfDesign ? null : caller);
      const parts = rights.isCut ? partsFor(runtime, rights) : {};
      return { data: { ...runtime, ...parts, ...(!reach.isWhole && NO_LIST) } };
    },
    listRecords: ({ path, body, caller }) => {
      const asked = ask(path.id, caller);
      return { data: asked.released.webType === WEB_TYPE.dataView ? dataViewRows(asked, body) : listRows(asked, body) };
    },
    listChildRecords: ({ path, body, caller }) => {
      const asked = ask(path.id, caller);
      const list = below(asked, path.parentId, found(asked, body));
      return { data: { list, pagination: { currentPage: 1, pageSize: body.pageSize ?? Math.max(1, list.length), total: list.length } } };
    },
    createRecord: ({ path, body, caller }) => {
      const { model, released, design, formed } = ask(path.id, caller);
      requireForm(released);
      return { msg: MSG.created, data: insertRecord(world, model, design, valuesIn(body.data), caller, body.flowId ?? null, { formed }) };
    },
    getRecord: ({ path, caller }) => {
      const asked = ask(path.id, caller);
      const record = seen(asked, path.recordId);
      const all = systemValues(record, asked.design, membersOf(JSON.parse(record.data)));
      const values = asked.rights.isCut ? valuesOf(asked.formed.fields, all) : all;
      return {
        data: { id: record.id, data: JSON.stringify({ ...values, ...flowMembers(asked, record) }), lastModifyTime: record.lastModifyTime },
      };
    },
    updateRecord: ({ path, body, caller }) => {
      if (body.id !== path.recordId) throw new Refusal('编号与地址不一致，请刷新后重试');
      const asked = ask(path.id, caller);
      requireForm(asked.released);
      updateRecord(world, seen(asked, path.recordId), asked.design, valuesIn(body.data), caller, { formed: asked.formed });
      return { msg: MSG.updated };
    },
    removeRecord: ({ path, caller }) => {
      const record = seen(ask(path.id, caller), path.recordId);
      if (isWaiting(record)) throw new Refusal(IN_FLOW);
      drop(record);
      return { msg: MSG.removed };
    },
    removeRecords: ({ path, body, caller }) => {
      const asked = ask(path.id, caller);
      const records = [...new Set(body.ids)].map((id) => seen(asked, id));
      const waiting = records.filter(isWaiting);
      for (const record of records) if (!waiting.includes(record)) drop(record);
      if (waiting.length === records.length) return { code: CODE.refused, msg: IN_FLOW };
      return { msg: MSG.removed, ...(waiting.length > 0 && { data: `${waiting.length}条记录正在审批中，未删除` }) };
    },
    getRecordDisplay: ({ path, caller }) => {
      const asked = openModel(world, path.id, caller);
      const record = seen(asked, path.recordId);
      const texts = shownFor(asked, systemValues(record, asked.design, membersOf(JSON.parse(record.data))));
      const members = asked.reach.isWhole ? { ...texts, ...flowMembers(asked, record) } : texts;
      return {
        data: { id: record.id, data: JSON.stringify(members), lastModifyTime: record.lastModifyTime },
      };
    },
  };
}

/** Values of some fields of a record, and no others. */
const valuesOf = (fields: readonly Field[], values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .filter(({ key }) => Object.hasOwn(values, key))
      .map(({ key, kind, children }) => [
        key,
        kind === 'table' ? listIn(values[key]).map((row) => valuesOf(children, membersOf(row))) : values[key],
      ]),
  );

/** Parts of a design without the fields that are withheld. */
const partsFor = ({ formData, columnData, appColumnData }: Runtime, rights: FieldRights) => ({
  formData: cutForm(formData, rights.inForm),
  columnData: cutListText(columnData, rights),
  appColumnData: cutListText(appColumnData, rights),
});
/** Parts for whom a form leads to some columns only. */
const NO_LIST = { columnData: null, appColumnData: null, flowTemplateJson: null };
type Runtime = ReturnType<typeof runtimeOf>;

/** The design as pages read it; the draft where none is given. */
function runtimeOf({ store }: World, model: ModelRow, released: Released | null) {
  const { formData, columnData, appColumnData, flowTemplateJson, fullName, webType, enableFlow, interfaceId } = released ?? model;
  const flow = store.one<{ id: string; enCode: string }>('SELECT id, enCode FROM flow WHERE enCode = ?', model.enCode);
  const isFlow = enableFlow === 1 && flow !== undefined;
  return {
    fullName,
    formData,
    columnData,
    appColumnData,
    webType: String(webType),
    flowTemplateJson,
    flowEnCode: isFlow ? flow.enCode : null,
    flowId: isFlow ? flow.id : null,
    enableFlow: enableFlow === 1 ? (1 as const) : (0 as const),
    interfaceId,
  };
}
