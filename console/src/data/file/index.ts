export { downloadAll, downloadFile } from './download.ts';
export type { Downloadable, DownloadOutcome } from './download.ts';
export { imageAddress } from './imageAddress.ts';
export { fetchPreview, isImageFile } from './preview.ts';
export type { Preview } from './preview.ts';
export { saveBytes } from './saveBytes.ts';
export type { RequestMaker } from './progressFetch.ts';
export { createSend } from './upload.ts';
export type { FileUse } from './upload.ts';
