import type { ClientFrame } from '../../generated/socket.gen.ts';
import type { Greeting } from './connection-state.ts';

type WithoutToken<Frame> = Frame extends unknown ? Omit<Frame, 'token'> : never;
type GreetingFrame = Extract<ClientFrame, { method: 'OnConnection' | 'heartCheck' | 'HeartCheck' }>;

/** Messages a page may send. The token is put in where the frame is sent, so that it never passes between tabs. */
export type ClientMessage = WithoutToken<Exclude<ClientFrame, GreetingFrame>>;

/** Introduction of a client in OnConnection. @source shell §4 */
export type Introduction = Omit<Extract<ClientFrame, { method: 'OnConnection' }>, 'method' | 'token'>;

/** Larger frames make servers close the connection. @reading R-174 */
const SENT_MAX_BYTES = 64 * 1024;

/** A message as the text of its frame, or null when it is too large or no JSON. Java servers read `sort` where .NET servers read `sord`. @source shell §4 */
export function frameText(message: ClientMessage, token: string): string | null {
  const order = message.method === 'MessageList' ? (message.sord ?? message.sort) : undefined;
  try {
    const text = JSON.stringify({ ...message, ...(order && { sord: order, sort: order }), token });
    return new TextEncoder().encode(text).length <= SENT_MAX_BYTES ? text : null;
  } catch {
    return null;
  }
}

/** The same for a message that came as JSON. */
export function frameTextOf(body: string, token: string): string | null {
  try {
    return frameText(JSON.parse(body), token);
  } catch {
    return null;
  }
}

/** The frame that greets the server. */
export const greetingText = (greeting: Greeting, introduction: Introduction, token: string): string =>
  JSON.stringify(greeting === 'OnConnection' ? { ...introduction, method: greeting, token } : { method: greeting, token });
