export { SearchField } from './SearchField.tsx';
export type { SearchFieldPart, SearchFieldProps } from './types.ts';
