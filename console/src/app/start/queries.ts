import { QueryCache, QueryClient } from '@tanstack/react-query';

interface QueriesOptions {
  /** The session is over, and the person is being asked to sign in again over the page. */
  readonly isSessionOver: () => boolean;
}

/**
 * Cache of what a session has read. A read that failed shows its own retry; nobody is asked twice behind their back. One that fails
 * because the session is over has not failed for the reader: it waits as it was, and is made again after signing in again.
 * @source shell §8 @reading R-296
 */
export function createQueries({ isSessionOver }: QueriesOptions): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError(_error, query) {
        // What nobody looks at is read again when somebody does.
        if (!isSessionOver() || !query.isActive()) return;
        const status = query.state.data === undefined ? 'pending' : 'success';
        query.setState({ status, error: null, fetchStatus: 'idle', fetchFailureCount: 0, fetchFailureReason: null, isInvalidated: true });
      },
    }),
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false }, mutations: { retry: false } },
  });
}
