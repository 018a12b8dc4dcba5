import { SandboxStartError } from './failure.ts';

/** Result codes of SQLite, by their number. */
export const SQLITE = { busy: 5, locked: 6, readOnly: 8, ioError: 10, corrupt: 11, full: 13, cannotOpen: 14, notADatabase: 26 } as const;

/** Codes of a file system that refuses. */
const FILE_ERRORS = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'ENOENT', 'ENOTDIR', 'EEXIST']);

/**
 * The sentence for what a database or a file system refused while the sandbox started; anything else stays what it is.
 * @param folder absolute folder of the data
 */
export function startError(error: unknown, folder: string): unknown {
  if (error instanceof SandboxStartError) return error;
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined;
  if (code === SQLITE.busy || code === SQLITE.locked)
    return new SandboxStartError(
      'folder-busy',
      `The data folder ${folder} is in use by another sandbox, and two of them would overwrite each other. ` +
        `Stop the other one, or start this one with another --data folder.`,
      error,
    );
  if (code === SQLITE.corrupt || code === SQLITE.notADatabase)
    return new SandboxStartError(
      'data-damaged',
      `The database in ${folder} is damaged or is no database, and starting on it could lose data. ` +
        `Put back a copy, or delete the folder to start with fresh data.`,
      error,
    );
  const isFileError = error instanceof Error && 'code' in error && FILE_ERRORS.has(String(error.code));
  const isWriteError = code === SQLITE.readOnly || code === SQLITE.ioError || code === SQLITE.full || code === SQLITE.cannotOpen;
  if (isFileError || isWriteError)
    return new SandboxStartError(
      'folder-unwritable',
      `The data folder ${folder} cannot be written (${error instanceof Error ? error.message : String(error)}), and the sandbox never runs without saving. ` +
        `Give it write access and free space, or start with another --data folder.`,
      error,
    );
  return error;
}
