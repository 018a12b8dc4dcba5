import type { RouterHistory } from '@tanstack/history';

/**
 * The address as one page sees it: while another page is shown it stays what it was, so that a page cache out of sight
 * never reads the search parameters of its neighbour.
 */
export function pageHistory(history: RouterHistory, path: string): RouterHistory {
  let seen = history.location;
  const isOwn = () => history.location.pathname === path;
  return Object.create(history, {
    location: {
      get() {
        if (isOwn()) seen = history.location;
        return seen;
      },
    },
    subscribe: {
      value: (hear: Parameters<RouterHistory['subscribe']>[0]) =>
        history.subscribe((change) => {
          if (isOwn()) hear(change);
        }),
    },
  });
}
