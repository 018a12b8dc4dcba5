import type { ChannelMessage } from './channel-message.ts';
import type { OwnRequest, OwnRequests } from './own-requests.ts';
import type { SocketEvent } from './socket-event.ts';

export interface FollowerOptions {
  readonly tab: string;
  readonly requests: OwnRequests;
  readonly post: (message: ChannelMessage) => void;
  readonly onEvent: (event: SocketEvent) => void;
}

/** A tab that speaks through the leader, or waits for one. */
export interface Follower {
  /** True once a leader was heard; its last answers may still be under way. */
  readonly hasFollowed: boolean;
  /** The highest rank of a leader that was heard, 0 when none was. */
  readonly rank: number;
  hear(message: ChannelMessage): void;
  /** Posts a request to the leader; one that comes before there is a leader is posted when there is. */
  take(request: OwnRequest): void;
  wake(): void;
}

export function createFollower({ tab, requests, post, onEvent }: FollowerOptions): Follower {
  let term: string | null = null;
  let rank = 0;

  function take(request: OwnRequest): void {
    if (term === null) return;
    post({ kind: 'request', term, tab, seq: request.seq, body: request.body });
  }

  function follow(leader: Extract<ChannelMessage, { kind: 'leader' }>): void {
    const isSame = leader.term === term;
    if (!isSame && leader.rank <= rank) return;
    term = leader.term;
    rank = Math.max(leader.rank, rank);
    // The old leader took these with it.
    if (!isSame && leader.status.kind !== 'ended') for (const request of requests.all()) take(request);
    onEvent({ kind: 'status', status: leader.status });
  }

  return {
    get hasFollowed() {
      return term !== null;
    },
    get rank() {
      return rank;
    },
    hear(message) {
      if (message.kind === 'leader') follow(message);
      else if (message.kind === 'event' && message.term === term) onEvent(message.event);
    },
    take,
    wake() {
      if (term !== null) post({ kind: 'wake', term });
    },
  };
}
