import { useEffect, useRef } from 'react';

/**
 * Keeps a single key that is pressed, no other after it, before anybody listens to it.
 * @returns to be called once somebody does: presses the key again where it was pressed
 */
export function useEarlyKey(key: string): () => void {
  const early = useRef<KeyboardEvent>(null);
  const stop = useRef<() => void>(null);
  useEffect(() => {
    const keep = (event: KeyboardEvent) => (early.current = event.key.toLowerCase() === key.toLowerCase() ? event : null);
    document.addEventListener('keydown', keep);
    stop.current = () => document.removeEventListener('keydown', keep);
    return stop.current;
  }, [key]);
  return () => {
    stop.current?.();
    if (early.current) early.current.target?.dispatchEvent(new KeyboardEvent('keydown', early.current));
    early.current = null;
  };
}
