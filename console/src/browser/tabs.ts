/** Messages the tabs of one browser send each other: who, never the token. */
export type TabMessage =
  | { readonly kind: 'signedIn'; readonly userId: string; readonly name: string }
  | { readonly kind: 'signedOut'; readonly userId: string }
  | { readonly kind: 'locked'; readonly userId: string }
  /** The server has said to this tab that its session is over. */
  | { readonly kind: 'ended'; readonly userId: string }
  /** Messages of this person in the chat were read here, as far as it has come. */
  | { readonly kind: 'chatRead'; readonly userId: string; readonly personId: string }
  /** Conversation with this person was deleted here. */
  | { readonly kind: 'chatDeleted'; readonly userId: string; readonly personId: string }
  /** Server data of these tags was written; either the cached lookups or all other answers are old then. */
  | { readonly kind: 'written'; readonly userId: string; readonly tags: readonly string[]; readonly of: 'lookups' | 'others' };

export interface Tabs {
  readonly broadcast: (word: TabMessage) => void;
  /** @returns the way back */
  readonly subscribe: (listener: (word: TabMessage) => void) => () => void;
}

const CHANNEL = 'milepost-session';

const isWord = (value: unknown): value is TabMessage =>
  typeof value === 'object' && value !== null && 'kind' in value && 'userId' in value && typeof value.userId === 'string';

/** The other tabs of this browser; without BroadcastChannel a tab is alone. */
export function createTabs(open: () => BroadcastChannel = () => new BroadcastChannel(CHANNEL)): Tabs {
  let channel: BroadcastChannel | null = null;
  try {
    channel = open();
  } catch {
    channel = null;
  }
  return {
    broadcast: (word) => channel?.postMessage(word),
    subscribe(listener) {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        if (isWord(data)) listener(data);
      };
      channel?.addEventListener('message', onMessage);
      return () => channel?.removeEventListener('message', onMessage);
    },
  };
}
