import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { kindOfName } from '@milepost/openapi/domains/design';
import type { KindGroup, KindName } from '@milepost/openapi/domains/design';

/** Names of the kinds of controls, for the palette, the canvas and the sheets. @source designer §8.1 */
export const KIND_WORDS: Readonly<Record<KindName, MessageDescriptor>> = {
  comInput: msg({ message: 'Text', context: 'kind' }),
  textarea: msg({ message: 'Text of several lines', context: 'kind' }),
  numInput: msg({ message: 'Number', context: 'kind' }),
  switch: msg({ message: 'Switch', context: 'kind' }),
  radio: msg({ message: 'Radio buttons', context: 'kind' }),
  checkbox: msg({ message: 'Checkboxes', context: 'kind' }),
  select: msg({ message: 'Selection', context: 'kind' }),
  cascader: msg({ message: 'Selection by levels', context: 'kind' }),
  date: msg({ message: 'Date', context: 'kind' }),
  time: msg({ message: 'Time', context: 'kind' }),
  dateRange: msg({ message: 'Date range', context: 'kind' }),
  timeRange: msg({ message: 'Time range', context: 'kind' }),
  uploadFz: msg({ message: 'File upload', context: 'kind' }),
  uploadImg: msg({ message: 'Image upload', context: 'kind' }),
  colorPicker: msg({ message: 'Colour', context: 'kind' }),
  rate: msg({ message: 'Rating', context: 'kind' }),
  slider: msg({ message: 'Slider', context: 'kind' }),
  editor: msg({ message: 'Formatted text', context: 'kind' }),
  userSelect: msg({ message: 'User', context: 'kind' }),
  usersSelect: msg({ message: 'Users and roles', context: 'kind' }),
  comSelect: msg({ message: 'Organisation', context: 'kind' }),
  depSelect: msg({ message: 'Department', context: 'kind' }),
  posSelect: msg({ message: 'Position', context: 'kind' }),
  roleSelect: msg({ message: 'Role', context: 'kind' }),
  groupSelect: msg({ message: 'Group of users', context: 'kind' }),
  address: msg({ message: 'Area', context: 'kind' }),
  treeSelect: msg({ message: 'Selection from a tree', context: 'kind' }),
  dicSelect: msg({ message: 'Dictionary', context: 'kind' }),
  relationForm: msg({ message: 'Related record', context: 'kind' }),
  relationFormAttr: msg({ message: 'Field of the related record', context: 'kind' }),
  popupSelect: msg({ message: 'Selection in a dialog', context: 'kind' }),
  popupTableSelect: msg({ message: 'Selection in a table', context: 'kind' }),
  popupAttr: msg({ message: 'Field of the selection', context: 'kind' }),
  autoComplete: msg({ message: 'Text with suggestions', context: 'kind' }),
  calculate: msg({ message: 'Calculation', context: 'kind' }),
  billRule: msg({ message: 'Document number', context: 'kind' }),
  createUser: msg({ message: 'Created by', context: 'kind' }),
  createTime: msg({ message: 'Created on', context: 'kind' }),
  modifyUser: msg({ message: 'Changed by', context: 'kind' }),
  modifyTime: msg({ message: 'Changed on', context: 'kind' }),
  currOrganize: msg({ message: 'Own organisation', context: 'kind' }),
  currDept: msg({ message: 'Own department', context: 'kind' }),
  currPosition: msg({ message: 'Own position', context: 'kind' }),
  sign: msg({ message: 'Signature by hand', context: 'kind' }),
  signature: msg({ message: 'Electronic seal', context: 'kind' }),
  location: msg({ message: 'Location', context: 'kind' }),
  text: msg({ message: 'Static text', context: 'kind' }),
  divider: msg({ message: 'Divider', context: 'kind' }),
  groupTitle: msg({ message: 'Heading', context: 'kind' }),
  alert: msg({ message: 'Notice', context: 'kind' }),
  link: msg({ message: 'Link', context: 'kind' }),
  button: msg({ message: 'Button', context: 'kind' }),
  qrcode: msg({ message: 'QR code', context: 'kind' }),
  barcode: msg({ message: 'Barcode', context: 'kind' }),
  iframe: msg({ message: 'Embedded page', context: 'kind' }),
  row: msg({ message: 'Row', context: 'kind' }),
  card: msg({ message: 'Section', context: 'kind' }),
  tab: msg({ message: 'Tabs', context: 'kind' }),
  collapse: msg({ message: 'Folds', context: 'kind' }),
  tableGrid: msg({ message: 'Grid of cells', context: 'kind' }),
  table: msg({ message: 'Sub-table', context: 'kind' }),
};

/** Names of parts of layouts that are no kinds. */
const ITEM_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  tabItem: msg({ message: 'Tab', context: 'kind' }),
  collapseItem: msg({ message: 'Fold', context: 'kind' }),
  tableGridTr: msg({ message: 'Row of cells', context: 'kind' }),
  tableGridTd: msg({ message: 'Cell', context: 'kind' }),
};
const UNKNOWN = msg({ message: 'Unknown control', context: 'kind' });

/** Name of a kind by the name a design has for it. */
export function kindWord(name: string): MessageDescriptor {
  const known = kindOfName(name);
  if (known) return KIND_WORDS[known];
  return (Object.hasOwn(ITEM_WORDS, name) ? ITEM_WORDS[name] : undefined) ?? UNKNOWN;
}

/** Names of the groups of the palette, in their order. */
export const GROUP_WORDS: Readonly<Record<KindGroup, MessageDescriptor>> = {
  basic: msg({ message: 'Basic', context: 'group of kinds' }),
  people: msg({ message: 'People and organisation', context: 'group of kinds' }),
  data: msg({ message: 'Data', context: 'group of kinds' }),
  system: msg({ message: 'Filled in by the system', context: 'group of kinds' }),
  shown: msg({ message: 'Shown only', context: 'group of kinds' }),
  layout: msg({ message: 'Layout', context: 'group of kinds' }),
};
