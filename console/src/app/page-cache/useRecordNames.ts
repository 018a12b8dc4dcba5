import { useEffect, useState } from 'react';
import type { RecordName } from '../../routing/index.ts';
import type { PageCache } from './pageCache.ts';

type RecordNames = ReadonlyMap<string, RecordName>;

/** Calls `tell` with the names of the records the open pages show, by the id of the page, now and at each change. @returns its end */
export function watchRecords(cache: Pick<PageCache, 'pages'>, tell: (names: RecordNames) => void): () => void {
  let stops: (() => void)[] = [];
  const read = () =>
    tell(
      new Map(
        cache.pages.get().flatMap(({ id, address }) => {
          const name = address.record.get();
          return name ? [[id, name] as const] : [];
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
}

/** Names of the records the open pages show, kept up to date. */
export function useRecordNames(cache: PageCache): RecordNames {
  const [names, setNames] = useState<RecordNames>(new Map());
  useEffect(() => watchRecords(cache, setNames), [cache]);
  return names;
}
