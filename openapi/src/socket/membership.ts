import { asChannelMessage, channelName, type ChannelMessage } from './channel-message.ts';
import { standForElection } from './election.ts';
import type { ChannelLike, SharingEnvironment } from './environment.ts';

export interface MembershipHandlers {
  readonly onMessage: (message: ChannelMessage) => void;
  /** This tab leads from now on, until it calls `release`. */
  readonly onElected: (release: () => void) => void;
  /** The lock was taken from this tab, which goes on to wait for it. */
  readonly onDeposed: () => void;
  /** This browser gives no digest, no channel or no lock after all. */
  readonly onAlone: () => void;
}

/** The place of a tab among the tabs of one session: their channel, and the lock that makes one of them the leader. */
export interface Membership {
  readonly isAlone: boolean;
  post(message: ChannelMessage): void;
  /** Hears nothing more and stands for no election. A lock it holds stays until it is released. */
  leave(): void;
}

export function createMembership(sharing: SharingEnvironment, token: string, handlers: MembershipHandlers): Membership {
  let channel: ChannelLike | null = null;
  let stopElection = () => {};
  let isAlone = false;
  let hasLeft = false;

  function stand(name: string): void {
    channel?.postMessage({ kind: 'hello' } satisfies ChannelMessage);
    stopElection = standForElection({
      locks: sharing.locks,
      name,
      onElected: handlers.onElected,
      onLost(hadLock) {
        if (hasLeft) return;
        if (!hadLock) return beAlone();
        handlers.onDeposed();
        stand(name);
      },
    });
  }

  function beAlone(): void {
    isAlone = true;
    channel?.close();
    channel = null;
    handlers.onAlone();
  }

  async function join(): Promise<void> {
    try {
      const name = channelName(await sharing.digest(token));
      if (hasLeft) return;
      channel = openChannel(sharing, name, handlers.onMessage);
      stand(name);
    } catch {
      if (!hasLeft) beAlone();
    }
  }
  void join();

  return {
    get isAlone() {
      return isAlone;
    },
    post: (message) => channel?.postMessage(message),
    leave() {
      hasLeft = true;
      stopElection();
      channel?.close();
      channel = null;
    },
  };
}

function openChannel(sharing: SharingEnvironment, name: string, onMessage: (message: ChannelMessage) => void): ChannelLike {
  const channel = sharing.openChannel(name);
  channel.onmessage = ({ data }: { readonly data: unknown }) => {
    const message = asChannelMessage(data);
    if (message) onMessage(message);
  };
  return channel;
}
