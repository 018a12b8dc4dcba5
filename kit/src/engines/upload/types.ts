import type { UploadState } from './entry.ts';
import type { UploadProblem, UploadRules, UploadWarning } from './judge.ts';

/** Result of sending a file. A server that refuses it has a sentence for the reader. */
export type SendResult<Stored> =
  | { readonly kind: 'stored'; readonly stored: Stored }
  | { readonly kind: 'refused'; readonly message: string };

export interface SendOptions {
  /** Aborted when the file is taken out. */
  readonly signal: AbortSignal;
  readonly onProgress: (sentBytes: number, totalBytes: number) => void;
  /** Progress of finding out what is in the file, before anything is sent. */
  readonly onChecking?: (doneBytes: number, totalBytes: number) => void;
  /** The server has a part of the file from an earlier time. */
  readonly onFound?: (storedBytes: number, totalBytes: number) => void;
}

/** Sends one file, whole or in parts. Rejects where there was no answer: the file stays and can be sent again. */
export type Send<Stored> = (file: File, options: SendOptions) => Promise<SendResult<Stored>>;

/** Asked before a file is sent; false, an error, or no answer within 10 s take it out without a word. @source forms §5 @reading R-363 */
export type BeforeUpload = (file: File) => boolean | Promise<boolean>;

/** Asks a person what files shall be called; none of them when the person gives up. @reading R-670 */
export type NameFiles = (files: readonly File[]) => Promise<readonly File[]>;

/** One file that is not stored yet. */
export interface UploadEntry<Stored> {
  readonly id: number;
  readonly file: File;
  readonly state: UploadState<Stored>;
}

/** Events of a queue; the words and what follows belong to the view. */
export type UploadNews<Stored> =
  | { readonly kind: 'problem'; readonly problem: UploadProblem }
  /** The file is taken all the same. */
  | { readonly kind: 'warning'; readonly warning: UploadWarning }
  | { readonly kind: 'added'; readonly count: number }
  /** The entry has left the queue. */
  | { readonly kind: 'stored'; readonly name: string; readonly stored: Stored }
  | { readonly kind: 'refused'; readonly name: string; readonly message: string }
  | { readonly kind: 'failed'; readonly name: string }
  /** An earlier upload of the file goes on from there. */
  | { readonly kind: 'found'; readonly name: string; readonly percent: number }
  /** Nothing is under way any more; so many were stored since the queue was last idle. */
  | { readonly kind: 'idle'; readonly storedCount: number };

/** Functions a queue asks others for. */
export interface QueuePorts<Stored> {
  readonly send: Send<Stored>;
  readonly beforeUpload?: BeforeUpload;
  /** Asked after the files are judged; left out, they keep their names. */
  readonly nameFiles?: NameFiles;
  readonly rules: UploadRules;
  /** True when a file the server refuses stays, as one that can be sent again; left out, it leaves the list. */
  readonly keepsRefused?: boolean;
  /** True where a sending that was broken off goes on where it was: then files can be paused. */
  readonly canPause?: boolean;
  /** Files the field already has. */
  readonly heldCount: () => number;
  readonly tell: (news: UploadNews<Stored>) => void;
}

/** A list of files under way; see `createUploadQueue`. */
export interface UploadQueue<Stored> {
  /** For React's `useSyncExternalStore`; the same object until something changes. */
  readonly snapshot: () => QueueSnapshot<Stored>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes the ports of the newest rendering; what is being sent goes on. */
  readonly use: (ports: QueuePorts<Stored>) => void;
  /** Judges files and sends those that may be. Resolves when all are judged. */
  readonly add: (files: readonly File[]) => Promise<void>;
  /** Takes a file out, wherever it is; what is being sent is broken off. */
  readonly cancel: (id: number) => void;
  /** Sends a failed one again. */
  readonly retry: (id: number) => void;
  /** Breaks off what is sent until it is resumed: one file, or all. The number of files that were. */
  readonly pause: (which: number | 'all', by?: 'person' | 'network') => number;
  /** Goes on with a paused file, with all of them, or with those the network has paused. */
  readonly resume: (which: number | 'all' | 'network') => number;
  /** Breaks everything off. */
  readonly dispose: () => void;
}

export interface QueueSnapshot<Stored> {
  readonly entries: readonly UploadEntry<Stored>[];
  /** Files that are being judged. @source forms §4 (the button shows loading before upload until the response) */
  readonly isJudging: boolean;
}
