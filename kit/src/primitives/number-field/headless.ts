export { capitalIn, capitalLang } from './capital.ts';
export type { NumberFieldOptions, NumberInputOptions, NumberMessages, NumberOwner, NumberProblem, NumberWording } from './types.ts';
export { useNumberField } from './useNumberField.ts';
export { useNumberInput } from './useNumberInput.ts';
export { useNumberText } from './useNumberText.ts';
export type { NumberText } from './useNumberText.ts';
