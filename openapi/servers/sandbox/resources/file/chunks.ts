import { CHUNK_BYTES, chunkPlan, chunkRange } from '../../../../src/domains/file/index.ts';
import type { DiskFile } from '../../core/disk/disk.ts';
import { Refusal } from '../../core/failure.ts';
import type { World } from '../../core/handlers.ts';
import type { Content } from './stored-files.ts';

/** @reading R-089 */
const UNFINISHED_MS = 7 * 24 * 60 * 60 * 1000;

type ChunkRow = { id: string; chunkNumber: number };

/** Facts a call gives about one chunk. */
export interface ChunkAsk {
  chunkNumber: number;
  currentChunkSize: number;
  totalSize: number;
  totalChunks: number;
}

/** Pieces of unfinished uploads. An upload is one person, one MD5, one size and one name. @reading R-082 */
export interface Chunks {
  /** The chunks that are there, by their number from 1; sorted. */
  stored(upload: Content): ReadonlyMap<number, DiskFile>;
  /** Keeps a chunk; one with the same number is replaced. */
  put(upload: Content, chunkNumber: number, bytes: Uint8Array): void;
  drop(upload: Content): void;
  /** Removes what no row names, and uploads nobody has gone on with. */
  sweep(): void;
}

/** @throws Refusal when number and sizes do not fit each other @source forms §9 */
export function requireFit({ chunkNumber, currentChunkSize, totalSize, totalChunks }: ChunkAsk): void {
  const plan = chunkPlan(totalSize);
  const { start, end } = chunkRange(plan, chunkNumber);
  if (totalChunks !== plan.totalChunks || chunkNumber > totalChunks || currentChunkSize !== end - start || currentChunkSize > CHUNK_BYTES)
    throw new Refusal('分片信息与文件大小不符，请重新上传');
}

/** @throws Refusal when the chunk is not what is said about it */
export function requireBytes(ask: ChunkAsk, bytes: Uint8Array): void {
  requireFit(ask);
  if (bytes.byteLength !== ask.currentChunkSize) throw new Refusal('分片大小不正确，请重新上传该分片');
}

const placeOf = ({ id }: { id: string }): DiskFile => ({ area: 'chunks', name: id });
const OF_UPLOAD = 'userId = ? AND identifier = ? AND totalSize = ? AND fileName = ?';
const keyOf = ({ userId, md5, sizeBytes, fileName }: Content): [string, string, number, string] => [userId, md5, sizeBytes, fileName];

export function createChunks({ store, disk, nextId, now }: World): Chunks {
  const removeLater = (rows: readonly { id: string }[]): void => {
    for (const row of rows) store.afterCommit(() => disk.remove(placeOf(row)));
  };
  return {
    stored: (upload) => {
      const sql = `SELECT id, chunkNumber FROM file_chunk WHERE ${OF_UPLOAD} ORDER BY chunkNumber`;
      const rows = store.all<ChunkRow>(sql, ...keyOf(upload)).filter((row) => disk.has(placeOf(row)));
      return new Map(rows.map((row) => [row.chunkNumber, placeOf(row)]));
    },
    put: (upload, chunkNumber, bytes) => {
      const id = nextId();
      disk.create(placeOf({ id }), (append) => append(bytes));
      removeLater(
        store.all<ChunkRow>(
          `DELETE FROM file_chunk WHERE ${OF_UPLOAD} AND chunkNumber = ? RETURNING id, chunkNumber`,
          ...keyOf(upload),
          chunkNumber,
        ),
      );
      store.run(
        'INSERT INTO file_chunk (id, userId, identifier, totalSize, fileName, chunkNumber, creatorTime) VALUES (?, ?, ?, ?, ?, ?, ?)',
        id,
        ...keyOf(upload),
        chunkNumber,
        now(),
      );
    },
    drop: (upload) =>
      removeLater(store.all<ChunkRow>(`DELETE FROM file_chunk WHERE ${OF_UPLOAD} RETURNING id, chunkNumber`, ...keyOf(upload))),
    sweep: () => {
      store.run(
        `DELETE FROM file_chunk WHERE (userId, identifier, totalSize, fileName) IN (
           SELECT userId, identifier, totalSize, fileName FROM file_chunk GROUP BY userId, identifier, totalSize, fileName HAVING MAX(creatorTime) <= ?)`,
        now() - UNFINISHED_MS,
      );
      disk.sweep('chunks', new Set(store.all<{ id: string }>('SELECT id FROM file_chunk').map(({ id }) => id)));
    },
  };
}
