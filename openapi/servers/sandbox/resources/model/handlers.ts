import type { OperationShapes } from '../../../../generated/operations.gen.ts';
import { copyOf } from '../../core/copy.ts';
import { MSG } from '../../core/envelope.ts';
import { Refusal } from '../../core/failure.ts';
import { importOne, importWords } from '../../core/file-import.ts';
import { freeNamed } from '../../core/free-name.ts';
import type { Caller, Handlers, World } from '../../core/handlers.ts';
import { matchesKeyword } from '../../core/keyword.ts';
import { ordered } from '../../core/order.ts';
import { pageOf } from '../../core/paging.ts';
import { insertRow, updateRow } from '../../core/rows.ts';
import type { Store } from '../../core/store.ts';
import { buildTree, withAncestors } from '../../core/tree.ts';
import { labelById } from '../user-administration/labels.ts';
import { membersOf, parsed, readDesign } from '../record/design.ts';
import { fieldRights } from '../record/field-rights.ts';
import { DESIGNS, WHOLE, reachOf, requireReach } from '../record/reach.ts';
import { isSameDesign, modelOf, releaseText } from './lay-out.ts';
import { placesOf } from './menu-entry.ts';
import { designIn, withFreeCode } from './import.ts';
import { refuseLate } from './seen-time.ts';
import { releaseHandlers } from './release.ts';
import { MODEL_STATE, WEB_TYPE, type ModelRow, type Released } from './tables.ts';
import { releaseTimeOf } from './version-table.ts';
import { handlersOfUses } from './uses.ts';
import { versionHandlers } from './versions.ts';

type Operations =
  | 'listModels'
  | 'createModel'
  | 'importModel'
  | 'getModel'
  | 'updateModel'
  | 'removeModel'
  | 'copyModel'
  | 'releaseModel'
  | 'listModelUses'
  | 'listModelVersions'
  | 'getModelVersion'
  | 'restoreModelVersion'
  | 'rollbackModel'
  | 'listModelOptions'
  | 'listModelFields';

type Body = OperationShapes['createModel']['body'];
const TAKEN = '编码已存在，请更换编码';
const TOP = '-1';
const LIST_COLUMNS =
  'id, fullName, enCode, category, type, webType, tables, enableFlow, sortCode, state, creatorUserId, lastModifyUserId, creatorTime, lastModifyTime';
type Listed = Omit<
  ModelRow,
  | 'formData'
  | 'columnData'
  | 'appColumnData'
  | 'flowTemplateJson'
  | 'released'
  | 'releaseTime'
  | 'seedCode'
  | 'description'
  | 'dbLinkId'
  | 'interfaceId'
  | 'interfaceName'
  | 'interfaceParam'
>;

const listed = (store: Store): Listed[] => store.all<Listed>(`SELECT ${LIST_COLUMNS} FROM model ORDER BY sortCode, creatorTime, id`);

/** True for a row that is released, whatever was changed since, or is not, as it is asked for. */
const isOfState = ({ state }: Listed, isRelease: string | undefined): boolean =>
  !isRelease || (state === MODEL_STATE.draft ? '0' : '1') === isRelease;

/** Designs as they are listed, opened and referred to. */
function readingHandlers(world: World): Handlers<'listModels' | 'getModel' | 'listModelOptions' | 'listModelFields'> {
  const { store } = world;
  return {
    listModels: ({ query }) => {
      const rows = listed(store)
        .filter((row) => query.type === undefined || row.type === query.type)
        .filter((row) => query.category === undefined || query.category === '' || row.category === query.category)
        .filter((row) => !query.webType || String(row.webType) === query.webType)
        .filter((row) => !query.isRelease || String(row.state) === query.isRelease)
        .filter((row) => matchesKeyword(query.keyword, row.fullName, row.enCode));
      const page = pageOf(ordered(rows, query, ['fullName', 'enCode', 'sortCode', 'creatorTime', 'lastModifyTime']), query);
      return { data: { ...page, list: page.list.map((row) => rowView(world, row)) } };
    },
    getModel: ({ path }) => ({ data: recordView(world, modelOf(world, path.id)) }),
    listModelOptions: ({ query }) => {
      const types = (query.webType ?? '').split(',').filter((each) => each !== '');
      const models = listed(store)
        .filter((row) => query.type === undefined || row.type === query.type)
        .filter((row) => types.length === 0 || types.includes(String(row.webType)))
        .filter((row) => isOfState(row, query.isRelease));
      const ids = new Set(models.map(({ category }) => category));
      const categories = categoriesOf(store).filter(({ id }) => ids.has(id));
      const known = new Set(categories.map(({ id }) => id));
      const rows = [
        ...categories.map((row) => ({ ...row, parentId: TOP })),
        ...models.map(({ id, fullName, enCode, category }) => ({ id, fullName, enCode, parentId: known.has(category) ? category : TOP })),
      ];
      return {
        data: {
          list: buildTree(
            withAncestors(rows, ({ id }) => models.some((row) => row.id === id)),
            TOP,
          ),
        },
      };
    },
    listModelFields: ({ path, caller }) => {
      const model = modelOf(world, path.id);
      const isDesigner = caller !== null && world.services.may(caller, DESIGNS);
      const reach = isDesigner ? WHOLE : requireReach(world, model.id, reachOf(world, model.id, caller));
      const { fields } = readDesign({ formData: model.formData, columnData: null });
      const rights = fieldRights(
        world,
        model,
        model.released === null ? readDesign(model) : readDesign(JSON.parse(model.released) as Released),
        reach,
        isDesigner ? null : caller,
      );
      return {
        data: {
          list: fields
            .filter(({ kind, key }) => !NOT_REFERRED.has(kind) && rights.inAny(key))
            .map(({ key, label }) => ({ label, vmodel: key })),
        },
      };
    },
  };
}

/** Designs as they are made, taken in, changed, copied and deleted. */
function writingHandlers(world: World): Handlers<'createModel' | 'importModel' | 'updateModel' | 'removeModel' | 'copyModel'> {
  const { store } = world;
  const requireFree = (enCode: string, ownId: string): void => {
    if (store.one('SELECT id FROM model WHERE enCode = ? AND id <> ?', enCode, ownId)) throw new Refusal(TAKEN);
  };
  const addDraft = (body: Body, caller: Caller | null): string => {
    const id = world.nextId();
    const time = world.now();
    const userId = caller?.userId ?? null;
    insertRow(store, 'model', {
      ...columnsOf(body, null),
      id,
      state: MODEL_STATE.draft,
      creatorUserId: userId,
      lastModifyUserId: userId,
      creatorTime: time,
      lastModifyTime: time,
    });
    return id;
  };
  const changeDraft = (before: ModelRow, body: Body, caller: Caller | null): void => {
    const columns = columnsOf(body, before);
    const isReleased = before.released !== null && isSameDesign(releaseText({ ...before, ...columns }), before.released);
    updateRow(store, 'model', before.id, {
      ...columns,
      state: before.state === MODEL_STATE.draft ? before.state : isReleased ? MODEL_STATE.released : MODEL_STATE.changed,
      lastModifyUserId: caller?.userId ?? null,
      lastModifyTime: Math.max(world.now(), before.lastModifyTime + 1),
    });
  };

  return {
    createModel: ({ body, caller }) => {
      requireFree(body.enCode, '');
      return { msg: MSG.created, data: addDraft(body, caller) };
    },
    importModel: ({ body, query, caller }) => {
      const row = designIn(store, body.file);
      const withCode = (enCode: string) => store.one<{ id: string }>('SELECT id FROM model WHERE enCode = ?', enCode);
      let id: string | null = null;
      const counts = importOne(query.onConflict, {
        twin: withCode(row.enCode),
        row,
        renamed: () => freeNamed(row, (enCode) => withCode(enCode) !== undefined),
        add: (free) => void (id = addDraft(withFreeCode(store, free), caller)),
        overwrite: (twinId, { category, ...members }) => {
          id = twinId;
          changeDraft(modelOf(world, twinId), { ...members, category: category || null }, caller);
        },
      });
      return { msg: importWords(counts, '导入成功，设计尚未发布'), data: { id, ...counts } };
    },
    updateModel: ({ path, body, caller }) => {
      const before = modelOf(world, path.id);
      const late = refuseLate(world, before, body.seenTime);
      if (late) return late;
      requireFree(body.enCode, before.id);
      changeDraft(before, body, caller);
      return { msg: MSG.updated };
    },
    removeModel: ({ path }) => {
      const { id } = modelOf(world, path.id);
      if (store.one("SELECT id FROM menu WHERE json_valid(propertyJson) AND json_extract(propertyJson, '$.moduleId') = ?", id))
        throw new Refusal('该模型已发布到菜单，请先删除对应菜单');
      const { records } = store.one<{ records: number }>('SELECT count(*) AS records FROM model_record WHERE modelId = ?', id) ?? {
        records: 0,
      };
      if (records > 0) throw new Refusal(`该模型有 ${records} 条记录，无法删除，请先删除记录`);
      store.run('DELETE FROM model WHERE id = ?', id);
      return { msg: MSG.removed };
    },
    copyModel: ({ path, caller }) => {
      const row = modelOf(world, path.id);
      const codes = new Set(store.all<{ enCode: string }>('SELECT enCode FROM model').map(({ enCode }) => enCode));
      const { enabledMark: _mark, ...copy } = copyOf({ ...row, enabledMark: 0 }, codes);
      const time = world.now();
      const userId = caller?.userId ?? null;
      insertRow(store, 'model', {
        ...copy,
        id: world.nextId(),
        state: MODEL_STATE.draft,
        released: null,
        releaseTime: null,
        creatorUserId: userId,
        lastModifyUserId: userId,
        creatorTime: time,
        lastModifyTime: time,
      });
      return { msg: MSG.copied };
    },
  };
}

/** Designs, kept by who has the buttons of their page. @reading R-431 */
export const modelHandlers = (world: World): Handlers<Operations> => ({
  ...readingHandlers(world),
  ...writingHandlers(world),
  ...releaseHandlers(world),
  ...handlersOfUses(world),
  ...versionHandlers(world),
});

/** Kinds no other form refers to. @source forms §7 */
const NOT_REFERRED = new Set([
  'table',
  'uploadFz',
  'uploadImg',
  'editor',
  'colorPicker',
  'relationFormAttr',
  'popupAttr',
  'sign',
  'signature',
]);

const categoriesOf = (store: Store): { id: string; enCode: string; fullName: string }[] =>
  store.all(
    `SELECT dictionary_entry.id, dictionary_entry.enCode, dictionary_entry.fullName FROM dictionary_entry
     JOIN dictionary_category ON dictionary_category.id = dictionaryTypeId WHERE dictionary_category.enCode = 'webDesign'
     ORDER BY dictionary_entry.sortCode, dictionary_entry.id`,
  );

/** Columns that are sent; a member that is not sent stays. */
function columnsOf(body: Body, before: ModelRow | null) {
  const list = membersOf(parsed(body.columnData ?? before?.columnData ?? null));
  const interfaceId = body.interfaceId ?? (typeof list['interfaceId'] === 'string' ? list['interfaceId'] : null);
  return {
    fullName: body.fullName,
    enCode: body.enCode,
    category: body.category ?? before?.category ?? '',
    type: body.type ?? before?.type ?? 1,
    webType: Number(body.webType ?? before?.webType ?? WEB_TYPE.formAndList),
    description: body.description ?? before?.description ?? '',
    formData: body.formData ?? before?.formData ?? null,
    columnData: body.columnData ?? before?.columnData ?? null,
    appColumnData: body.appColumnData ?? before?.appColumnData ?? null,
    tables: body.tables ?? before?.tables ?? null,
    dbLinkId: body.dbLinkId ?? before?.dbLinkId ?? null,
    flowTemplateJson: body.flowTemplateJson ?? before?.flowTemplateJson ?? null,
    enableFlow: body.enableFlow ?? before?.enableFlow ?? 0,
    interfaceId,
    interfaceName: body.interfaceName ?? before?.interfaceName ?? null,
    interfaceParam: body.interfaceParam ?? before?.interfaceParam ?? null,
    sortCode: body.sortCode ?? before?.sortCode ?? null,
  };
}

function rowView({ store }: World, { creatorUserId, lastModifyUserId, category, ...row }: Listed) {
  return {
    ...row,
    category: store.one<{ fullName: string }>('SELECT fullName FROM dictionary_entry WHERE id = ?', category)?.fullName ?? '',
    creatorUser: labelById(store, creatorUserId),
    lastModifyUser: labelById(store, lastModifyUserId),
    enableFlow: flagOf(row.enableFlow),
    isRelease: flagOf(row.state === MODEL_STATE.draft ? 0 : 1),
    ...placesOf(store, row.id),
  };
}

const flagOf = (value: number): 0 | 1 => (value === 1 ? 1 : 0);

function recordView({ store }: World, row: ModelRow) {
  const { id, fullName, enCode, category, type, webType, description, formData, columnData, appColumnData, tables } = row;
  const { state, dbLinkId, flowTemplateJson, sortCode, interfaceId, interfaceName, interfaceParam, lastModifyTime } = row;
  const flow = store.one<{ id: string }>('SELECT id FROM flow WHERE enCode = ?', enCode);
  return {
    id,
    fullName,
    enCode,
    category,
    type,
    webType,
    description,
    formData,
    columnData,
    appColumnData,
    tables,
    state,
    dbLinkId,
    flowTemplateJson,
    flowId: row.enableFlow === 1 ? (flow?.id ?? null) : null,
    enableFlow: flagOf(row.enableFlow),
    sortCode,
    interfaceId,
    interfaceName,
    interfaceParam,
    lastModifyTime,
    lastModifyUser: labelById(store, row.lastModifyUserId),
    releaseTime: releaseTimeOf(row),
  };
}
