export { ImageUpload } from './ImageUpload.tsx';
export type { ImageUploadProps, StoredImage } from './types.ts';
