export { PickerField } from './PickerField.tsx';
export type { NamesState, PickedItem, PickerFieldProps, PickerOpening, TagsShown } from './types.ts';
