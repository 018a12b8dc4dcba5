import { useEffect, useState } from 'react';
import type { PageCache } from './pageCache.ts';

/** Ids of the pages with something typed and not saved, kept up to date. */
export function useUnsavedIds(cache: PageCache): readonly string[] {
  const [ids, setIds] = useState<readonly string[]>(() => cache.unsavedIds());
  useEffect(() => {
    let stops: (() => void)[] = [];
    const read = () =>
      setIds((before) => {
        const now = cache.unsavedIds();
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
  return ids;
}
