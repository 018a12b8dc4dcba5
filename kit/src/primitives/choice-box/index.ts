export { ChoiceBox } from './ChoiceBox.tsx';
export { ChoiceGroup } from './ChoiceGroup.tsx';
export { choiceGroupMessages } from './messages.ts';
export type { Choice, ChoiceGroupPart, ChoiceGroupProps } from './types.ts';
