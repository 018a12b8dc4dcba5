/** Bytes of a whole chunk. @source forms §9 */
export const CHUNK_BYTES = 5_242_880;
/** Largest image of the chat. @source shell §9 */
export const CHAT_IMAGE_MAX_BYTES = 5_242_880;

/** Cutting of a file: `totalChunks` chunks of `CHUNK_BYTES`, the last one of `lastChunkBytes`. */
export interface ChunkPlan {
  sizeBytes: number;
  totalChunks: number;
  lastChunkBytes: number;
}

/** An empty file is one chunk without bytes. @source forms §9 */
export function chunkPlan(sizeBytes: number): ChunkPlan {
  const totalChunks = Math.max(1, Math.ceil(sizeBytes / CHUNK_BYTES));
  return { sizeBytes, totalChunks, lastChunkBytes: sizeBytes - (totalChunks - 1) * CHUNK_BYTES };
}

/** Begin and end in the file of a chunk, counted from 1; `end` is the byte after its last one. */
export function chunkRange({ sizeBytes }: ChunkPlan, chunkNumber: number): { start: number; end: number } {
  const start = (chunkNumber - 1) * CHUNK_BYTES;
  return { start, end: Math.min(start + CHUNK_BYTES, sizeBytes) };
}

/** The chunks a server says it holds, as far as they can be true: whole numbers from 1, sorted, none twice. @source forms §7 */
export function storedChunks(chunkNumbers: readonly unknown[] | null | undefined): number[] {
  const numbers = (chunkNumbers ?? []).filter((each): each is number => Number.isSafeInteger(each) && Number(each) >= 1);
  return [...new Set(numbers)].toSorted((a, b) => a - b);
}

/** The chunks that still have to be sent, counted from 1. @source forms §7 */
export function remainingChunks({ totalChunks }: ChunkPlan, chunkNumbers: readonly unknown[] | null | undefined): number[] {
  const stored = new Set(storedChunks(chunkNumbers));
  return Array.from({ length: totalChunks }, (_, index) => index + 1).filter((number) => !stored.has(number));
}

const STEP = 1024;
const SIZE_UNITS = ['B', 'KB', 'MB', 'GB'] as const;
const DECIMALS = 100;

/** A size for people: `0 B`, `1.5 KB`, `1 GB`; at most two decimals, cut and not rounded. @source shell §9 @reading R-087 */
export function fileSizeText(sizeBytes: number): string {
  let amount = sizeBytes;
  let unit = 0;
  for (; amount >= STEP && unit < SIZE_UNITS.length - 1; unit += 1) amount /= STEP;
  return `${Math.floor(amount * DECIMALS) / DECIMALS} ${SIZE_UNITS[unit]}`;
}

/** Bytes of one unit of a size limit. @source forms §9 */
export const SIZE_UNIT_BYTES = { KB: 1024, MB: 1_048_576, GB: 1_073_741_824 } as const;

/** The unit a size limit is written in. */
export type SizeUnit = keyof typeof SIZE_UNIT_BYTES;

/** A limit of 0 is none. @source forms §9 */
export const isWithinSizeLimit = (sizeBytes: number, limit: number, unit: SizeUnit): boolean =>
  limit <= 0 || sizeBytes <= limit * SIZE_UNIT_BYTES[unit];
