import type { ModelOf } from '../../wire/index.ts';
import type { sentMessage, sentMessageRow } from './codec.ts';

/**
 * A message of the monitor. `messageType` is the code of its channel, `messageSource` of what sent it; `result` is empty where it
 * was sent, otherwise it says why it was only written down.
 */
export type SentMessageRow = ModelOf<typeof sentMessageRow>;
/** The same with its text, its receivers (names, joined) and its account. */
export type SentMessage = ModelOf<typeof sentMessage>;
