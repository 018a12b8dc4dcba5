import type { BaseWorld } from '../core/handlers.ts';
import { createAnswers, type Outgoing } from './answers.ts';
import type { Client, Clients } from './clients.ts';
import { createFrameReader, UNKNOWN_FRAME } from './frames.ts';
import type { Gate } from './gate.ts';
import { createInbox } from './inbox.ts';
import { COST, TOO_MANY, type FrameLimits } from './limits.ts';
import { spellingsOf } from './upgrade.ts';

/** Handler of the frames of clients. */
export interface FrameHandler {
  /** @param text null for a frame that is not text */
  frame(client: Client, text: string | null): void;
  close(): void;
}

/** Frames that only write a line or nothing. */
const LIGHT: ReadonlySet<string> = new Set(['SendMessage', 'heartCheck', 'HeartCheck']);

export function createFrameHandler(
  world: BaseWorld,
  { clients, gate, limits, log }: { clients: Clients; gate: Gate; limits: FrameLimits; log: (line: string) => void },
): FrameHandler {
  const answers = createAnswers(world, () => clients.onlineIds());
  const readFrame = createFrameReader();
  const deliver = (client: Client, { to, frame }: Outgoing): void => {
    // Its session may have ended while the frame waited.
    if (to === 'asker') return clients.has(client) && !gate.dropIfOver(client) ? clients.say(client, frame) : undefined;
    const text = JSON.stringify(frame);
    // Who has not said OnConnection yet still hears what became of the own message.
    const own = to.userId === client.userId ? [client] : [];
    for (const each of new Set([...clients.listening(to.userId), ...own])) if (!gate.dropIfOver(each)) clients.write(each, text);
    return undefined;
  };
  const inbox = createInbox<Client>({ store: world.store, log, deliver, answer: ({ client, frame }) => answers(client, frame) });
  const tooMuch = (client: Client): void => {
    clients.say(client, { method: 'error', msg: '发送过于频繁，请稍后重试' });
    clients.drop(client, TOO_MANY);
  };
  const refuse = (client: Client, msg: string): void => {
    if (limits.take(client.userId, COST.unreadable)) clients.say(client, { method: 'error', msg });
    else tooMuch(client);
  };

  return {
    frame: (client, text) => {
      if (!clients.has(client) || gate.dropIfOver(client)) return;
      const read = text === null ? { problem: UNKNOWN_FRAME } : readFrame(text);
      if ('problem' in read) return refuse(client, read.problem);
      const { frame } = read;
      // The token is checked in every frame, as Java servers do. @source shell §4
      if (!spellingsOf(frame.token).includes(client.token)) return refuse(client, '令牌与当前连接不一致，请重新登录');
      if (!limits.take(client.userId, LIGHT.has(frame.method) ? COST.message : COST.question)) return tooMuch(client);
      if (frame.method === 'OnConnection' && !client.isListening) clients.listen(client);
      inbox.take({ client, frame });
    },
    close: () => inbox.close(),
  };
}
