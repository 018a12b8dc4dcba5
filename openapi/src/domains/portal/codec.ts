import {
  choice,
  from,
  flag,
  id,
  jsonText,
  list,
  listed,
  moment,
  nullableText,
  number,
  optional,
  optionalId,
  parentId,
  record,
  text,
  tree,
  type OperationCodecs,
} from '../../wire/index.ts';
import { portalDesign } from './design.ts';

/** Designed cards, or a page of the program. */
const kind = choice({ designed: 0, page: 1 }, 'designed');

export const portalNode = tree({
  id,
  parentId: parentId('0'),
  fullName: text,
  /** Null on categories, and where an older server does not say. */
  kind: from('type', optional(kind)),
  customUrl: nullableText,
  linkType: number,
});

export const portal = record({
  design: from('formData', jsonText(portalDesign)),
  kind: from('type', kind),
  /** Address of the page of the program. */
  customUrl: nullableText,
  /** Kind of that address, as the server numbers it. */
  linkType: number,
  /** It is to stay as it was designed. */
  isLocked: from('enabledLock', flag),
});

/** Counts are null where this version of the server does not have them. @reading R-157 */
export const flowCounts = record({
  toBeReviewed: number,
  entrust: number,
  flowDone: number,
  flowCirculate: number,
  flowToSign: number,
  flowTodo: number,
  flowDoing: number,
});

/** Ids of the kinds of flow to count; empty lists count all. */
export const flowCountScope = record({ toBeReviewedType: list(id), flowDoneType: list(id), flowCirculateType: list(id) });

/** A line of the cards about flows. With `type` it leads to the detail of the flow; see `FlowConfig` of the workflow. */
export const dashboardFlow = record({
  id,
  fullName: nullableText,
  creatorTime: moment,
  enCode: nullableText,
  flowId: optionalId,
  taskNodeId: optionalId,
  taskOperatorId: optionalId,
  processId: optionalId,
  type: number,
});

export const dashboardEmail = record({ id, fullName: nullableText, creatorTime: moment });

export const dashboardNotice = record({
  id,
  fullName: nullableText,
  creatorTime: moment,
  category: nullableText,
  coverImage: nullableText,
  creatorUser: nullableText,
  excerpt: nullableText,
  releaseTime: moment,
  releaseUser: nullableText,
});

export const email = record({
  id,
  subject: nullableText,
  /** Address of the sender. */
  sender: nullableText,
  senderName: nullableText,
  /** Address that received it. */
  recipient: from('mAccount', nullableText),
  /** Addresses joined by commas. */
  cc: nullableText,
  sentTime: from('date', moment),
  /** HTML that nobody has checked. */
  bodyText: nullableText,
  files: from(
    'attachment',
    jsonText(list(record({ fileId: nullableText, name: from('fileName', text), fileSize: number, url: nullableText }))),
  ),
});

/** Codecs of the answers and bodies of portals and the dashboard. */
export const portalCodecs = {
  listPortals: { data: listed(portalNode) },
  getPortal: { data: portal },
  setDefaultPortal: {},
  saveOwnPortal: { body: record({ design: from('formData', jsonText(portalDesign, '')), systemId: optionalId }) },
  countFlowTasks: { data: flowCounts, body: flowCountScope },
  listDashboardFlowTasks: { data: listed(dashboardFlow) },
  listDashboardOwnFlows: { data: listed(dashboardFlow) },
  listDashboardEmails: { data: listed(dashboardEmail) },
  getEmail: { data: email },
  listDashboardNotices: { data: listed(dashboardNotice), body: record({ categories: from('typeList', list(text)) }) },
} as const satisfies OperationCodecs<
  | 'listPortals'
  | 'getPortal'
  | 'setDefaultPortal'
  | 'saveOwnPortal'
  | 'countFlowTasks'
  | 'listDashboardFlowTasks'
  | 'listDashboardOwnFlows'
  | 'listDashboardEmails'
  | 'getEmail'
  | 'listDashboardNotices'
>;
