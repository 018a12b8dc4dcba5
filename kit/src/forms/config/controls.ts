import { cascade, choice, dictionary } from './choices.ts';
import type { ShownControl } from '../grammar/index.ts';
import type { ReadControl } from './designed.ts';
import * as inputs from './inputs.ts';
import { area, pick } from './pickers.ts';
import { attribute, autoComplete, popupSelect, popupTableSelect, relationForm } from './records.ts';

const shown =
  (as: 'picture' | 'place'): ReadControl =>
  (_, base) => ({ ...base, kind: 'shown', as, required: false });
/** Facts the server fills in, by the name a design has for the control. */
const server =
  (fact: NonNullable<ShownControl['fact']>): ReadControl =>
  (_, base) => ({ ...base, kind: 'shown', as: 'server', fact, required: false });

/** Readers by the name a design has for the control: old names and new ones. @source forms §3 */
export const CONTROLS: Readonly<Record<string, ReadControl>> = {
  comInput: inputs.input,
  input: inputs.input,
  textarea: inputs.textarea,
  numInput: inputs.amount,
  inputNumber: inputs.amount,
  numRange: inputs.amountRange,
  numberRange: inputs.amountRange,
  switch: inputs.onOff,
  radio: choice(false, 'radio'),
  select: choice(false),
  checkbox: choice(true, 'radio'),
  cascader: cascade,
  treeSelect: choice(false),
  dicSelect: dictionary,
  date: inputs.date,
  datePicker: inputs.date,
  time: inputs.time,
  timePicker: inputs.time,
  dateRange: inputs.dateRange,
  timeRange: inputs.timeRange,
  uploadFz: inputs.files('files'),
  uploadFile: inputs.files('files'),
  uploadImg: inputs.files('images'),
  colorPicker: inputs.color,
  rate: inputs.rate,
  slider: inputs.slider,
  editor: (_, base) => ({ ...base, kind: 'html' }),
  comSelect: pick('organization'),
  organizeSelect: pick('organization'),
  depSelect: pick('department'),
  posSelect: pick('position'),
  roleSelect: pick('role'),
  groupSelect: pick('group'),
  userSelect: pick('user'),
  usersSelect: pick('member'),
  address: area,
  areaSelect: area,
  relationForm,
  popupSelect,
  popupTableSelect,
  relationFormAttr: attribute,
  popupAttr: attribute,
  autoComplete,
  calculate: inputs.calculate,
  createUser: server('creator'),
  createTime: server('createdAt'),
  modifyUser: server('changer'),
  modifyTime: server('changedAt'),
  currOrganize: server('organization'),
  currDept: server('organization'),
  currPosition: server('position'),
  billRule: server('number'),
  sign: shown('picture'),
  signature: shown('picture'),
  location: shown('place'),
};
