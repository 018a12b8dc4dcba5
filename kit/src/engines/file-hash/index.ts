export { hashFile } from './hashFile.ts';
export { hashSlices, SLICE_BYTES, sliceCount } from './hashSlices.ts';
export { openMd5, scriptMd5 } from './md5.ts';
export type { Md5 } from './md5.ts';
export type { HashFileOptions } from './types.ts';
