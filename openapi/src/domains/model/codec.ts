import {
  choice,
  count,
  flag,
  from,
  id,
  jsonText,
  list,
  listed,
  moment,
  nullableText,
  number,
  optionalId,
  paged,
  record,
  text,
  tree,
  type Codec,
  type OperationCodecs,
} from '../../wire/index.ts';
import { downloadLink } from '../file/index.ts';
import { DESIGN_CHARS, flowNode, modelTable } from './design-parts.ts';
import { formConfig } from './form-config.ts';
import { listConfig } from './list-config.ts';

/** Types of models. @reading R-142 */
const webType = choice({ form: 1, formAndList: 2, workflowForm: 3, dataView: 4 }, 'formAndList');
const type = choice({ web: 1, workflow: 3 }, 'web');
const state = choice({ draft: 0, released: 1, changed: 2 }, 'draft');

/** Places in a menu, each from its system down; one text on the wire, null for none. @reading R-842 */
const placeNames: Codec<string | null | undefined, string[], string | null> = {
  decode: (wire) =>
    (wire ?? '')
      .split(';')
      .map((place) => place.trim())
      .filter((place) => place !== ''),
  encode: (model) => (model.length === 0 ? null : model.join(';')),
};

const design = {
  formData: jsonText(formConfig, null, DESIGN_CHARS),
  columnData: jsonText(listConfig, null, DESIGN_CHARS),
  appColumnData: jsonText(listConfig, null, DESIGN_CHARS),
  tables: jsonText(list(modelTable)),
  flowTemplateJson: jsonText(flowNode),
};

const row = record({
  id,
  fullName: text,
  enCode: text,
  state,
  type,
  webType,
  category: text,
  tables: design.tables,
  creatorTime: moment,
  creatorUser: text,
  lastModifyTime: moment,
  lastModifyUser: text,
  sortCode: count,
  hasWorkflow: from('enableFlow', flag),
  isRelease: flag,
  isInMenu: from('pcIsRelease', flag),
  menuPlaces: from('pcReleaseName', placeNames),
  isInAppMenu: from('appIsRelease', flag),
  appMenuPlaces: from('appReleaseName', placeNames),
});

/** A design, an entry of the menu or a data interface that names a model. @reading R-842 */
const use = record({ id, type: from('kind', text), fullName: text, enCode: text });

const facts = {
  fullName: text,
  enCode: text,
  category: optionalId,
  type,
  webType,
  description: text,
  dbLinkId: optionalId,
  sortCode: number,
  interfaceId: optionalId,
  interfaceName: nullableText,
  interfaceParam: nullableText,
};

export const modelRecord = record({
  id,
  ...facts,
  ...design,
  state,
  flowId: optionalId,
  hasWorkflow: from('enableFlow', flag),
  lastModifyTime: moment,
  lastModifyUser: text,
  releaseTime: moment,
});
const create = record({ ...facts, ...design, hasWorkflow: from('enableFlow', flag) });
/** The id travels in the body too, as in every other change. */
const change = record({ id, ...facts, ...design, hasWorkflow: from('enableFlow', flag), seenTime: moment });
/** Reason of a save that was refused. @reading R-232 */
const conflict = record({ lastModifyTime: moment });

export const modelNode = tree({ id, parentId: optionalId, fullName: text, enCode: text });

/** A control other forms may refer to. */
export interface ModelField {
  /** Key of its values. */
  vModel: string;
  label: string;
}
interface WireField {
  label?: string | null;
  vmodel?: string | null;
  vModel?: string | null;
}
/** Servers write the key in two ways; a field that is read is written in both. */
const field: Codec<WireField, ModelField, WireField> = {
  decode: ({ label, vmodel, vModel }) => ({ vModel: vModel ?? vmodel ?? '', label: label ?? '' }),
  encode: ({ vModel, label }) => ({ vModel, vmodel: vModel, label }),
};

/** A record another form may refer to: the columns asked for. */
export interface RelatedRecord {
  id: string;
  /** Every column, the id too, as the server spells it. */
  values: Readonly<Record<string, unknown>>;
}
interface WireRelated {
  id: string | number;
  [column: string]: unknown;
}
const relatedRecord: Codec<WireRelated, RelatedRecord, WireRelated> = {
  decode: (wire) => ({ id: String(wire.id), values: wire }),
  encode: ({ id: ownId, values }) => ({ id: ownId, ...values }),
};

/** Entries of a menu: one goes as a text, which every server reads, several as a list. @reading R-695 */
const places: Codec<string | readonly string[] | null | undefined, string[], string | string[] | null> = {
  decode: (wire) => (typeof wire === 'string' ? [wire] : (wire ?? [])).filter((each) => each !== ''),
  encode: (model) => (model.length > 1 ? model : (model[0] ?? null)),
};

const release = record({
  pc: flag,
  app: flag,
  pcModuleParentId: places,
  appModuleParentId: places,
  follows: flag,
  note: nullableText,
  seenTime: moment,
});
/** Problems that stand against a release. @reading R-695 */
const releaseProblem = record({ code: text, place: text, key: text, label: text, records: count, message: text });
/** @reading R-267 */
const releaseOutcome = record({
  problems: list(releaseProblem),
  addedRights: count,
  removedRights: count,
  removedGrants: count,
  addedGrants: count,
  lastModifyTime: moment,
});

/** Outcome of a file. @reading R-269 */
const imported = record({
  id: optionalId,
  added: count,
  overwritten: count,
  renamed: count,
  skipped: count,
  existing: list(record({ fullName: text, enCode: text })),
});

const versionFacts = { id, modelId: text, currentId: text, number: count, note: text, releaseUser: text, releaseTime: moment };
/** A release of a model. @reading R-268 */
const modelVersionRow = record(versionFacts);
const { formData, columnData, appColumnData, flowTemplateJson } = design;
const modelVersion = record({
  ...versionFacts,
  fullName: text,
  webType,
  hasWorkflow: from('enableFlow', flag),
  interfaceId: optionalId,
  formData,
  columnData,
  appColumnData,
  flowTemplateJson,
});
const codeRequest = record({
  module: text,
  className: text,
  subClassName: nullableText,
  modulePackageName: nullableText,
  description: nullableText,
});
const codeFile = record({ fileName: text, fileType: text, fileContent: text });
const codeFolder = record({ fileName: text, children: list(codeFile) });

/** Codecs of the answers and bodies of models. */
export const modelCodecs = {
  listModels: { data: paged(row) },
  createModel: { data: optionalId, body: create },
  getModel: { data: modelRecord },
  updateModel: { data: conflict, body: change },
  removeModel: {},
  copyModel: {},
  releaseModel: { data: releaseOutcome, body: release },
  listModelUses: { data: listed(use) },
  listModelVersions: { data: paged(modelVersionRow) },
  getModelVersion: { data: modelVersion },
  restoreModelVersion: { data: conflict, body: record({ seenId: id, seenTime: moment }) },
  rollbackModel: {},
  importModel: { data: imported },
  listModelOptions: { data: listed(modelNode) },
  listModelFields: { data: listed(field) },
  listRelatedRecords: { data: paged(relatedRecord) },
  downloadModelCode: { data: downloadLink, body: codeRequest },
  previewModelCode: { data: listed(codeFolder), body: codeRequest },
} as const satisfies OperationCodecs<ModelOperation>;

export type ModelOperation =
  | 'listModels'
  | 'createModel'
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
  | 'importModel'
  | 'listModelOptions'
  | 'listModelFields'
  | 'listRelatedRecords'
  | 'downloadModelCode'
  | 'previewModelCode';
