import { useEffect } from 'react';
import type { RefObject } from 'react';
import { advise, isDevelopment } from '../../../engines/advice/index.ts';

/** Rows in the DOM that no screen has room for; a table that has a height draws far fewer. */
const TOO_MANY_ROWS = 400;

/** Advises, in development, whoever puts the table where it has no height: all of its rows are drawn then. */
export function useBoundedHeight(regionRef: RefObject<HTMLElement | null>, label: string): void {
  useEffect(() => {
    if (!isDevelopment) return;
    const region = regionRef.current;
    const drawn = region?.querySelectorAll('[role=row]').length ?? 0;
    if (!region || drawn < TOO_MANY_ROWS || region.scrollHeight > region.clientHeight) return;
    advise(
      `The table “${label}” stands where it has no height, so all of its rows are drawn (${drawn} so far) and the page is slow. ` +
        'Give the element around it a height, or let it share one: a flex or grid item with min-height 0.',
    );
  });
}
