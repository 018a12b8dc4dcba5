export { StoredTiles } from './StoredTiles.tsx';
export { UploadField } from './UploadField.tsx';
export { EntryActions } from './FileButtons.tsx';
export { imageUploadMessages } from './messages.ts';
export { UploadProgress } from './UploadProgress.tsx';
export { useProgressNews } from './useProgressNews.ts';
export type { StoredUpload, UploadFieldProps, UploadPart, UploadPorts } from './types.ts';
