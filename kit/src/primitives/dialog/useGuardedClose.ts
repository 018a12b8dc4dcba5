import { useRef, useState } from 'react';
import type { CloseGuard } from './options.ts';

/** Closing that asks the guard first, one question at a time. A guard that fails keeps the panel open. */
export function useGuardedClose(onClose: () => void, guard?: CloseGuard | 'ask') {
  const isPending = useRef(false);
  const [isAsking, setIsAsking] = useState(false);
  return {
    isAsking,
    answer: (mayGo: boolean) => {
      setIsAsking(false);
      if (mayGo) onClose();
    },
    close: () => {
      if (guard === 'ask') return setIsAsking(true);
      if (isPending.current) return;
      isPending.current = true;
      void mayClose(guard).then((isAllowed) => {
        isPending.current = false;
        if (isAllowed) onClose();
      });
    },
  };
}

async function mayClose(guard: CloseGuard | undefined): Promise<boolean> {
  try {
    return guard ? await guard() : true;
  } catch {
    return false;
  }
}
