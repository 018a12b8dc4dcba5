export { CHUNK_BYTES, chunkBytes, chunkCount, createChunkSend, FIRST_WAIT_MS, missingChunks, MOST_TRIES, SILENT_MS } from './chunks.ts';
export type { Chunk, ChunkPorts, IdentifiedFile, StoredChunks } from './chunks.ts';
export { isUnderWay, MOST_BEFORE_ANSWER_PERCENT, next, percentOf, stepsOf } from './entry.ts';
export type { UploadEvent, UploadState, UploadStep } from './entry.ts';
export { acceptText, hasItsSignature, kindOfName } from './fileKinds.ts';
export type { FileKind } from './fileKinds.ts';
export { extensionOf, isNameAllowed, renamed, stemOf, uploadName } from './fileName.ts';
export { fileSizeText, isWithinSize, SIZE_UNIT_BYTES } from './fileSize.ts';
export type { SizeLimit, SizeUnit } from './fileSize.ts';
export { DEFAULT_MAX_SIZE, FORM_FILES, judgeFile, limitProblem } from './judge.ts';
export type { UploadProblem, UploadRules, UploadWarning } from './judge.ts';
export { createUploadQueue } from './queue.ts';
export { COMPLETE_AFTER_MS, PARALLEL } from './sender.ts';
export { ANIMATE_AFTER_MS, HOOK_TIMEOUT_MS } from './sending.ts';
export type {
  BeforeUpload,
  NameFiles,
  QueuePorts,
  QueueSnapshot,
  Send,
  SendOptions,
  SendResult,
  UploadEntry,
  UploadNews,
  UploadQueue,
} from './types.ts';
