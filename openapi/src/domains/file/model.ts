import type { ModelOf } from '../../wire/index.ts';
import type { chunkState, mergeOrder, pack, storedFile, uploadedFile, uploadedImage } from './codec.ts';

/**
 * Answer of the server for a file it has stored. `fileId` names it in later calls, `url` begins /api/file/Image,
 * `fileSize` is in bytes and null where the server does not say.
 * @source forms §3
 */
export type StoredFile = ModelOf<typeof storedFile>;

/** Record a form keeps of a file; the value of the widget is a list of these. @source forms §3 */
export type UploadedFile = ModelOf<typeof uploadedFile>;

/** Record a form keeps of an image. @source forms §3 */
export type UploadedImage = ModelOf<typeof uploadedImage>;

/** Progress of an upload in chunks: chunk numbers from 1, sorted, none twice. @source forms §7 */
export type ChunkState = ModelOf<typeof chunkState>;

/** Order to make one file of the chunks: `identifier` is the MD5 of the content, `sizeBytes` its size. @source forms §3 */
export type MergeOrder = ModelOf<typeof mergeOrder>;

/** An archive of several files; the link is null when the server's address is none of this API. */
export type Pack = ModelOf<typeof pack>;
