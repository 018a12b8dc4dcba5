export { FormFields } from './FormFields.tsx';
export { prepareEditors } from './registry.ts';
export { SurroundingsProvider, useSurroundings } from './surroundings.ts';
export type { ArrivingOptions, FormSurroundings } from './surroundings.ts';
export { useFormSummary } from './useForm.ts';
export { useProblemText, useText } from './useSaid.ts';
