import { createApi, ApiProvider } from '../data/api/index.ts';
import type { Client } from '@milepost/openapi/client';
import type { ChatEvent } from '@milepost/openapi/domains/message';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/history';
import { atom } from 'nanostores';
import { act } from 'react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { OverlaysProvider } from '../overlays/index.ts';
import type { Overlays } from '../overlays/index.ts';
import { RealtimeProvider } from '../realtime/index.ts';
import { RoutingProvider, createAddress } from '../routing/index.ts';
import { sessionOf } from './session.ts';
import { SessionProvider } from '../auth/currentSession.ts';

/** Answer of an operation: its data, what makes it from the arguments, or an error to be thrown. */
type Answer = object | ((args: Record<string, unknown>) => unknown) | Error | null;

const ignore = () => undefined;

// A page without a layout has no sizes and no media to watch.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = ignore;
    unobserve = ignore;
    disconnect = ignore;
  },
);
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: ignore, removeEventListener: ignore }));

/** A signed-in session for tests: a server of prepared answers, a socket one can speak for, places that remember what was opened. */
export function aSession(answers: Readonly<Record<string, Answer>>, at = '/home') {
  const calls: [operation: string, args: unknown][] = [];
  const client: Client = {
    call: async ({ id }, args) => {
      calls.push([id, args]);
      const answer = answers[id];
      if (answer === undefined) throw new Error(`[testing] Nobody prepared an answer of ${id}. Add it to the session of the test.`);
      if (answer instanceof Error) throw answer;
      return { data: typeof answer === 'function' ? await answer(args as Record<string, unknown>) : answer, msg: `${id} done` } as never;
    },
  };
  const history = createMemoryHistory({ initialEntries: [at] });
  const ears = new Set<(event: ChatEvent) => void>();
  const opened: [place: keyof Overlays, what: unknown][] = [];
  const open = (place: keyof Overlays) => async (what?: unknown) => void opened.push([place, what]);
  const places: Overlays = {
    openDictionary: open('openDictionary'),
    previewFile: open('previewFile'),
    openSchedule: open('openSchedule'),
    openCalendar: open('openCalendar'),
    openMessage: open('openMessage'),
    print: open('print'),
    changePassword: open('changePassword'),
    openSettings: open('openSettings'),
    openRecentNotices: open('openRecentNotices'),
  };
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const realtime = {
    status: atom({ kind: 'open' } as never),
    subscribe: (hear: (event: ChatEvent) => void) => {
      ears.add(hear);
      return () => void ears.delete(hear);
    },
    send: () => ({ kind: 'sent' }) as never,
  };
  let isSignOutExpected = false;
  const session = sessionOf({
    expectSignOut() {
      isSignOutExpected = true;
      return () => {
        isSignOutExpected = false;
      };
    },
  });
  return {
    calls,
    opened,
    history,
    queries,
    /** Number of times an operation was asked for. */
    asked: (operation: string) => calls.filter(([id]) => id === operation).length,
    isSignOutExpected: () => isSignOutExpected,
    /** Says something on the socket. */
    push: (event: ChatEvent) => act(async () => ears.forEach((hear) => hear(event))),
    around: (element: ReactNode) => (
      <QueryClientProvider client={queries}>
        <ApiProvider value={createApi(client)}>
          <RoutingProvider value={createAddress(history)}>
            <SessionProvider value={session}>
              <RealtimeProvider value={realtime}>
                <OverlaysProvider value={places}>{element}</OverlaysProvider>
              </RealtimeProvider>
            </SessionProvider>
          </RoutingProvider>
        </ApiProvider>
      </QueryClientProvider>
    ),
  };
}
