export { controlsOf, panelsOf } from './controlsOf.ts';
export type { PlacedControl } from './controlsOf.ts';
export { givenOfLimit, isBeyondEnds, limitText, textOfKept } from './dateLimits.ts';
export type { LimitAt } from './dateLimits.ts';
export { cellProblem, emptyOf, holds, isEmptyValue, problemOf } from './judge.ts';
export { limitsOf, numberIn, numberOut, rangeIn, rangeOut } from './numbers.ts';
export { isSame, valueAt, withValueAt } from './paths.ts';
export type {
  CalculateControl,
  CellControl,
  ChoiceControl,
  Condition,
  Control,
  ControlKindName,
  CustomControl,
  DateControl,
  DateEnd,
  DateKeeping,
  DateLimit,
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
  IntegerControl,
  NumberControl,
  NumberRangeControl,
  Option,
  PanelPart,
  PanelProps,
  Part,
  PickControl,
  ProblemKind,
  Read,
  RowsControl,
  Scalar,
  SwitchControl,
  TabPart,
  Text,
  TextControl,
  TimeControl,
} from './types.ts';
