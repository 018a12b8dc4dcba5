import type { Clock } from '@milepost/kit/engines/clock';
import type { ChatLogMessage, ChatMessageLog, SendResult } from '@milepost/kit/chat-log';
import type { ClientMessage, SendAnswer, SendOutcome } from '@milepost/openapi/socket';
import { saysTheSame } from './chatMessages.ts';

/** A server that has not echoed a message by then has not taken it. @reading R-354 */
export const ECHO_WITHIN_MS = 20_000;

interface Letter {
  readonly log: ChatMessageLog;
  readonly message: ClientMessage;
  key: number;
  /** Stops waiting for the echo. */
  stop: () => void;
}

/**
 * Messages on their way: each stands in its log as sending until the server echoes it, and as not sent when it was refused or
 * no echo comes.
 */
export function createPost({ send, clock }: { readonly send: (message: ClientMessage) => SendAnswer; readonly clock: Clock }) {
  /** Oldest first; those that failed too, for an echo may be late. */
  let letters: readonly Letter[] = [];

  const entryOf = ({ log, key }: Letter) => log.entries().findLast((entry) => entry.key === key);
  function become(letter: Letter, state: ChatLogMessage['state']): void {
    const entry = entryOf(letter);
    if (entry && entry.message.state !== state) letter.log.change(letter.key, { ...entry.message, state });
  }
  function fail(letter: Letter): void {
    letter.stop();
    become(letter, 'failed');
  }
  function follow(letter: Letter, outcome: SendOutcome): void {
    if (outcome.kind === 'refused') fail(letter);
    else letter.stop = clock.after(ECHO_WITHIN_MS, () => fail(letter));
  }
  function watch(letter: Letter, answer: SendAnswer): void {
    if (answer.kind === 'queued') void answer.outcome.then((outcome) => follow(letter, outcome));
    else follow(letter, answer);
  }

  return {
    /** Puts a message into the log and on its way. One that cannot even wait is not taken. */
    send(log: ChatMessageLog, message: ClientMessage, shown: ChatLogMessage): SendResult {
      const answer = send(message);
      if (answer.kind === 'refused' && answer.reason === 'full') return { kind: 'full' };
      const [entry] = log.append([shown]);
      if (!entry) return { kind: 'full' };
      const letter: Letter = { log, message, key: entry.key, stop: () => undefined };
      letters = [...letters, letter];
      watch(letter, answer);
      return { kind: 'taken' };
    },
    /** The messages of a log stand under other keys now. */
    moved(log: ChatMessageLog, keys: ReadonlyMap<number, number>): void {
      for (const letter of letters) if (letter.log === log) letter.key = keys.get(letter.key) ?? letter.key;
    },
    resend(log: ChatMessageLog, key: number): void {
      const letter = letters.find((each) => each.log === log && each.key === key);
      if (!letter) return;
      // Its echo is expected after those of the others now.
      letters = [...letters.filter((each) => each !== letter), letter];
      become(letter, 'sending');
      watch(letter, send(letter.message));
    },
    /** The server has echoed a message. @returns whether it was one of these */
    settle(log: ChatMessageLog, echoed: ChatLogMessage): boolean {
      const letter = letters.find((each) => each.log === log && saysTheSame(entryOf(each)?.message.body ?? { kind: 'other' }, echoed.body));
      if (!letter) return false;
      letter.stop();
      letters = letters.filter((each) => each !== letter);
      log.change(letter.key, echoed);
      return true;
    },
    /** The server has refused something, and does not say what: what was sent first and is not echoed. @returns whether there was such a message */
    refuseOldest(): boolean {
      const letter = letters.find((each) => entryOf(each)?.message.state === 'sending');
      if (letter) fail(letter);
      return letter !== undefined;
    },
  };
}
