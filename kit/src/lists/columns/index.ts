export { useListColumns } from './useListColumns.tsx';
