export { columnKinds, isCellControl, isColumn } from './columnKinds.ts';
export { controlsOf, panelsOf } from './controlsOf.ts';
export type { PlacedControl } from './controlsOf.ts';
export { givenOfLimit, isBeyondEnds, limitText, textOfStored } from './dateLimits.ts';
export type { LimitAt } from './dateLimits.ts';
export { tableCellProblem, tableProblems } from './tableProblems.ts';
export type { TableCellProblem } from './tableProblems.ts';
export { cellProblem, emptyOf, holds, isEmptyValue, problemOf } from './judge.ts';
export { visibleParts, readableParts } from './visibleParts.ts';
export { fieldsIn, valueOf } from './rules.ts';
export type { Effect, Expr, FormRule, Operator } from './rules.ts';
export { withControls } from './withControls.ts';
export { limitsOf, numberIn, numberOut, rangeIn, rangeOut } from '../kinds/numbers.ts';
export { isFieldName, isSame, valueAt, withValueAt } from './paths.ts';
export type {
  CalculateControl,
  BarcodePart,
  CellControl,
  CascadeControl,
  CellRule,
  ChoiceControl,
  ColorControl,
  CodeText,
  Condition,
  Control,
  ControlKindName,
  CustomControl,
  DateControl,
  DateEnd,
  DateStorage,
  DateLimit,
  DateRangeControl,
  DateUnit,
  DerivedControl,
  EditedField,
  EditProps,
  Editor,
  Feed,
  FieldPath,
  FieldProblem,
  FilesControl,
  FormSpec,
  HtmlControl,
  Inserts,
  IntegerControl,
  NumberControl,
  NumberRangeControl,
  Option,
  PanelPart,
  PanelProps,
  Part,
  PickControl,
  DisplayPart,
  FaultsPart,
  TabsPart,
  ProblemKind,
  QrPart,
  RateControl,
  RecordControl,
  RecordSource,
  Read,
  RecordLink,
  RowsControl,
  RowChoiceProps,
  RowSource,
  Scalar,
  ShownControl,
  SliderControl,
  SuggestConfig,
  SwitchControl,
  TableColumn,
  TableControl,
  TabPart,
  Text,
  TextControl,
  TimeControl,
  TimeRangeControl,
  UnknownControl,
} from './types.ts';
