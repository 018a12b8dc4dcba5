import type { LookedAt } from '@milepost/kit/file-preview';
import type { Preview } from '../../data/file/index.ts';

interface Asking {
  readonly isFetching: boolean;
  /** Words of the server against it. */
  readonly reason: string | null;
}

/** View of a file, by what the server answered; a missing one closes the preview before anything is seen. */
export function lookedAtOf(preview: Preview | undefined, { isFetching, reason }: Asking): LookedAt {
  if (preview && preview.kind !== 'missing') return preview;
  return isFetching || preview ? { kind: 'loading' } : { kind: 'failed', reason };
}
