export { useFormUploads } from './useFormUploads.ts';
