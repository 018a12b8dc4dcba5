/** Progress of one file. @source forms §4 */
export type UploadState<Stored> =
  | { readonly kind: 'waiting' }
  /** `percent` is at most 99 until the server has answered. */
  | { readonly kind: 'uploading'; readonly percent: number }
  | { readonly kind: 'success'; readonly stored: Stored }
  /** `message` is the server's; empty where there was no answer. */
  | { readonly kind: 'error'; readonly message: string };

export type UploadEvent<Stored> =
  | { readonly on: 'start' }
  | { readonly on: 'progress'; readonly sentBytes: number; readonly totalBytes: number }
  /** The server has the file. */
  | { readonly on: 'answer' }
  | { readonly on: 'done'; readonly stored: Stored }
  | { readonly on: 'fail'; readonly message: string }
  | { readonly on: 'retry' };

/** Shown at most until the server has answered. @source forms §4 */
export const MOST_BEFORE_ANSWER_PERCENT = 99;

/** Whole percent of what was sent; nothing of nothing is 0. @source forms §4 */
export const percentOf = (sentBytes: number, totalBytes: number): number =>
  totalBytes <= 0 ? 0 : Math.min(MOST_BEFORE_ANSWER_PERCENT, Math.floor((sentBytes / totalBytes) * 100));

/** The state after an event; an event that does not fit the state changes nothing. */
export function next<Stored>(state: UploadState<Stored>, event: UploadEvent<Stored>): UploadState<Stored> {
  switch (event.on) {
    case 'start':
      return state.kind === 'waiting' ? { kind: 'uploading', percent: 0 } : state;
    case 'progress': {
      if (state.kind !== 'uploading') return state;
      const percent = percentOf(event.sentBytes, event.totalBytes);
      return percent > state.percent ? { kind: 'uploading', percent } : state;
    }
    case 'answer':
      return state.kind === 'uploading' ? { kind: 'uploading', percent: 100 } : state;
    case 'done':
      return state.kind === 'uploading' ? { kind: 'success', stored: event.stored } : state;
    case 'fail':
      return state.kind === 'uploading' || state.kind === 'waiting' ? { kind: 'error', message: event.message } : state;
    case 'retry':
      return state.kind === 'error' ? { kind: 'waiting' } : state;
  }
}
