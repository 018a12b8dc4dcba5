export { FormFields } from './FormFields.tsx';
export { OpenTabsProvider } from './openTabs.ts';
export { prepareEditors, prepareRecord } from './registry.ts';
export type { FormEditors } from './registry.ts';
export { SurroundingsProvider, useSurroundings } from './surroundings.ts';
export type { ArrivingOptions, FormSurroundings, StoredFiles } from './surroundings.ts';
export { useFormSummary } from '../headless.ts';
export { useProblemText } from './useProblemText.ts';
export { useText } from './useText.ts';
