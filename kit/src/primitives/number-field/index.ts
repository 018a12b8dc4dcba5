export { CapitalText } from './CapitalText.tsx';
export { capitalIn, capitalLang } from './headless.ts';
export { NumberField } from './NumberField.tsx';
export { NumberBox, NumberInput } from './NumberInput.tsx';
export { numberMessages } from './messages.ts';
export type { NumberFieldPart, NumberFieldProps, NumberLook, NumberOwner, NumberProblem } from './types.ts';
export { useNumberProblem, useNumberWords } from './useNumberProblem.ts';
export { useNumberText } from './useNumberText.ts';
