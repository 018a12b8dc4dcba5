export { usePickerField } from './usePickerField.ts';
export { useTags } from './useTags.ts';
export type {
  NamesState,
  PickedItem,
  PickerFieldMessages,
  PickerFieldOptions,
  PickerOpening,
  TagView,
  TagsOptions,
  TagsShown,
} from './types.ts';
