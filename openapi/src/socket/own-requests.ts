import type { SendOutcome, SendRefusal } from './outbox.ts';

/** A message of this tab. */
export interface OwnRequest {
  readonly seq: number;
  /** JSON without the token. */
  readonly body: string;
  /** Outcome; null while it is not known. */
  readonly outcome: SendOutcome | null;
  readonly whenKnown: Promise<SendOutcome>;
  /** A second outcome changes nothing. */
  settle(outcome: SendOutcome): void;
}

/** The messages of this tab that are under way, in their order. */
export interface OwnRequests {
  readonly size: number;
  add(body: string): OwnRequest;
  all(): readonly OwnRequest[];
  /** The outcome of one, if it is still under way. */
  settle(seq: number, outcome: SendOutcome): void;
  refuseAll(reason: SendRefusal): void;
}

export function createOwnRequests(): OwnRequests {
  const underWay = new Map<number, OwnRequest>();
  let lastSeq = 0;

  return {
    get size() {
      return underWay.size;
    },
    add(body) {
      const request = createRequest(++lastSeq, body, () => underWay.delete(request.seq));
      underWay.set(request.seq, request);
      return request;
    },
    all: () => [...underWay.values()],
    settle: (seq, outcome) => underWay.get(seq)?.settle(outcome),
    refuseAll(reason) {
      for (const request of underWay.values()) request.settle({ kind: 'refused', reason });
    },
  };
}

function createRequest(seq: number, body: string, onSettled: () => void): OwnRequest {
  let tell: (outcome: SendOutcome) => void = () => {};
  let outcome: SendOutcome | null = null;
  const whenKnown = new Promise<SendOutcome>((resolve) => {
    tell = resolve;
  });
  return {
    seq,
    body,
    whenKnown,
    get outcome() {
      return outcome;
    },
    settle(known) {
      if (outcome !== null) return;
      outcome = known;
      onSettled();
      tell(known);
    },
  };
}
