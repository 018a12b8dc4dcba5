import { defineModule } from '../../core/module.ts';
import { chunkHandlers } from './chunk-handlers.ts';
import { createChunks } from './chunks.ts';
import { fileHandlers, fileWords } from './handlers.ts';
import { createStoredFiles } from './stored-files.ts';

const TABLES = `
  CREATE TABLE stored_file (
    id TEXT PRIMARY KEY, type TEXT NOT NULL, name TEXT NOT NULL, fileName TEXT NOT NULL, fileSize INTEGER NOT NULL, fileExtension TEXT NOT NULL,
    imageKind TEXT CHECK (imageKind IN ('png', 'jpeg', 'gif', 'bmp')), md5 TEXT NOT NULL, creatorUserId TEXT NOT NULL, creatorTime INTEGER NOT NULL,
    UNIQUE (type, name)
  ) STRICT;
  CREATE INDEX stored_file_content ON stored_file (creatorUserId, md5);
  CREATE TABLE file_chunk (
    id TEXT PRIMARY KEY, userId TEXT NOT NULL, identifier TEXT NOT NULL, totalSize INTEGER NOT NULL, fileName TEXT NOT NULL,
    chunkNumber INTEGER NOT NULL, creatorTime INTEGER NOT NULL, UNIQUE (userId, identifier, totalSize, fileName, chunkNumber)
  ) STRICT;
`;

/** Uploaded files: in one piece or in chunks, shown, fetched by links, packed. Their contents are on the disk, not in the tables. */
export const fileModule = defineModule({
  name: 'file',
  tables: [TABLES],
  words: fileWords,
  handlers: (world) => ({ ...fileHandlers(world), ...chunkHandlers(world) }),
  start: (world) => {
    createStoredFiles(world).sweep();
    createChunks(world).sweep();
  },
});
