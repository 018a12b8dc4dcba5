import type { World } from '../../core/handlers.ts';
import { insertRow } from '../../core/rows.ts';
import { createStoredFiles, md5Of, placeOf } from './stored-files.ts';

/** A file that a seed names, which has only tables. */
export interface SeedFile {
  readonly type: string;
  /** Name on the server. */
  readonly name: string;
  readonly fileName: string;
  readonly fileExtension: string;
  readonly creatorUserId: string;
  readonly creatorTime: number;
}

/** Puts a file of the seed on the disk when somebody looks for it first. */
export function layOutFile(world: World, file: SeedFile, content: (name: string) => Uint8Array): void {
  const { type, name } = file;
  if (createStoredFiles(world).find(type, name)) return;
  const bytes = content(name);
  const id = world.nextId();
  world.disk.create(placeOf({ id }), (append) => append(bytes));
  world.store.run('DELETE FROM stored_file WHERE type = ? AND name = ?', type, name);
  const imageKind = file.fileExtension === 'png' ? 'png' : null;
  insertRow(world.store, 'stored_file', { id, ...file, fileSize: bytes.byteLength, imageKind, md5: md5Of(bytes) });
}
