import { requestedMoment } from '../../core/requested-moment.ts';
import { dataInterfaceCodecs, sourceProblems, type Argument } from '../../../../src/domains/data-interface/index.ts';
import { waysOf } from '../../../../src/rules/index.ts';
import { Refusal } from '../../core/failure.ts';
import type { Answer, Caller, Handlers, World } from '../../core/handlers.ts';
import { pageOf } from '../../core/paging.ts';
import { matchesKeyword } from '../../core/keyword.ts';
import { refuseProblems } from '../../core/words.ts';
import { labelById } from '../user-administration/labels.ts';
import { openDemoDatabase, type DemoDatabase, type Outcome } from './demo/database.ts';
import { callerFacts } from './caller.ts';
import { found, outcomeOf, searched } from './rows.ts';
import { interfaceWords, onInterfacePage } from './rules.ts';
import { createDataInterfaces, LOG_SQL } from './tables.ts';

type Operations =
  | 'previewDataInterface'
  | 'previewDataInterfaceDraft'
  | 'listDataInterfaceRows'
  | 'findDataInterfaceRows'
  | 'listDataInterfaceFields'
  | 'listDataInterfaceLogs';

interface InterfaceCall {
  path: { id: string };
  caller: Caller | null;
  ipAddress: string;
}
type LogRow = {
  id: string;
  invokTime: number;
  callerId: string;
  invokIp: string;
  invokType: string;
  invokWasteTime: number;
  failedMark: number;
};

export function callHandlers(world: World): Handlers<Operations> {
  const { store } = world;
  const interfaces = createDataInterfaces(store);
  let opened: DemoDatabase | undefined;
  const demo = (): DemoDatabase => (opened ??= openDemoDatabase(world.now));

  /** Answers a call of an enabled data interface and writes it down, be it answered or refused. @reading R-132 @reading R-703 */
  function answered<Data>(
    { path, caller, ipAddress }: InterfaceCall,
    kind: string,
    given: readonly Argument[],
    shown: (outcome: Outcome) => Data,
  ): Answer<Data> {
    const row = interfaces.get(path.id);
    const startedMs = world.now();
    const log = (failedMark: 0 | 1) =>
      store.run(LOG_SQL, world.nextId(), row.id, startedMs, caller?.userId ?? '', ipAddress, kind, world.now() - startedMs, failedMark);
    try {
      if (row.enabledMark !== 1) throw new Refusal('该数据接口已禁用，请先启用后再调用');
      const data = shown(outcomeOf(row, given, demo, () => callerFacts(store, caller)));
      log(0);
      return { data };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      log(1);
      return { code: error.code, msg: error.message };
    }
  }

  return {
    previewDataInterface: (call) => {
      const { paramList } = dataInterfaceCodecs.previewDataInterface.body.decode(call.body);
      return answered(call, 'Preview', paramList, ({ rows }) => [...rows]);
    },
    /** For who may save it: an SQL of one's own reads what no data interface shows. @reading R-505 */
    previewDataInterfaceDraft: ({ body, caller }) => {
      world.services.require(caller, [onInterfacePage('btn_add'), onInterfacePage('btn_edit')].flatMap(waysOf));
      const draft = dataInterfaceCodecs.previewDataInterfaceDraft.body.decode(body);
      refuseProblems(sourceProblems(draft), interfaceWords);
      const source = { dataType: body.dataType, query: body.query ?? '', requestParameters: body.requestParameters || '[]' };
      return { data: [...outcomeOf(source, draft.paramList, demo, () => callerFacts(store, caller)).rows] };
    },
    listDataInterfaceRows: (call) => {
      const ask = dataInterfaceCodecs.listDataInterfaceRows.body.decode(call.body);
      return answered(call, 'List', ask.paramList, ({ rows }) =>
        pageOf(searched(rows, ask.keyword, ask.columnOptions, ask.relationField), call.body),
      );
    },
    findDataInterfaceRows: (call) => {
      const ask = dataInterfaceCodecs.findDataInterfaceRows.body.decode(call.body);
      return answered(call, 'InfoByIds', ask.paramList, ({ rows }) => found(rows, ask.ids, ask.propsValue));
    },
    /** A designer asks for the columns of a data interface that is not in use yet, too. @reading R-132 */
    listDataInterfaceFields: ({ path, body, caller }) => {
      const { paramList } = dataInterfaceCodecs.listDataInterfaceFields.body.decode(body);
      return { data: [...outcomeOf(interfaces.get(path.id), paramList, demo, () => callerFacts(store, caller)).columns] };
    },
    /** @reading R-149 */
    listDataInterfaceLogs: ({ path, query }) => {
      const { fullName, enCode } = interfaces.get(path.id);
      const rows = store.all<LogRow>(
        `SELECT id, invokTime, callerId, invokIp, invokType, invokWasteTime, failedMark FROM data_interface_log
         WHERE interfaceId = ? AND invokTime BETWEEN ? AND ? ORDER BY invokTime DESC, id DESC`,
        path.id,
        requestedMoment(query.startTime, 0),
        requestedMoment(query.endTime, Number.MAX_SAFE_INTEGER),
      );
      const shown = rows.map(({ callerId, ...row }) => ({
        ...row,
        fullName,
        enCode,
        invokDevice: 'pc',
        userId: labelById(store, callerId) ?? '',
      }));
      return {
        data: pageOf(
          shown.filter((row) => matchesKeyword(query.keyword, row.userId, row.invokIp, row.invokType)),
          query,
        ),
      };
    },
  };
}
