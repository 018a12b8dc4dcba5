import { useEffect, useState } from 'react';
import type { PageCache } from './pageCache.ts';

/** Paths of the pages with something typed and not saved, kept up to date. */
export function useUnsavedPaths(cache: PageCache): readonly string[] {
  const [paths, setPaths] = useState<readonly string[]>(() => cache.unsavedPaths());
  useEffect(() => {
    let stops: (() => void)[] = [];
    const read = () =>
      setPaths((before) => {
        const now = cache.unsavedPaths();
        return now.join('\n') === before.join('\n') ? before : now;
      });
    const stopPages = cache.pages.subscribe((pages) => {
      for (const stop of stops) stop();
      stops = pages.map(({ unsaved }) => unsaved.forms.listen(read));
      read();
    });
    return () => {
      stopPages();
      for (const stop of stops) stop();
    };
  }, [cache]);
  return paths;
}
