export { AutoComplete } from './AutoComplete.tsx';
export type { AutoCompleteProps, Found, LoadSuggestions } from './types.ts';
