import type { BaseWorld } from '../core/handlers.ts';
import { createAnswers, type Outgoing } from './answers.ts';
import type { Client, Clients } from './clients.ts';
import { createFrameReader, UNKNOWN_FRAME } from './frames.ts';
import type { Gate } from './gate.ts';
import { createInbox } from './inbox.ts';
import { spellingsOf } from './upgrade.ts';

/** Handler of the frames of clients. */
export interface FrameHandler {
  /** @param text null for a frame that is not text */
  frame(client: Client, text: string | null): void;
  close(): void;
}

export function createFrameHandler(world: BaseWorld, clients: Clients, gate: Gate, log: (line: string) => void): FrameHandler {
  const answers = createAnswers(world, () => clients.onlineIds());
  const readFrame = createFrameReader();
  const deliver = (client: Client, { to, frame }: Outgoing): void => {
    if (to === 'asker') return clients.say(client, frame);
    const text = JSON.stringify(frame);
    // Who has not said OnConnection yet still hears what became of the own message.
    const own = to.userId === client.userId ? [client] : [];
    for (const each of new Set([...clients.listening(to.userId), ...own])) clients.write(each, text);
    return undefined;
  };
  const inbox = createInbox<Client>({ store: world.store, log, deliver, answer: ({ client, frame }) => answers(client, frame) });
  const refuse = (client: Client, msg: string): void => clients.say(client, { method: 'error', msg });

  return {
    frame: (client, text) => {
      if (!clients.has(client) || gate.dropIfOver(client)) return;
      const read = text === null ? { problem: UNKNOWN_FRAME } : readFrame(text);
      if ('problem' in read) return refuse(client, read.problem);
      const { frame } = read;
      // The token is checked in every frame, as Java servers do. @source shell §4
      if (!spellingsOf(frame.token).includes(client.token)) return refuse(client, '令牌与当前连接不一致，请重新登录');
      if (frame.method === 'OnConnection' && !client.isListening) clients.listen(client);
      inbox.take({ client, frame });
    },
    close: () => inbox.close(),
  };
}
