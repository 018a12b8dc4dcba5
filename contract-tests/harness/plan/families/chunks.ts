import type { Facts } from '../../model/types.ts';
import type { Planned } from '../planned.ts';

/** Operations of an upload in chunks, in the order of the protocol. */
export const CHUNK_STEPS = ['checkChunk', 'uploadChunk', 'mergeChunks'] as const;
export type ChunkStep = (typeof CHUNK_STEPS)[number];

/** Checks of the chunk protocol, by the step that has to satisfy them; names where one check has several cases. */
const CHECKS_OF: Readonly<Record<ChunkStep, readonly (readonly [check: string, ...names: string[]])[]>> = {
  checkChunk: [['C1'], ['C2'], ['C3'], ['C4'], ['C21', 'nobody', 'invented'], ['C24']],
  uploadChunk: [['C6'], ['C7'], ['C11'], ['C13', 'zero', 'negative', 'beyond'], ['C14'], ['C21', 'nobody', 'invented']],
  mergeChunks: [
    ['C5'],
    ['C8'],
    ['C9'],
    ['C10', 'shorter', 'longer'],
    ['C12'],
    ['C15'],
    ['C16'],
    ['C17'],
    ['C18'],
    ['C19'],
    ['C20'],
    ['C21', 'nobody', 'invented'],
    ['C22'],
    ['C23'],
  ],
};

/** Chunk checks. @source forms §9 */
export function planChunks({ id }: Facts): Planned[] {
  const step = CHUNK_STEPS.find((each) => each === id);
  if (!step) return [];
  return CHECKS_OF[step].flatMap(([check, ...names]) => (names.length === 0 ? [{ check }] : names.map((name) => ({ check, name }))));
}
