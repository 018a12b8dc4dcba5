import { useEffect, useState } from 'react';
import type { RecordName } from '../../routing/index.ts';
import type { PageCache } from './pageCache.ts';

/** Names of the records the open pages show, by path, kept up to date. */
export function useRecordNames(cache: PageCache): ReadonlyMap<string, RecordName> {
  const [names, setNames] = useState<ReadonlyMap<string, RecordName>>(new Map());
  useEffect(() => {
    let stops: (() => void)[] = [];
    const read = () =>
      setNames(
        new Map(
          cache.pages.get().flatMap(({ path, address }) => {
            const name = address.record.get();
            return name ? [[path, name] as const] : [];
          }),
        ),
      );
    const stopPages = cache.pages.subscribe((pages) => {
      for (const stop of stops) stop();
      stops = pages.map(({ address }) => address.record.listen(read));
      read();
    });
    return () => {
      stopPages();
      for (const stop of stops) stop();
    };
  }, [cache]);
  return names;
}
