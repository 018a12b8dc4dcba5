export { decodeDownloadLink } from './codec.ts';
export type { DownloadLink } from './model.ts';
