import { flag, flagText, from, json, list, number, open, text, type Codec, type Open, type RecordModel } from '../../wire/index.ts';
import type { Named } from './leaves.ts';

const tableField = open({ field: text, fieldName: text, dataType: text, dataLength: number, primaryKey: flag, allowNull: flag });

const tableMembers = {
  table: text,
  tableName: text,
  isMain: from('typeId', flagText),
  tableField: text,
  relationTable: text,
  relationField: text,
  fields: list(tableField),
};

/** A table the records are stored in. */
export interface ModelTable extends Open<RecordModel<typeof tableMembers>> {}

/** A table the records of a model are stored in. @reading R-141 */
export const modelTable: Named<ModelTable> = open(tableMembers);

/** A step, but for what follows it. */
const stepMembers = { nodeId: text, prevId: text, type: text, content: text, properties: json };

/** A step of a workflow. */
export interface FlowNode extends Open<RecordModel<typeof stepMembers>> {
  conditionNodes: FlowNode[];
  /** Null at the end. */
  childNode: FlowNode | null;
}

const following: Codec<object | null | undefined, FlowNode | null, object | null> = {
  decode: (wire) => (wire ? flowNode.decode(wire) : null),
  encode: (model) => (model ? flowNode.encode(model) : null),
};
const branch: Named<FlowNode> = {
  decode: (wire) => flowNode.decode(wire),
  encode: (model) => flowNode.encode(model),
};

/** A step of a workflow and what follows it. @reading R-141 */
export const flowNode: Named<FlowNode> = open({ ...stepMembers, conditionNodes: list(branch), childNode: following });

/** Characters of the text of a design that is opened: 300 fields are 190,000, a list repeats a control up to four times. @reading R-051 */
export const DESIGN_CHARS = 8 * 1024 * 1024;
