/** Progress of one file. @source forms §4 */
export type UploadState<Stored> =
  /** `percent` is what a pause has left. */
  | { readonly kind: 'waiting'; readonly percent?: number }
  /** Its content is being hashed, before it is sent in chunks. */
  | { readonly kind: 'checking'; readonly percent: number }
  /** `percent` is at most 99 until the server has answered. Speed and time left come once they can be told. */
  | { readonly kind: 'uploading'; readonly percent: number; readonly bytesPerSecond?: number; readonly secondsLeft?: number }
  /** Goes on when a person says so, or by itself when the network is back. */
  | { readonly kind: 'paused'; readonly percent: number; readonly by: 'person' | 'network' }
  | { readonly kind: 'success'; readonly stored: Stored }
  /** `message` is the server's; empty where there was no answer. */
  | { readonly kind: 'error'; readonly message: string };

export type UploadEvent<Stored> =
  | { readonly on: 'start' }
  | { readonly on: 'check'; readonly doneBytes: number; readonly totalBytes: number }
  | { readonly on: 'progress'; readonly sentBytes: number; readonly totalBytes: number; readonly bytesPerSecond?: number }
  | { readonly on: 'pause'; readonly by: 'person' | 'network' }
  | { readonly on: 'resume' }
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

/** True while a file is under way: it can be paused where its sending can go on later. */
export const isUnderWay = ({ kind }: UploadState<unknown>): boolean => kind === 'waiting' || kind === 'checking' || kind === 'uploading';

/** Steps a person may take with a file. */
export type UploadStep = 'pause' | 'resume' | 'retry' | 'remove' | 'preview' | 'download';

const STEPS: Readonly<Record<UploadState<unknown>['kind'], readonly UploadStep[]>> = {
  checking: ['remove'],
  waiting: ['pause', 'remove'],
  uploading: ['pause', 'remove'],
  paused: ['resume', 'remove'],
  error: ['retry', 'remove'],
  success: ['preview', 'download'],
};

/** Steps a person may take with a file in a state. @source forms §4 */
export const stepsOf = (kind: UploadState<unknown>['kind']): readonly UploadStep[] => STEPS[kind];

/** Speed and time left, where the speed is known. */
function paceOf(bytesPerSecond: number | undefined, leftBytes: number): { bytesPerSecond?: number; secondsLeft?: number } {
  if (!bytesPerSecond) return {};
  return { bytesPerSecond, secondsLeft: Math.ceil(leftBytes / bytesPerSecond) };
}

/** The state after an event; an event that does not fit the state changes nothing. A bar never goes back. */
export function next<Stored>(state: UploadState<Stored>, event: UploadEvent<Stored>): UploadState<Stored> {
  const percent = 'percent' in state ? (state.percent ?? 0) : 0;
  switch (event.on) {
    case 'start':
      return state.kind === 'waiting' ? { kind: 'uploading', percent } : state;
    case 'check': {
      if (state.kind !== 'uploading' && state.kind !== 'checking') return state;
      const checked = percentOf(event.doneBytes, event.totalBytes);
      return state.kind === 'checking' && checked <= percent ? state : { kind: 'checking', percent: checked };
    }
    case 'progress': {
      if (state.kind !== 'uploading' && state.kind !== 'checking') return state;
      const sent = percentOf(event.sentBytes, event.totalBytes);
      if (state.kind === 'uploading' && sent <= percent) return state;
      return { kind: 'uploading', percent: sent, ...paceOf(event.bytesPerSecond, event.totalBytes - event.sentBytes) };
    }
    case 'answer':
      return state.kind === 'uploading' || state.kind === 'checking' ? { kind: 'uploading', percent: 100 } : state;
    case 'done':
      return state.kind === 'uploading' ? { kind: 'success', stored: event.stored } : state;
    case 'fail':
      return isUnderWay(state) ? { kind: 'error', message: event.message } : state;
    case 'pause':
      return isUnderWay(state) ? { kind: 'paused', percent: state.kind === 'checking' ? 0 : percent, by: event.by } : state;
    case 'resume':
      return state.kind === 'paused' ? { kind: 'waiting', percent } : state;
    case 'retry':
      return state.kind === 'error' ? { kind: 'waiting' } : state;
  }
}
