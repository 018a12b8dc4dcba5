import { systemClock } from '@milepost/kit/engines/clock';
import { BEGIN_ASKING, nextAsk } from './ask.ts';
import type { AskEvent, AskState } from './ask.ts';
import { messageIn } from './offer.ts';
import type { SharingMessage, Offer } from './offer.ts';

const NAME = 'milepost-session-sharing';
/** Time the other tabs have to answer a tab that shows nothing yet. @reading R-435 */
const ANSWER_MS = 300;

type Locks = Pick<LockManager, 'query' | 'request'>;

/** Parts of the browser session sharing needs; null where it has none, and the tab is alone. */
export interface SharingBrowser {
  readonly openChannel: () => BroadcastChannel;
  readonly locks: Locks;
  readonly newNonce: () => string;
}

export interface SharedSession {
  readonly offer: Offer | null;
  /** True where a tab that is there has not answered in time. */
  readonly isUnanswered: boolean;
}

export interface AskOptions {
  /** Id of the only person whose session is taken; any where left out. */
  readonly person?: string | null;
  readonly answerMs?: number;
}

/** The sessions of this browser's other tabs. */
export interface SessionSharing {
  /** Asks the other tabs for a session. */
  readonly ask: (options?: AskOptions) => Promise<SharedSession>;
  /** Answers other tabs with the session there is then, from now on. @param offer null while there is none to hand over */
  readonly answerWith: (offer: () => Offer | null) => void;
  /** Tells the other tabs that a person has signed in or unlocked the screen here. */
  readonly announce: (person: string | null) => void;
  /** @returns the way back */
  readonly onEntered: (listener: (person: string) => void) => () => void;
}

const NOBODY: SharedSession = { offer: null, isUnanswered: false };

const ALONE: SessionSharing = {
  ask: async () => NOBODY,
  answerWith: () => undefined,
  announce: () => undefined,
  onEntered: () => () => undefined,
};

/**
 * Sharing of sessions between the tabs of one browser: the token is only ever in session storage and in an answer to a tab that
 * asked with the nonce it has just made. Every tab that answers holds a shared Web Lock: a tab that is alone counts them, and does
 * not wait.
 * @reading R-435
 */
export function createSessionSharing(browser: SharingBrowser | null): SessionSharing {
  if (!browser) return ALONE;
  const { openChannel, locks, newNonce } = browser;
  const channel = openChannel();
  const post = (message: SharingMessage) => channel.postMessage(message);
  const hear = (listener: (message: SharingMessage) => void) => {
    const onMessage = ({ data }: MessageEvent<unknown>) => {
      const message = messageIn(data);
      if (message) listener(message);
    };
    channel.addEventListener('message', onMessage);
    return () => channel.removeEventListener('message', onMessage);
  };
  let isHolding = false;
  const countOthers = async () => {
    const held = (await locks.query()).held ?? [];
    return held.filter(({ name }) => name === NAME).length - (isHolding ? 1 : 0);
  };
  const hold = () => {
    isHolding = true;
    // As long as the page lives.
    return new Promise<never>(() => undefined);
  };

  return {
    ask: ({ person = null, answerMs = ANSWER_MS } = {}) =>
      new Promise((settle) => {
        let state: AskState = BEGIN_ASKING;
        const nonce = newNonce();
        const happen = (event: AskEvent) => {
          state = nextAsk(state, event, person);
          if (state.kind !== 'settled') return;
          for (const stop of stops) stop();
          settle(state);
        };
        const stops = [
          hear((message) => message.kind === 'answer' && message.nonce === nonce && happen({ kind: 'answered', offer: message.offer })),
          systemClock.after(answerMs, () => happen({ kind: 'timeUp' })),
        ];
        post({ kind: 'ask', nonce });
        void countOthers().then(
          (others) => happen({ kind: 'counted', others }),
          () => undefined,
        );
      }),
    answerWith(offer) {
      hear((message) => message.kind === 'ask' && post({ kind: 'answer', nonce: message.nonce, offer: offer() }));
      void locks.request(NAME, { mode: 'shared' }, hold).catch(() => undefined);
    },
    announce: (person) => person !== null && post({ kind: 'entered', person }),
    onEntered: (listener) => hear((message) => message.kind === 'entered' && listener(message.person)),
  };
}

/** The browser of this page; null inside another page, without encryption, and where it lacks channels or locks. */
function browserOfPage(): SharingBrowser | null {
  // The types say that these are always there; in an old browser they are not.
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  if (globalThis.isSecureContext !== true || window.top !== window || !locks || typeof BroadcastChannel !== 'function') return null;
  return {
    openChannel: () => new BroadcastChannel(NAME),
    locks,
    newNonce: () => crypto.randomUUID(),
  };
}

/** The sessions of the other tabs, as this page sees them. */
export const sessionSharing: SessionSharing = createSessionSharing(browserOfPage());
