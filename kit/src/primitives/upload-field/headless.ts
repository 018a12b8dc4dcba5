export { fileProgressProps, fileProps } from './files.ts';
export { useUpload } from './useUpload.ts';
export type { UploadModel } from './useUpload.ts';
export type {
  FileAct,
  FileAction,
  FileView,
  NamingQuestion,
  RemovalQuestion,
  StoredUpload,
  UploadMessages,
  UploadOptions,
  UploadPorts,
} from './types.ts';
