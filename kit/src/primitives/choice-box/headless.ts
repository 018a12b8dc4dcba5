export { choiceDescriptionProps, choiceInputProps, choiceNameProps } from './choiceParts.ts';
export type { Choice, ChoiceData, ChoiceGroupData, ChoiceGroupMessages, ChoiceGroupOptions, ChoiceView, RadioSetOptions } from './types.ts';
export { useChoiceGroup } from './useChoiceGroup.ts';
export type { ChoiceGroupModel } from './useChoiceGroup.ts';
export { useRadioKeys } from './useRadioKeys.ts';
export { useRadioSet } from './useRadioSet.ts';
