export { UploadField } from './UploadField.tsx';
export type { StoredUpload, UploadFieldProps, UploadPorts } from './types.ts';
