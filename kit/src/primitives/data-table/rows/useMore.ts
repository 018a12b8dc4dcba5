import { useCallback, useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useAnnounce } from '../../../engines/environment/index.ts';
import type { MoreMessages } from '../messageTypes.ts';
import { useSteady } from '../../../engines/prop-getters/index.ts';
import type { TableMore } from '../types.ts';

/** The next rows are asked for this close to the end. @source forms §4, §9 */
const NEAR_END_PX = 200;

export interface MoreAsk {
  /** Left out in a list that does not grow. */
  readonly more: TableMore | undefined;
  readonly messages: MoreMessages;
  /** The rows that are here: the same object as long as none is added. */
  readonly rows: readonly unknown[];
  /** Number of rows that are shown, and of all; null when nobody knows. */
  readonly count: number;
  readonly total: number | null;
  readonly regionRef: RefObject<HTMLElement | null>;
  /** Rows that fit into the region; 0 while nobody has measured it. */
  readonly rowsInView: number;
}

export interface MoreRows {
  /** To be called when the region has scrolled. */
  readonly look: () => void;
  /** Asks for more, or once more after a failure, because a person said so: the first new row gets the keyboard. */
  readonly ask: () => void;
  /** Position of the first new row once it is here and a person is waiting for it; null otherwise. */
  readonly takeFirstNew: () => number | null;
}

/** A list that grows: asks near its end, once per list of rows, and says what comes of it. */
export function useMore({ more, messages, rows, count, total, regionRef, rowsInView }: MoreAsk): MoreRows {
  const requested = useRef<readonly unknown[] | null>(null);
  const firstNew = useRef<number | null>(null);
  useMoreAnnounced(more?.kind, messages, count, total);

  const look = useCallback(() => {
    const region = regionRef.current;
    if (more?.kind !== 'more' || !region || rowsInView === 0 || requested.current === rows) return;
    if (region.scrollHeight - region.scrollTop - region.clientHeight > NEAR_END_PX) return;
    requested.current = rows;
    more.load();
  }, [more, rows, regionRef, rowsInView]);
  // A list that does not fill its region has no scrolling to wait for.
  useEffect(look, [look]);

  return {
    look,
    ask: () => {
      firstNew.current = count;
      requested.current = rows;
      if (more?.kind === 'more') more.load();
      if (more?.kind === 'failed') more.retry();
    },
    takeFirstNew: () => {
      const position = firstNew.current;
      if (position === null || count <= position) return null;
      firstNew.current = null;
      return position;
    },
  };
}

/** Loading, how many are here now, and failure, said when they begin. */
function useMoreAnnounced(kind: TableMore['kind'] | undefined, messages: MoreMessages, count: number, total: number | null) {
  const announce = useAnnounce(kind !== undefined);
  const before = useRef(kind);
  const announceChange = useSteady((from: TableMore['kind'] | undefined) => {
    if (kind === 'loading') announce(messages.asked);
    else if (kind === 'failed') announce(messages.failed);
    else if (kind !== undefined && from === 'loading') announce(messages.loaded(count, total));
  });
  useEffect(() => {
    if (kind !== before.current) announceChange(before.current);
    before.current = kind;
  }, [kind, announceChange]);
}
