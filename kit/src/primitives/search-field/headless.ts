export { useSearchField } from './useSearchField.ts';
export type { SearchFieldData, SearchFieldMessages, SearchFieldOptions } from './types.ts';
