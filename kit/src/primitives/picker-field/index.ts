export { PickerField } from './PickerField.tsx';
export { pickerFieldMessages } from './messages.ts';
export type { PickerFieldMessages } from './headless.ts';
export type { NamesState, PickedItem, PickerFieldPart, PickerFieldProps, PickerOpening, TagsShown } from './types.ts';
