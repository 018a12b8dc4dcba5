/** Something to be sent, and who is told what became of it. */
export interface Outgoing {
  readonly text: string;
  readonly settle: (outcome: SendOutcome) => void;
}

/** Reasons something was not sent; nothing is ever given up silently. */
export type SendRefusal = 'full' | 'tooLarge' | 'closed' | 'refused';
export type SendOutcome = { readonly kind: 'sent' } | { readonly kind: 'refused'; readonly reason: SendRefusal };

/** As many messages wait while there is no connection; the next one is refused, so that somebody can say so. @reading R-174 */
export const QUEUE_LIMIT = 100;

export interface Outbox {
  /** Sends at once, or keeps until `flush`, or refuses. */
  push(outgoing: Outgoing): void;
  /** Sends what waits, in its order, each once. */
  flush(): void;
  /** Refuses what waits and whatever comes. */
  end(reason: SendRefusal): void;
}

const SENT: SendOutcome = { kind: 'sent' };

/** @param send hands a text to the socket; false when it did not take it */
export function createOutbox(send: (text: string) => boolean): Outbox {
  const waiting: Outgoing[] = [];
  let ended: SendRefusal | null = null;

  function flush(): void {
    for (let first = waiting[0]; first && send(first.text); first = waiting[0]) {
      waiting.shift();
      first.settle(SENT);
    }
  }

  return {
    push(outgoing) {
      if (ended !== null) return outgoing.settle({ kind: 'refused', reason: ended });
      // What waits goes first.
      if (waiting.length === 0 && send(outgoing.text)) return outgoing.settle(SENT);
      if (waiting.length >= QUEUE_LIMIT) return outgoing.settle({ kind: 'refused', reason: 'full' });
      waiting.push(outgoing);
    },
    flush,
    end(reason) {
      ended ??= reason;
      for (const outgoing of waiting.splice(0)) outgoing.settle({ kind: 'refused', reason });
    },
  };
}
