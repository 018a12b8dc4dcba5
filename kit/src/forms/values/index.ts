export { useValueText, useValueWords } from './useValueText.ts';
export { optionsText, valueText } from './valueText.ts';
export type { ValueWords } from './valueText.ts';
