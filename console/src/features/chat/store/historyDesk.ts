import type { Clock } from '@milepost/kit/engines/clock';
import type { ChatEvent, ChatMessage } from '@milepost/openapi/domains/message';
import type { ClientMessage, SendAnswer } from '@milepost/openapi/socket';

/** An answer that takes longer has got lost. @reading R-353 */
export const HISTORY_WITHIN_MS = 15_000;

export interface HistoryAsk {
  readonly personId: string;
  readonly page: number;
  readonly pageSize: number;
  /** Empty: everything. */
  readonly keyword: string;
  /** True when whoever asks shows the server's words in the place of the answer. @reading R-313 */
  readonly showsWords?: boolean;
}

/** The server does not answer, and has said why. */
export class HistoryRefused extends Error {
  readonly words: string;
  constructor(words: string) {
    super(`[chat] the history did not come: ${words}`);
    this.words = words;
  }
}

/** One page, newest first. */
export interface HistoryPage {
  readonly messages: readonly ChatMessage[];
  readonly total: number;
}

interface Waiting extends HistoryAsk {
  readonly resolve: (page: HistoryPage) => void;
  readonly reject: (error: Error) => void;
  readonly stop: () => void;
}

type HistoryEvent = Extract<ChatEvent, { kind: 'history' }>;

/** True when an answer is to a question: the socket names neither the question nor, in an empty answer, the person. */
function isAnswer({ messages, currentPage, pageSize }: HistoryEvent, ask: HistoryAsk, ownId: string): boolean {
  const isBetween = ({ senderId, receiverId }: ChatMessage) =>
    (senderId === ask.personId && (receiverId === ownId || receiverId === '')) || (senderId === ownId && receiverId === ask.personId);
  return (currentPage ?? ask.page) === ask.page && (pageSize ?? ask.pageSize) === ask.pageSize && messages.every(isBetween);
}

/** Questions for pages of a history, over a socket whose answers do not say what they answer: the oldest one that fits is meant. */
export function createHistoryDesk(options: {
  readonly ownId: string;
  readonly send: (message: ClientMessage) => SendAnswer;
  readonly clock: Clock;
}) {
  const { ownId, send, clock } = options;
  let waiting: readonly Waiting[] = [];
  const drop = (one: Waiting) => {
    one.stop();
    waiting = waiting.filter((other) => other !== one);
  };
  return {
    /** Rejects when no answer comes. */
    ask: (ask: HistoryAsk): Promise<HistoryPage> =>
      new Promise((resolve, reject) => {
        const fail = (why: string) => {
          drop(one);
          reject(new Error(`[chat] the history of ${ask.personId} did not come: ${why}.`));
        };
        const one: Waiting = { ...ask, resolve, reject, stop: clock.after(HISTORY_WITHIN_MS, () => fail('no answer in time')) };
        waiting = [...waiting, one];
        const { personId, page, pageSize, keyword } = ask;
        const answer = send({
          method: 'MessageList',
          toUserId: personId,
          formUserId: ownId,
          currentPage: page,
          pageSize,
          sord: 'desc',
          keyword,
        });
        if (answer.kind === 'refused') fail(answer.reason);
      }),
    /** The server has refused something that was no message. @returns whether its words are shown by whoever asked first */
    refuseOldest(words: string): boolean {
      const [one] = waiting;
      if (!one) return false;
      drop(one);
      one.reject(new HistoryRefused(words));
      return one.showsWords ?? false;
    },
    hear: (event: HistoryEvent): void => {
      const one = waiting.find((ask) => isAnswer(event, ask, ownId));
      if (!one) return;
      drop(one);
      one.resolve({ messages: event.messages, total: event.total });
    },
  };
}
