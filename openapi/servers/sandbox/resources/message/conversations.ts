import { MSG } from '../../core/envelope.ts';
import { Refusal } from '../../core/failure.ts';
import type { Handlers, World } from '../../core/handlers.ts';
import { matchesKeyword } from '../../core/keyword.ts';
import { DEFAULT_PAGE_SIZE } from '../../core/paging.ts';
import { createChat } from './chat.ts';
import { callerOf, departments, ENABLED, PERSON_COLUMNS, type Person } from './people.ts';

type Operations = 'listConversations' | 'removeChatRecords' | 'removeConversation' | 'listChatContacts';

const CONTACTS = `FROM user WHERE enabledMark = ${ENABLED} AND user.id <> ?`;

/** Recent conversations and people to talk to. What is said travels over the socket. */
export function conversationHandlers(world: World): Handlers<Operations> {
  const { store } = world;
  const chat = createChat(world);

  return {
    listConversations: ({ caller }) => {
      const departmentOf = departments(world);
      const rows = chat.recent(callerOf(world, caller).id);
      return { data: { list: rows.map((row) => ({ ...row, department: departmentOf(row.id) })) } };
    },
    /** @reading R-073 */
    removeChatRecords: ({ path, caller }) => {
      if (!store.one('SELECT id FROM user WHERE id = ?', path.id)) throw new Refusal('联系人不存在，请刷新后重试');
      chat.clear(callerOf(world, caller).id, path.id);
      return { msg: MSG.removed };
    },
    /** @reading R-073 */
    removeConversation: ({ path, caller }) => {
      if (!chat.hide(callerOf(world, caller).id, path.id)) throw new Refusal('会话不存在，可能已被移除，请刷新后重试');
      return { msg: MSG.removed };
    },
    listChatContacts: ({ query, caller }) => {
      const { currentPage = 1, pageSize = DEFAULT_PAGE_SIZE, keyword = '' } = query ?? {};
      const departmentOf = departments(world);
      const everybody = store.all<Person>(`SELECT ${PERSON_COLUMNS} ${CONTACTS} ORDER BY sortCode, user.id`, callerOf(world, caller).id);
      const found = everybody.filter(({ realName, account }) => matchesKeyword(keyword, realName, account));
      const list = found
        .slice((currentPage - 1) * pageSize, currentPage * pageSize)
        .map((row) => ({ ...row, department: departmentOf(row.id) }));
      return { data: { list, pagination: { currentPage, pageSize, total: found.length } } };
    },
  };
}
