import type { KindName } from '../kinds.ts';

/** A builder of fields: the kind of control of designs it stands for, and the members its controls have if nothing else is said. */
export interface Builder {
  readonly kind: KindName | 'numberRange';
  readonly usual: Readonly<Record<string, unknown>>;
}

const builder = (kind: Builder['kind'], usual: Builder['usual']): Builder => ({ kind, usual });
const shown = (kind: KindName, fact: string): Builder => builder(kind, { kind: 'shown', as: 'server', fact });
const pick = (kind: KindName, picker: string): Builder => builder(kind, { kind: 'pick', picker });

/** Builders of fields of declared records, by the names they have in code: one for each kind of control of designs. @source designer §16 */
export const BUILDERS = {
  text: builder('comInput', { kind: 'text' }),
  longText: builder('textarea', { kind: 'text', rows: 4 }),
  decimal: builder('numInput', { kind: 'number', storedAs: 'number', step: 1 }),
  toggle: builder('switch', { kind: 'switch', storedAs: 'number', onText: '', offText: '' }),
  radio: builder('radio', { kind: 'choice', look: 'radio' }),
  checkboxes: builder('checkbox', { kind: 'choice', look: 'radio', isMany: true }),
  choice: builder('select', { kind: 'choice' }),
  cascade: builder('cascader', { kind: 'cascade', chooses: 'leaves' }),
  date: builder('date', { kind: 'date', storedAs: 'ms', precision: 'day' }),
  time: builder('time', { kind: 'time', precision: 'second' }),
  dateRange: builder('dateRange', { kind: 'dateRange', storedAs: 'ms', precision: 'day' }),
  timeRange: builder('timeRange', { kind: 'timeRange', precision: 'second' }),
  files: builder('uploadFz', { kind: 'files', look: 'files' }),
  images: builder('uploadImg', { kind: 'files', look: 'images' }),
  color: builder('colorPicker', { kind: 'color' }),
  rating: builder('rate', { kind: 'rate', count: 5 }),
  slider: builder('slider', { kind: 'slider' }),
  richText: builder('editor', { kind: 'html' }),
  user: pick('userSelect', 'user'),
  member: pick('usersSelect', 'member'),
  organization: pick('comSelect', 'organization'),
  department: pick('depSelect', 'department'),
  position: pick('posSelect', 'position'),
  role: pick('roleSelect', 'role'),
  userGroup: pick('groupSelect', 'group'),
  area: builder('address', { kind: 'pick', picker: 'area', limits: { level: 2 } }),
  treeChoice: builder('treeSelect', { kind: 'choice' }),
  dictionaryChoice: builder('dicSelect', { kind: 'choice' }),
  relatedRecord: builder('relationForm', { kind: 'record' }),
  relatedValue: builder('relationFormAttr', { kind: 'record' }),
  popupRow: builder('popupSelect', { kind: 'record' }),
  popupTableRow: builder('popupTableSelect', { kind: 'record' }),
  popupValue: builder('popupAttr', { kind: 'record' }),
  suggestedText: builder('autoComplete', { kind: 'record' }),
  calculated: builder('calculate', { kind: 'calculate', storedAs: 'number', precision: 2, storage: 'shown' }),
  documentNumber: shown('billRule', 'number'),
  creator: shown('createUser', 'creator'),
  createdAt: shown('createTime', 'createdAt'),
  changer: shown('modifyUser', 'changer'),
  changedAt: shown('modifyTime', 'changedAt'),
  ownOrganization: shown('currOrganize', 'organization'),
  ownDepartment: shown('currDept', 'organization'),
  ownPosition: shown('currPosition', 'position'),
  signature: builder('sign', { kind: 'shown', as: 'picture' }),
  drawnSignature: builder('signature', { kind: 'shown', as: 'picture' }),
  place: builder('location', { kind: 'shown', as: 'place' }),
  numberRange: builder('numberRange', { kind: 'numberRange', storedAs: 'number' }),
  rowsOf: builder('table', { kind: 'table', add: '' }),
} as const satisfies Readonly<Record<string, Builder>>;

export type BuilderName = keyof typeof BUILDERS;
const BUILDER_NAMES = Object.keys(BUILDERS) as readonly BuilderName[];

/**
 * Name of the builder of a control; undefined where there is none.
 * @param kind kind the design names
 * @param control kind of control it is read as: one that was read otherwise has another builder
 */
export function builderOf(kind: KindName | undefined, control: string): BuilderName | undefined {
  const isRead = (name: BuilderName) => BUILDERS[name].usual.kind === control;
  return BUILDER_NAMES.find((name) => BUILDERS[name].kind === kind && isRead(name)) ?? BUILDER_NAMES.find(isRead);
}
