import { diskFiles, type Files } from './files.ts';

/** World a command runs in: where and when. */
export interface World {
  /** The folder it was started in. */
  readonly cwd: string;
  readonly files: Files;
  readonly nowMs: () => number;
}

export const thisWorld = (): World => ({ cwd: process.cwd(), files: diskFiles, nowMs: Date.now });
