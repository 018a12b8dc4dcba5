import { useEffect, useState } from 'react';
import type { KeptPages } from './keptPages.ts';

/** Paths of the pages with something typed and not saved, kept up to date. */
export function useUnsavedPaths(kept: KeptPages): readonly string[] {
  const [paths, setPaths] = useState<readonly string[]>(() => kept.unsavedPaths());
  useEffect(() => {
    let stops: (() => void)[] = [];
    const read = () =>
      setPaths((before) => {
        const now = kept.unsavedPaths();
        return now.join('\n') === before.join('\n') ? before : now;
      });
    const stopPages = kept.pages.subscribe((pages) => {
      for (const stop of stops) stop();
      stops = pages.map(({ unsaved }) => unsaved.forms.listen(read));
      read();
    });
    return () => {
      stopPages();
      for (const stop of stops) stop();
    };
  }, [kept]);
  return paths;
}
