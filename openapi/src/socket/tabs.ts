import type { ChannelMessage } from './channel-message.ts';
import type { SocketClock } from './environment.ts';
import { createFollower } from './follower.ts';
import { createLeader, type Leader, type LeaderOptions } from './leader.ts';
import { createMembership } from './membership.ts';
import type { OwnRequest, OwnRequests } from './own-requests.ts';
import type { SocketEvent } from './socket-event.ts';

/** `leader` has the connection for all tabs, `follower` speaks through it, `alone` has one of its own, `electing` does not know yet. */
export type TabRole = 'electing' | 'leader' | 'follower' | 'alone';

/** This tab among the tabs of one session, of which one has the connection. */
export interface Tabs {
  readonly role: TabRole;
  readonly isLeading: boolean;
  /** Sends a request, or has it sent, or keeps it until one or the other can be done. */
  take(request: OwnRequest): void;
  wake(): void;
  /** Leaves for good; another tab takes the connection over. */
  leave(): void;
}

export interface TabsOptions extends Omit<LeaderOptions, 'term' | 'firstRank' | 'post' | 'onEvent'> {
  readonly requests: OwnRequests;
  readonly onEvent: (event: SocketEvent) => void;
}

/** Answers of a leader that has just gone are all in by then; until then nobody is asked to send its requests again. @reading R-170 */
export const TAKEOVER_MS = 250;

export function createTabs(options: TabsOptions): Tabs {
  const { environment, token, requests, onEvent } = options;
  const tab = environment.newId();
  let leadership: Leadership | null = null;
  let releaseLock = () => {};

  const post = (message: ChannelMessage) => membership?.post(message);
  const follower = createFollower({ tab, requests, post, onEvent });

  function lead(): void {
    const leader = createLeader({ ...options, term: environment.newId(), firstRank: follower.rank + 1, post });
    leadership = beginLeadership({ leader, clock: environment.clock, requests, isTakeover: follower.hasFollowed });
    // Only now: whoever hears of the attempt may want to leave.
    leader.start();
  }
  function stopLeading(onLeft?: () => void): void {
    leadership?.end(onLeft);
    leadership = null;
  }

  const membership =
    environment.sharing &&
    createMembership(environment.sharing, token, {
      onMessage(message) {
        if (message.kind !== 'answer') (leadership?.leader ?? follower).hear(message);
        else if (message.tab === tab) requests.settle(message.seq, message.outcome);
      },
      onElected(release) {
        releaseLock = release;
        lead();
      },
      onDeposed: stopLeading,
      onAlone: lead,
    });
  if (!membership) lead();

  return {
    get role() {
      if (!membership || membership.isAlone) return 'alone';
      if (leadership) return 'leader';
      return follower.hasFollowed ? 'follower' : 'electing';
    },
    get isLeading() {
      return leadership !== null;
    },
    take: (request) => (leadership ?? follower).take(request),
    wake: () => (leadership?.leader ?? follower).wake(),
    leave() {
      stopLeading(() => releaseLock());
      membership?.leave();
    },
  };
}

interface Leadership {
  readonly leader: Leader;
  /** Keeps the request while answers of the leader before may still come. */
  take(request: OwnRequest): void;
  end(onLeft?: () => void): void;
}

interface LeadershipOptions {
  readonly leader: Leader;
  readonly clock: SocketClock;
  readonly requests: OwnRequests;
  /** True when answers to requests of this tab may be under way. */
  readonly isTakeover: boolean;
}

/** Leads as soon as nothing the leader before has done can be done again. */
function beginLeadership({ leader, clock, requests, isTakeover }: LeadershipOptions): Leadership {
  let isReady = !isTakeover;
  const take = (request: OwnRequest) => {
    if (isReady) leader.take(request.body, (outcome) => request.settle(outcome));
  };
  const takeAll = () => {
    for (const request of requests.all()) take(request);
  };
  takeAll();
  const takeover = clock.setTimer(() => {
    if (!isReady) {
      isReady = true;
      takeAll();
    }
    leader.announce();
  }, TAKEOVER_MS);

  return {
    leader,
    take,
    end(onLeft) {
      clock.clearTimer(takeover);
      leader.leave(onLeft);
    },
  };
}
