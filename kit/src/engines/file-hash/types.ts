/** Message of the worker that hashes. */
export type HashNews =
  | { readonly kind: 'progress'; readonly doneBytes: number; readonly totalBytes: number }
  | { readonly kind: 'done'; readonly md5: string }
  | { readonly kind: 'unreadable' };

export interface HashFileOptions {
  /** Ends the worker; the promise rejects with the reason. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (doneBytes: number, totalBytes: number) => void;
}
