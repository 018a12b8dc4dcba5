import { Refusal } from '../core/failure.ts';
import type { Store } from '../core/store.ts';
import type { ClientFrame } from '../../../generated/socket.gen.ts';
import type { Outgoing } from './answers.ts';

/** A frame waiting for its turn. */
export interface Waiting<Client> {
  readonly client: Client;
  readonly frame: ClientFrame;
}

/** Actions on the frames of all sockets, in the order they came. */
export interface InboxParts<Client> {
  readonly store: Pick<Store, 'transaction'>;
  /** Inside a transaction. @throws Refusal when the frame is refused */
  readonly answer: (waiting: Waiting<Client>) => Outgoing[];
  /** After the transaction is on the disk. */
  readonly deliver: (client: Client, outgoing: Outgoing) => void;
  readonly log: (line: string) => void;
}

export interface Inbox<Client> {
  take(waiting: Waiting<Client>): void;
  /** Ends the work; frames that still wait have not been acknowledged, and are dropped. */
  close(): void;
}

const FAULT = '服务器处理失败，请稍后重试';

/**
 * Frames that arrive in one turn of the event loop share one transaction: a full sync costs more than a hundred messages.
 * Nothing is answered before the transaction is on the disk. Where one frame fails, each gets a transaction of its own.
 */
export function createInbox<Client>({ store, answer, deliver, log }: InboxParts<Client>): Inbox<Client> {
  let queue: Waiting<Client>[] = [];
  let isClosed = false;
  const refused = (msg: string): Outgoing[] => [{ to: 'asker', frame: { method: 'error', msg } }];
  const answered = (waiting: Waiting<Client>): Outgoing[] => {
    try {
      return answer(waiting);
    } catch (error) {
      // A refusal comes before the first write, so the others of the transaction may be kept.
      if (error instanceof Refusal) return refused(error.message);
      throw error;
    }
  };
  const alone = (waiting: Waiting<Client>): Outgoing[] => {
    try {
      return store.transaction(() => answered(waiting));
    } catch (error) {
      log(`socket ${waiting.frame.method} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      return refused(FAULT);
    }
  };
  const together = (batch: readonly Waiting<Client>[]): Outgoing[][] => {
    try {
      return store.transaction(() => batch.map(answered));
    } catch {
      return batch.map(alone);
    }
  };
  const flush = (): void => {
    const batch = isClosed ? [] : queue;
    queue = [];
    together(batch).forEach((outgoing, index) => {
      const client = batch[index]?.client;
      if (client !== undefined) for (const each of outgoing) deliver(client, each);
    });
  };
  return {
    take: (waiting) => {
      if (queue.length === 0) setImmediate(flush);
      queue.push(waiting);
    },
    close: () => {
      isClosed = true;
    },
  };
}
