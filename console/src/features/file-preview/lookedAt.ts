import type { LookedAt } from '@milepost/kit/file-preview';
import { ApiError } from '@milepost/openapi/client';
import type { Preview } from '../../data/file/index.ts';
import { serverWords } from '../../feedback/index.ts';

interface Asking {
  readonly isFetching: boolean;
  /** Failure of the last call. */
  readonly error: unknown;
}

/** View of a file, by what the server answered; a missing one closes the preview before anything is seen. */
export function lookedAtOf(preview: Preview | undefined, { isFetching, error }: Asking): LookedAt {
  if (preview && preview.kind !== 'missing') return preview;
  if (isFetching || preview) return { kind: 'loading' };
  // What the server has judged stays so: only what did not come to a judgement is worth another call.
  const reason = serverWords(error);
  const isJudged = reason !== null && error instanceof ApiError && error.kind === 'refused';
  return { kind: isJudged ? 'refused' : 'failed', reason };
}
