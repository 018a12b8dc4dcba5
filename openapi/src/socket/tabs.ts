import { asChannelMessage, channelName, type ChannelMessage } from './channel-message.ts';
import { standForElection } from './election.ts';
import type { ChannelLike, SocketClock, SocketEnvironment } from './environment.ts';
import { createFollower } from './follower.ts';
import { createLeader, type Leader, type LeaderOptions } from './leader.ts';
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
  let channel: ChannelLike | null = null;
  let hasLeft = false;
  let isAlone = false;
  let stopElection = () => {};
  let releaseLock = () => {};

  const post = (message: ChannelMessage) => channel?.postMessage(message);
  const newFollower = () => createFollower({ tab, requests, post, onEvent });
  let follower = newFollower();
  const lead = (term: string) => createLeader({ ...options, term, firstRank: follower.rank + 1, post });
  const leadership = createLeadership({ clock: environment.clock, requests, lead });

  function hear(message: ChannelMessage): void {
    if (message.kind !== 'answer') (leadership.leader ?? follower).hear(message);
    else if (message.tab === tab) requests.settle(message.seq, message.outcome);
  }

  function stand({ locks }: NonNullable<SocketEnvironment['sharing']>, name: string): void {
    post({ kind: 'hello' });
    stopElection = standForElection({
      locks,
      name,
      onElected(release) {
        releaseLock = release;
        leadership.begin(environment.newId(), follower.hasFollowed);
      },
      onLost(hadLock) {
        if (hasLeft) return;
        if (!hadLock) return beAlone();
        leadership.end();
        follower = newFollower();
        if (environment.sharing) stand(environment.sharing, name);
      },
    });
  }

  function beAlone(): void {
    isAlone = true;
    channel?.close();
    channel = null;
    leadership.begin(tab, follower.hasFollowed);
  }

  async function join(sharing: NonNullable<SocketEnvironment['sharing']>): Promise<void> {
    try {
      const name = channelName(await sharing.digest(token));
      if (hasLeft) return;
      channel = sharing.openChannel(name);
      channel.onmessage = ({ data }: { readonly data: unknown }) => {
        const message = asChannelMessage(data);
        if (message) hear(message);
      };
      stand(sharing, name);
    } catch {
      if (!hasLeft) beAlone();
    }
  }

  if (environment.sharing) void join(environment.sharing);
  else beAlone();

  return {
    get role() {
      if (isAlone) return 'alone';
      if (leadership.leader) return 'leader';
      return follower.hasFollowed ? 'follower' : 'electing';
    },
    get isLeading() {
      return leadership.leader !== null;
    },
    take: (request) => (leadership.leader ? leadership.take(request) : follower.take(request)),
    wake: () => (leadership.leader ?? follower).wake(),
    leave() {
      hasLeft = true;
      stopElection();
      leadership.end(() => releaseLock());
      channel?.close();
      channel = null;
    },
  };
}

interface Leadership {
  readonly leader: Leader | null;
  /** @param isTakeover answers to requests of this tab may be under way */
  begin(term: string, isTakeover: boolean): void;
  /** Keeps the request while the answers of the leader before are still awaited. */
  take(request: OwnRequest): void;
  end(onLeft?: () => void): void;
}

function createLeadership({
  clock,
  requests,
  lead,
}: {
  clock: SocketClock;
  requests: OwnRequests;
  lead: (term: string) => Leader;
}): Leadership {
  let leader: Leader | null = null;
  let isReady = false;
  let takeover: unknown = null;

  function take(request: OwnRequest): void {
    if (isReady) leader?.take(request.body, (outcome) => request.settle(outcome));
  }
  function beReady(): void {
    if (isReady) return;
    isReady = true;
    for (const request of requests.all()) take(request);
  }

  return {
    get leader() {
      return leader;
    },
    begin(term, isTakeover) {
      isReady = false;
      leader = lead(term);
      takeover = clock.setTimer(() => {
        takeover = null;
        beReady();
        leader?.announce();
      }, TAKEOVER_MS);
      if (!isTakeover) beReady();
    },
    take,
    end(onLeft) {
      if (takeover !== null) clock.clearTimer(takeover);
      takeover = null;
      const old = leader;
      leader = null;
      old?.leave(onLeft);
    },
  };
}
