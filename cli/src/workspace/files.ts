import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** The few things the writer does to a disk. Paths are absolute. Each throws when the disk refuses. */
export interface Files {
  /** Null where there is no file. */
  readonly read: (file: string) => string | null;
  /** Path of a file or folder once links are followed; null where there is none. */
  readonly followed: (file: string) => string | null;
  readonly write: (file: string, text: string) => void;
  /** Puts `from` in the place of `to`, in one step. */
  readonly rename: (from: string, to: string) => void;
  readonly remove: (file: string) => void;
  /** Makes a folder and those above it; answers the ones that were missing, outermost first. */
  readonly makeFolder: (folder: string) => string[];
  /** Removes a folder when nothing is in it; answers whether it is gone. */
  readonly removeEmptyFolder: (folder: string) => boolean;
}

export const diskFiles: Files = {
  read: (file) => (existsSync(file) ? readFileSync(file, 'utf8') : null),
  followed: (file) => (existsSync(file) ? realpathSync(file) : null),
  write: (file, text) => writeFileSync(file, text),
  rename(from, to) {
    // A link stays a link, and a program stays one: what it leads to gets the new text.
    const target = existsSync(to) ? realpathSync(to) : to;
    if (existsSync(target)) chmodSync(from, statSync(target).mode);
    renameSync(from, target);
  },
  remove: (file) => rmSync(file),
  makeFolder(folder) {
    const missing: string[] = [];
    for (let at = folder; !existsSync(at); at = path.dirname(at)) missing.unshift(at);
    mkdirSync(folder, { recursive: true });
    return missing;
  },
  removeEmptyFolder(folder) {
    try {
      rmdirSync(folder);
      return true;
    } catch {
      return false;
    }
  },
};
