import { defineModule } from '../../core/module.ts';
import { conversationHandlers } from './conversations.ts';
import { inboxHandlers } from './inbox.ts';
import { noticeHandlers, noticeWords } from './notices.ts';
import { seedMessages } from './seed.ts';
import { MESSAGE_TABLES } from './tables.ts';

/** Messages, notices and chat. What travels over the socket is in sockets/. */
export const messageModule = defineModule({
  name: 'message',
  tables: MESSAGE_TABLES,
  seed: seedMessages,
  words: noticeWords,
  handlers: (world) => ({ ...inboxHandlers(world), ...noticeHandlers(world), ...conversationHandlers(world) }),
});
