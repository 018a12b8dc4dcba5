import { useStore } from '@nanostores/react';
import { requiredContext } from '@milepost/kit/required-context';
import type { ChatEvent } from '@milepost/openapi/domains/message';
import type { ClientMessage, SendAnswer, SocketStatus } from '@milepost/openapi/socket';
import type { ReadableAtom } from 'nanostores';

/** The socket of the session, as the parts of the console see it. @source shell §4 */
export interface Realtime {
  /** Status of the one connection of all tabs. */
  readonly status: ReadableAtom<SocketStatus>;
  /** Hears everything the server says, decoded, in order; returns the way back. Logout, close and refresh are heard by the session itself. */
  readonly subscribe: (hear: (event: ChatEvent) => void) => () => void;
  /** Says something; what could not be sent is told in the answer. */
  readonly send: (message: ClientMessage) => SendAnswer;
}

const [RealtimeProvider, useRealtime] = requiredContext<Realtime>('socket', '<RealtimeProvider>');
export { RealtimeProvider, useRealtime };

/** Status of the connection; the part is drawn anew when that changes. */
export function useSocketStatus(): SocketStatus {
  return useStore(useRealtime().status);
}
