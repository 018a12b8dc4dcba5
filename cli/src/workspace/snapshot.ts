import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** The project as a command reads it. Nothing is written through it. */
export interface Snapshot {
  /** Text of a file; null where there is none. */
  readonly read: (file: string) => string | null;
  /** Names in a folder, in order; empty where there is none. */
  readonly names: (folder: string) => readonly string[];
}

/** The files of a folder on disk, read when they are asked for, each once. */
export function diskSnapshot(root: string): Snapshot {
  const seen = new Map<string, string | null>();
  return {
    read(file) {
      const known = seen.get(file);
      if (known !== undefined) return known;
      const absolute = path.join(root, file);
      const text = existsSync(absolute) ? readFileSync(absolute, 'utf8') : null;
      seen.set(file, text);
      return text;
    },
    names(folder) {
      const absolute = path.join(root, folder);
      return statSync(absolute, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(absolute).toSorted() : [];
    },
  };
}

/** Files given as a literal, for tests. */
export const literalSnapshot = (files: Readonly<Record<string, string>>): Snapshot => ({
  read: (file) => files[file] ?? null,
  names: (folder) =>
    [
      ...new Set(
        Object.keys(files).flatMap((file) => (file.startsWith(`${folder}/`) ? [file.slice(folder.length + 1).split('/')[0] ?? ''] : [])),
      ),
    ].toSorted(),
});

/** A project in which some files read otherwise: what it would be after changes nobody has carried out. */
export const overlaid = (snapshot: Snapshot, files: ReadonlyMap<string, string | null>): Snapshot => ({
  read: (file) => files.get(file) ?? (files.has(file) ? null : snapshot.read(file)),
  names: (folder) => snapshot.names(folder),
});
