import { requestedMoment } from '../../core/requested-moment.ts';
import { MSG } from '../../core/envelope.ts';
import type { Handlers, World } from '../../core/handlers.ts';
import { matchesKeyword } from '../../core/keyword.ts';
import { pageOf } from '../../core/paging.ts';
import { insertRow } from '../../core/rows.ts';
import { callerOf } from '../message/people.ts';
import { labelById } from '../user-administration/labels.ts';
import { createPrintTemplates } from './tables.ts';

type Operations = 'savePrintLog' | 'listPrintLogs';

type LogRow = { id: string; userId: string; printTime: number; printNum: number; printTitle: string; printId: string };

/** The log of what was printed, by template. @reading R-094 */
export function printLogHandlers(world: World): Handlers<Operations> {
  const { store } = world;
  const templates = createPrintTemplates(store);
  return {
    savePrintLog: ({ body, caller }) => {
      const { printTitle, printNum, printId } = body;
      insertRow(store, 'print_log', {
        id: world.nextId(),
        printId: templates.get(printId).id,
        userId: callerOf(world, caller).id,
        printTime: world.now(),
        printNum,
        printTitle,
      });
      return { msg: MSG.done };
    },
    listPrintLogs: ({ path, query }) => {
      const rows = store
        .all<LogRow>(
          `SELECT id, userId, printTime, printNum, printTitle, printId FROM print_log
           WHERE printId = ? AND printTime >= ? AND printTime <= ? ORDER BY printTime DESC, seq DESC`,
          templates.get(path.id).id,
          requestedMoment(query.startTime, 0),
          requestedMoment(query.endTime, Number.MAX_SAFE_INTEGER),
        )
        .map(({ userId, ...row }) => ({ ...row, printMan: labelById(store, userId) }))
        .filter(({ printTitle, printMan }) => matchesKeyword(query.keyword, printTitle, printMan ?? ''));
      return { data: pageOf(query.sort === 'asc' ? rows.toReversed() : rows, query) };
    },
  };
}
