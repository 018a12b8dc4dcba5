import { systemClock } from '@milepost/kit/engines/clock';
import type { Clock } from '@milepost/kit/engines/clock';
import type { Client } from '@milepost/openapi/client';
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';

/** Kinds of calls that have had no answer for long: something that is read and can be given up, or something that was sent and cannot. */
export type SlowKind = 'nothing' | 'read' | 'write';

export interface SlowCalls {
  readonly kind: ReadableAtom<SlowKind>;
  /** Gives up every read that takes so long; what waited for it offers to try again. */
  readonly giveUp: () => void;
}

/** @reading R-317 */
export const SLOW_MS = 10_000;

/** The same client, and which of its calls have had no answer for long. @reading R-317 */
export function watchSlowCalls(client: Client, clock: Clock = systemClock): SlowCalls & { readonly client: Client } {
  const kind = atom<SlowKind>('nothing');
  /** The calls that take long; those that may end have a way to. */
  const slow = new Map<AbortController, boolean>();
  const tell = () => kind.set(slow.size === 0 ? 'nothing' : [...slow.values()].includes(true) ? 'read' : 'write');
  return {
    kind,
    giveUp: () => slow.forEach((isRead, end) => isRead && end.abort()),
    client: {
      async call(operation, args, options) {
        const end = new AbortController();
        const signal = options?.signal ? AbortSignal.any([options.signal, end.signal]) : end.signal;
        const stop = clock.after(SLOW_MS, () => {
          slow.set(end, operation.effect === 'read');
          tell();
        });
        try {
          return await client.call(operation, args, { ...options, signal });
        } finally {
          stop();
          if (slow.delete(end)) tell();
        }
      },
    },
  };
}
