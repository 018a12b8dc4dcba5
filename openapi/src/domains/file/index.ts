export {
  chunkState,
  fileCodecs,
  fileValue,
  imageValue,
  mergeOrder,
  pack,
  previewAddress,
  storedFile,
  uploadedFile,
  uploadedFiles,
  uploadedImage,
} from './codec.ts';
export {
  IMAGE_HEAD_BYTES,
  IMAGE_KIND_BY_EXTENSION,
  IMAGE_MAX_POINTS,
  imageKindOf,
  isImageExtension,
  readImageHead,
  type ImageHead,
  type ImageKind,
} from './images.ts';
export { decodeDownloadLink, downloadLink, type DownloadLink } from './links.ts';
export type { ChunkState, MergeOrder, Pack, StoredFile, UploadedFile, UploadedImage } from './model.ts';
export { cleanFileName, extensionOf, FILE_NAME_MAX_BYTES, isFileNameAllowed, savedFileName } from './names.ts';
export {
  CHAT_IMAGE_MAX_BYTES,
  CHUNK_BYTES,
  chunkPlan,
  chunkRange,
  fileSizeText,
  isWithinSizeLimit,
  remainingChunks,
  SIZE_UNIT_BYTES,
  storedChunks,
  type ChunkPlan,
  type SizeUnit,
} from './rules.ts';
