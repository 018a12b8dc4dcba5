import type { MessageMonitorOperation } from '../../../../src/domains/message-monitor/index.ts';
import { requestedMoment } from '../../core/requested-moment.ts';
import { MSG } from '../../core/envelope.ts';
import { Refusal } from '../../core/failure.ts';
import type { Handlers, World } from '../../core/handlers.ts';
import { matchesKeyword } from '../../core/keyword.ts';
import { defineModule } from '../../core/module.ts';
import { pageOf } from '../../core/paging.ts';
import type { Store } from '../../core/store.ts';
import { sayIn, type SentenceLanguage } from '../../sentences/sayIn.ts';
import { labelById } from '../user-administration/labels.ts';
import { MESSAGE_MONITOR_TABLE } from './log.ts';
import { seedMonitor } from './seed.ts';

const ROW_COLUMNS = 'id, messageType, messageSource, title, sendTime, result';

type SentRow = { id: string; messageType: string; messageSource: string; title: string; sendTime: number; result: string | null };
type SentDetail = SentRow & { content: string; receivers: string; accountName: string | null; accountCode: string | null };

/** A message with the reason it was only written down in a language. @reading R-410 */
const translatedResult = <Row extends { readonly result: string | null }>(language: SentenceLanguage, row: Row): Row =>
  row.result === null ? row : { ...row, result: sayIn(language, row.result) };

function handlers({ store }: World): Handlers<MessageMonitorOperation> {
  return {
    listSentMessages: ({ query, language }) => {
      const { keyword, messageType, messageSource, sort } = query;
      const rows = store
        .all<SentRow>(
          `SELECT ${ROW_COLUMNS} FROM message_monitor WHERE sendTime >= ? AND sendTime <= ? ORDER BY sendTime DESC, seq DESC`,
          requestedMoment(query.startTime, 0),
          requestedMoment(query.endTime, Number.MAX_SAFE_INTEGER),
        )
        .filter(
          (row) =>
            (!messageType || row.messageType === messageType) &&
            (!messageSource || row.messageSource === messageSource) &&
            matchesKeyword(keyword, row.title),
        );
      const { list, pagination } = pageOf(sort === 'asc' ? rows.toReversed() : rows, query);
      return { data: { list: list.map((row) => translatedResult(language, row)), pagination } };
    },
    getSentMessage: ({ path, language }) => {
      const row = store.one<SentDetail>(
        `SELECT ${ROW_COLUMNS}, content, receivers, accountName, accountCode FROM message_monitor WHERE id = ?`,
        path.id,
      );
      if (!row) throw new Refusal('消息记录不存在，可能已被删除，请刷新后重试');
      const { receivers, ...sent } = row;
      return { data: { ...translatedResult(language, sent), receiveUser: namesOf(store, receivers) } };
    },
    removeSentMessages: ({ body }) => {
      for (const id of body.ids) store.run('DELETE FROM message_monitor WHERE id = ?', id);
      return { msg: MSG.removed };
    },
    clearSentMessages: () => {
      store.run('DELETE FROM message_monitor');
      return { msg: MSG.removed };
    },
  };
}

/** Names of receivers as people list them; who is gone is left out. */
function namesOf(store: Store, receivers: string): string | null {
  const ids: string[] = JSON.parse(receivers);
  const names = ids.map((id) => labelById(store, id)).filter((name) => name !== null);
  return names.length === 0 ? null : names.join('、');
}

/** The log of what was sent, whatever the channel. */
export const messageMonitorModule = defineModule({
  name: 'message-monitor',
  tables: [MESSAGE_MONITOR_TABLE],
  seed: seedMonitor,
  words: { ids: { required: '请选择要删除的消息' } },
  handlers,
});
