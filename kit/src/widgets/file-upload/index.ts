export { FileUpload } from './FileUpload.tsx';
export type { FileUploadProps, StoredFile } from './types.ts';
export type { StoredUpload, UploadPorts } from '../../primitives/upload-field/index.ts';
