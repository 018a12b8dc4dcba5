export { createFormSend } from './createFormSend.ts';
export { useFormUploads } from './useFormUploads.ts';
