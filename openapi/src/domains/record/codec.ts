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
  optionalId,
  paged,
  record,
  text,
  type Codec,
  type OperationCodecs,
} from '../../wire/index.ts';
import { downloadLink } from '../file/index.ts';
import { DESIGN_CHARS, flowNode, formConfig, listConfig } from '../model/index.ts';
import { queryConditions, storedConditions } from './conditions.ts';
import { recordRow, recordValues } from './values.ts';

/** The released design of a model: what its list and its form are made of. @reading R-138 */
const runtime = record({
  fullName: text,
  formData: jsonText(formConfig, null, DESIGN_CHARS),
  columnData: jsonText(listConfig, null, DESIGN_CHARS),
  appColumnData: jsonText(listConfig, null, DESIGN_CHARS),
  webType: choice({ form: '1', formAndList: '2', workflowForm: '3', dataView: '4' }, 'formAndList'),
  flowTemplateJson: jsonText(flowNode),
  flowEnCode: optionalId,
  flowId: optionalId,
  hasWorkflow: from('enableFlow', flag),
  interfaceId: optionalId,
});

const query = record({
  currentPage: count,
  pageSize: count,
  sort: choice({ asc: 'asc', desc: 'desc' }, 'desc'),
  sortField: from('sidx', text),
  menuId: optionalId,
  filter: from('queryJson', jsonText(recordValues, '')),
  conditions: from('superQueryJson', jsonText(queryConditions, '')),
  rows: from('dataType', choice({ page: '0', all: '1', chosen: '2' }, 'page')),
  /** The chosen records of an export. */
  selectIds: list(text),
  selectKey: columns(),
  keyword: text,
});

/** Columns to export, joined by commas; null for none, which a list does not say. @reading R-139 */
function columns(): Codec<string | null | undefined, string[], string | null> {
  return {
    decode: (wire) => (wire ?? '').split(',').filter((one) => one !== ''),
    encode: (model) => (model.length === 0 ? null : model.join(',')),
  };
}

const status = choice({ submitted: 0, draft: 1 }, 'submitted');
const values = { data: jsonText(recordValues), status, flowId: optionalId };
/** Null data is a record that is gone. */
const data = record({ id, data: jsonText(recordValues), lastModifyTime: moment });
/** Some servers answer the id of the new record, others nothing. @reading R-136 */
const newId = optionalId;

const saved = {
  fullName: text,
  moduleId: optionalId,
  ...storedConditions,
};
/** Conditions a person has kept for a list. @reading R-698 */
export const savedQuery = record({ id, ...saved });
const savedDraft = record({ ...saved, moduleId: text });

const shortLink = record({ id, isOpen: from('enabledMark', flag), key: optionalId });
const shortLinkChange = record({ isOpen: from('enabledMark', flag), isRenewed: flag });
/** A form for somebody without a session. @reading R-796 */
const shortLinkForm = record({ fullName: text, formData: jsonText(formConfig, null, DESIGN_CHARS) });

/** Codecs of the answers and bodies of records. */
export const recordCodecs = {
  getModelConfig: { data: runtime },
  listRecords: { data: paged(recordRow), body: query },
  listChildRecords: { data: listed(recordRow), body: query },
  createRecord: { data: newId, body: record(values) },
  updateRecord: { body: record({ id, ...values }) },
  getRecord: { data },
  getRecordDisplay: { data },
  removeRecord: {},
  removeRecords: { data: text, body: record({ ids: list(id) }) },
  exportRecords: { data: downloadLink, body: query },
  exportModelDesign: { data: downloadLink },
  downloadModelTemplate: { data: downloadLink },
  listSavedQueries: { data: listed(savedQuery) },
  createSavedQuery: { body: savedDraft },
  updateSavedQuery: { body: savedDraft },
  removeSavedQuery: {},
  getShortLink: { data: shortLink },
  updateShortLink: { data: shortLink, body: shortLinkChange },
  getShortLinkForm: { data: shortLinkForm },
  submitShortLinkForm: { body: record({ data: jsonText(recordValues, '{}') }) },
} as const satisfies OperationCodecs<RecordOperation>;

export type RecordOperation =
  | 'getModelConfig'
  | 'listRecords'
  | 'listChildRecords'
  | 'createRecord'
  | 'updateRecord'
  | 'getRecord'
  | 'getRecordDisplay'
  | 'removeRecord'
  | 'removeRecords'
  | 'exportRecords'
  | 'exportModelDesign'
  | 'downloadModelTemplate'
  | 'listSavedQueries'
  | 'createSavedQuery'
  | 'updateSavedQuery'
  | 'removeSavedQuery'
  | 'getShortLink'
  | 'updateShortLink'
  | 'getShortLinkForm'
  | 'submitShortLinkForm';
