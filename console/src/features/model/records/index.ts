export * from './fields.ts';
export {
  allOf,
  anyOf,
  atLeast,
  atMost,
  differs,
  equals,
  includes,
  isEmpty,
  lessThan,
  moreThan,
  not,
  onChange,
  oneOf,
  onLoad,
  whenever,
} from './fieldRules.ts';
export type { FieldRule, Test } from './fieldRules.ts';
export { hole } from './hole.ts';
export { barcode, display, folds, line, qrCode, section, tab, tabs } from './parts.ts';
export type { RecordPart, RecordTab } from './parts.ts';
export type { RecordColumn, RecordFilter, RecordListDeclaration } from './recordList.ts';
export { recordsOf } from './recordsOf.ts';
export type { RecordDraft } from './recordsOf.ts';
