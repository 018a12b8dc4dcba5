import { useEffect, useState } from 'react';
import { useEnvironment } from './environment.ts';
import type { Sounds } from './sounds.ts';

/**
 * Sounds of names, fetched when they are first wanted; null until they have come, where they do not come, and where the
 * surroundings have none.
 */
export function useSounds(isWanted: boolean): Sounds | null {
  const { loadSounds } = useEnvironment();
  const [sounds, setSounds] = useState<Sounds | null>(null);
  useEffect(() => {
    if (!isWanted || !loadSounds) return undefined;
    let isGone = false;
    loadSounds().then(
      (found) => {
        if (!isGone) setSounds(found);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, loadSounds]);
  return sounds;
}
