export { useRefusalWords, useWarningWords } from './useRefusalWords.ts';
export { useValueText, useValueWords } from './useValueText.ts';
export { valueText } from './valueText.ts';
export { optionsText } from '../kinds/chosen.ts';
export type { ValueWords } from '../kinds/types.ts';
