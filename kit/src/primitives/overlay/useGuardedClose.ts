import { useRef } from 'react';
import type { CloseGuard } from './types.ts';

/** Closing that asks the guard first, one question at a time. A guard that fails keeps the panel open. */
export function useGuardedClose(onClose: () => void, guard?: CloseGuard): () => void {
  const isAsking = useRef(false);
  return () => {
    if (isAsking.current) return;
    isAsking.current = true;
    void mayClose(guard).then((isAllowed) => {
      isAsking.current = false;
      if (isAllowed) onClose();
    });
  };
}

async function mayClose(guard: CloseGuard | undefined): Promise<boolean> {
  try {
    return guard ? await guard() : true;
  } catch {
    return false;
  }
}
