export { CapitalText, capitalIn } from './CapitalText.tsx';
export { NumberField } from './NumberField.tsx';
export { NumberInput } from './NumberInput.tsx';
export type { NumberFieldProps, NumberLook, NumberOwner, NumberProblem } from './types.ts';
export { useNumberProblem, useNumberWords } from './useNumberProblem.ts';
export { useNumberText } from './useNumberText.ts';
