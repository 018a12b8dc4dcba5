import { OWNER_FILE, OWNER_FOLDER } from './data-folder.ts';
import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { IN_MEMORY } from '../store.ts';

/** Folders beside the database: finished files, pieces of unfinished ones, archives waiting to be fetched. */
export type DiskArea = 'files' | 'chunks' | 'packs';

/** A file on the disk. Names are made here, never taken from a caller. */
export interface DiskFile {
  readonly area: DiskArea;
  readonly name: string;
}

/**
 * The files of one data folder. A file is written under another name, synced and renamed, so that it is whole or not there
 * at all; its row is committed afterwards. What a crash leaves without a row is swept away at the next start.
 */
export interface Disk {
  /** Writes what is appended; when this returns, the file is whole and synced. When `write` throws there is no file. */
  create(file: DiskFile, write: (append: (bytes: Uint8Array) => void) => void): void;
  /** The content in slices of at most 1 MiB; a slice is only good until the next one. */
  read(file: DiskFile, onSlice: (bytes: Uint8Array) => void): void;
  /** The first bytes, at most so many. */
  head(file: DiskFile, maxBytes: number): Uint8Array;
  has(file: DiskFile): boolean;
  sizeOf(file: DiskFile): number;
  pathOf(file: DiskFile): string;
  remove(file: DiskFile): void;
  /** Removes every file of an area whose name is not kept. */
  sweep(area: DiskArea, kept: ReadonlySet<string>): void;
  /** Ends the use of the folder; removes everything where nothing is to be kept. */
  close(): void;
}

const SLICE_BYTES = 1024 * 1024;
const UNFINISHED = '.part';
const NAME = /^[\w-]+$/;

/** Opens nothing and makes nothing before the first file is written: a data folder without files stays as it is. */
export function createDisk(folder: string): Disk {
  let root = folder === IN_MEMORY ? null : folder;
  let temporary: string | null = null;
  const rootFolder = (): string => (root ??= temporary = mkdtempSync(path.join(tmpdir(), 'milepost-files-')));
  const areaFolder = (area: DiskArea): string | null => (root === null ? null : path.join(root, area));
  const pathOf = ({ area, name }: DiskFile): string => {
    if (!NAME.test(name)) throw new Error(`[sandbox] "${name}" is no name of ours, so it may lead out of the data folder. Use nextId().`);
    return path.join(rootFolder(), area, name);
  };
  const prepare = (area: DiskArea): void => {
    const at = path.join(rootFolder(), area);
    if (existsSync(at)) return;
    mkdirSync(at, { mode: OWNER_FOLDER });
    syncFolder(rootFolder());
  };

  const read: Disk['read'] = (file, onSlice) => {
    const slice = new Uint8Array(SLICE_BYTES);
    withFile(pathOf(file), 'r', (descriptor) => {
      for (let count = readSync(descriptor, slice); count > 0; count = readSync(descriptor, slice)) onSlice(slice.subarray(0, count));
    });
  };

  return {
    pathOf,
    read,
    create: (file, write) => {
      prepare(file.area);
      const at = pathOf(file);
      try {
        withFile(at + UNFINISHED, 'wx', (descriptor) => {
          write((bytes) => writeAll(descriptor, bytes));
          fsyncSync(descriptor);
        });
        renameSync(at + UNFINISHED, at);
        syncFolder(path.dirname(at));
      } catch (error) {
        rmSync(at + UNFINISHED, { force: true });
        throw error;
      }
    },
    head: (file, maxBytes) =>
      withFile(pathOf(file), 'r', (descriptor) => {
        const head = new Uint8Array(Math.min(maxBytes, fstatSync(descriptor).size));
        return head.subarray(0, readSync(descriptor, head, 0, head.byteLength, 0));
      }),
    has: (file) => root !== null && existsSync(pathOf(file)),
    sizeOf: (file) => statSync(pathOf(file)).size,
    remove: (file) => rmSync(pathOf(file), { force: true }),
    sweep: (area, kept) => {
      const at = areaFolder(area);
      if (at === null || !existsSync(at)) return;
      for (const name of readdirSync(at)) if (!kept.has(name)) rmSync(path.join(at, name), { force: true });
    },
    close: () => {
      if (temporary !== null) rmSync(temporary, { recursive: true, force: true });
    },
  };
}

function withFile<T>(at: string, flags: 'r' | 'wx', work: (descriptor: number) => T): T {
  const descriptor = openSync(at, flags, OWNER_FILE);
  try {
    return work(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** A write may take less than it was given. */
function writeAll(descriptor: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.byteLength;) at += writeSync(descriptor, bytes, at);
}

/** A new name is only safe once its folder is. */
function syncFolder(at: string): void {
  withFile(at, 'r', fsyncSync);
}
