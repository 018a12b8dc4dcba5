export { ChoiceBox } from './ChoiceBox.tsx';
export type { ChoiceBoxProps } from './ChoiceBox.tsx';
export { ChoiceGroup } from './ChoiceGroup.tsx';
export type { Choice, ChoiceGroupProps } from './types.ts';
