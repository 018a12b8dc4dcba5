import { useLazyPart } from '../lazy/index.ts';
import type { LazyPart } from '../lazy/index.ts';

/** An encoder once it is here; it is fetched with the first text there is to draw. Throws where it cannot be fetched. */
export function useEncoder<E>(encoder: LazyPart<E>, isWanted: boolean): E | null {
  const state = useLazyPart(encoder, isWanted);
  if (state.status === 'failed') throw state.error;
  return state.status === 'here' ? state.part : null;
}
