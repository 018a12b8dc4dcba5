import { createHash } from 'node:crypto';
import type { ImageKind } from '../../../../src/domains/file/index.ts';
import type { DiskFile } from '../../core/disk/disk.ts';
import { Refusal } from '../../core/failure.ts';
import type { World } from '../../core/handlers.ts';

/** A file as it is stored; its content has the name `id` on the disk. @source forms §3 */
export type FileRow = {
  id: string;
  type: string;
  name: string;
  fileName: string;
  fileSize: number;
  fileExtension: string;
  imageKind: ImageKind | null;
  md5: string;
  creatorUserId: string;
  creatorTime: number;
};

/** Content that somebody has handed in before; equal MD5s of different people or names are not the same. @reading R-082 */
export interface Content {
  userId: string;
  md5: string;
  sizeBytes: number;
  fileName: string;
}

/** A file that is about to be stored. */
export interface NewFile extends Content {
  type: string;
  /** Sub folders its name begins with. @reading R-088 */
  folders: readonly string[];
  extension: string;
  imageKind: ImageKind | null;
}

export interface StoredFiles {
  /** @throws Refusal when there is no such file */
  get(type: string, name: string): FileRow;
  find(type: string, name: string): FileRow | undefined;
  /** Files a person has stored of this content, under any use. */
  known(content: Content): FileRow[];
  /** Writes the content to the disk, then the row. @throws WrongContent, with nothing written, when it is not what was announced */
  add(file: NewFile, write: (append: (bytes: Uint8Array) => void) => void): FileRow;
  /** Removes what no row names. */
  sweep(): void;
}

/** Error for content that is not what was announced. */
export class WrongContent extends Error {}

const COLUMNS = 'id, type, name, fileName, fileSize, fileExtension, imageKind, md5, creatorUserId, creatorTime';
const NAME_BYTES = 16;
/** A longer ending is no extension. */
const EXTENSION = /^[a-z0-9]{1,16}$/;
const MISSING = '文件不存在';

/** Place of a stored file's content. */
export const placeOf = ({ id }: Pick<FileRow, 'id'>): DiskFile => ({ area: 'files', name: id });

export const md5Of = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('hex');

/** Answer to an upload. @source forms §3 */
export const answerOf = ({ id, type, name, fileName, fileSize, fileExtension }: FileRow) => ({
  name,
  url: `/api/file/Image/${type}/${name}`,
  fileSize,
  fileExtension,
  fileVersionId: id,
  thumbUrl: null,
  fileName,
});

export function createStoredFiles({ store, disk, nextId, now, random }: World): StoredFiles {
  const find = (type: string, name: string): FileRow | undefined => {
    const row = store.one<FileRow>(`SELECT ${COLUMNS} FROM stored_file WHERE type = ? AND name = ?`, type, name);
    return row && disk.has(placeOf(row)) ? row : undefined;
  };
  return {
    find,
    get: (type, name) => {
      const row = find(type, name);
      if (!row) throw new Refusal(MISSING);
      return row;
    },
    known: ({ userId, md5, sizeBytes, fileName }) =>
      store
        .all<FileRow>(
          `SELECT ${COLUMNS} FROM stored_file WHERE creatorUserId = ? AND md5 = ? AND fileSize = ? AND fileName = ? ORDER BY id`,
          userId,
          md5,
          sizeBytes,
          fileName,
        )
        .filter((row) => disk.has(placeOf(row))),
    add: (file, write) => {
      const id = nextId();
      // The name opens the file without a token, so nobody may guess it. @reading R-084
      const ending = EXTENSION.test(file.extension) ? `.${file.extension}` : '';
      const name = [...file.folders, Buffer.from(random(NAME_BYTES)).toString('hex') + ending].join(',');
      disk.create(placeOf({ id }), (append) => {
        const hash = createHash('md5');
        let sizeBytes = 0;
        write((bytes) => {
          hash.update(bytes);
          sizeBytes += bytes.byteLength;
          append(bytes);
        });
        if (hash.digest('hex') !== file.md5 || sizeBytes !== file.sizeBytes) throw new WrongContent();
      });
      const row: FileRow = {
        id,
        type: file.type,
        name,
        fileName: file.fileName,
        fileSize: file.sizeBytes,
        fileExtension: file.extension,
        imageKind: file.imageKind,
        md5: file.md5,
        creatorUserId: file.userId,
        creatorTime: now(),
      };
      store.run(`INSERT INTO stored_file (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`, ...Object.values(row));
      return row;
    },
    sweep: () => disk.sweep('files', new Set(store.all<{ id: string }>('SELECT id FROM stored_file').map(({ id }) => id))),
  };
}
