import { MESSENGERS } from '../../../../src/domains/third-party-sync/index.ts';
import { CODE } from '../../core/envelope.ts';
import { Refusal } from '../../core/failure.ts';
import type { Call, Handlers, World } from '../../core/handlers.ts';
import { defineModule } from '../../core/module.ts';
import { matchesKeyword } from '../../core/keyword.ts';
import { pageOf } from '../../core/paging.ts';
import { sayIn } from '../../sentences/sayIn.ts';
import { readSettings } from '../system-config/settings.ts';
import {
  failuresOf,
  lastRun,
  markFailed,
  markTried,
  startRun,
  SYNC_ASKED,
  SYNC_TABLES,
  syncTotal,
  type SyncKind,
  type SyncService,
} from './state.ts';

type Syncs = 'syncOrganizationsToDingTalk' | 'syncUsersToDingTalk' | 'syncOrganizationsToWeChat' | 'syncUsersToWeChat';
type Operations = Syncs | 'listSyncTotals' | 'listSyncFailures' | 'retrySync';

/** A messenger is busy for so long: there is no answer to wait for. @reading R-463 */
const BUSY_MS = 5000;
/** Direction of a call. @source admin §7 */
const FROM_MESSENGER = 1;

/** Reason nothing is ever sent. */
const OFFLINE = '沙箱不连接外部服务';

const SERVICES: Readonly<Record<SyncService, { name: string; keys: readonly string[] }>> = {
  weChat: { name: '企业微信', keys: ['qyhCorpId', 'qyhCorpSecret'] },
  dingTalk: { name: '钉钉', keys: ['dingSynAppKey', 'dingSynAppSecret'] },
};

/** The sandbox calls nobody: every record that was to be sent counts as failed, and the message says why. @reading R-463 */
function handlers({ store, now }: World): Handlers<Operations> {
  const sync =
    (service: SyncService, kind: SyncKind) =>
    ({ query, caller }: Pick<Call<Syncs>, 'query' | 'caller'>) => {
      const settings = new Map(Object.entries(readSettings(store)));
      const { name, keys } = SERVICES[service];
      if (keys.some((key) => !settings.get(key))) throw new Refusal(`请先在系统配置中填写${name}的同步设置`);
      const startedMs = lastRun(store, service);
      // Known servers answer this as a success.
      if (startedMs !== null && now() - startedMs < BUSY_MS)
        return { msg: `${name}正在进行同步，请稍后再试`, data: syncTotal(store, service, kind) };
      startRun(store, service, kind, { userId: caller?.userId ?? '', timeMs: now() });
      if (query.type === FROM_MESSENGER)
        return { msg: `沙箱不连接外部服务，未取回${name}的任何数据`, data: syncTotal(store, service, kind) };
      markFailed(store, service, kind, now());
      return { msg: `沙箱不连接外部服务，未向${name}同步任何数据，全部记为失败`, data: syncTotal(store, service, kind) };
    };

  const serviceOf = (type: number): SyncService => (type === MESSENGERS.weChat ? 'weChat' : 'dingTalk');

  return {
    listSyncFailures: ({ path, query, language }) => {
      const found = failuresOf(store, serviceOf(path.type), path.kind).filter(({ fullName, enCode }) =>
        matchesKeyword(query.keyword, fullName, enCode),
      );
      const { list, pagination } = pageOf(found, query);
      return { data: { list: list.map((row) => ({ ...row, reason: sayIn(language, OFFLINE) })), pagination } };
    },
    /** A try is kept, also where nothing came of it. @reading R-773 */
    retrySync: ({ path }) => {
      const service = serviceOf(path.type);
      if (!failuresOf(store, service, path.kind).some(({ id }) => id === path.id)) throw new Refusal('没有失败的同步记录，请刷新后重试');
      markTried(store, service, path.kind, path.id, now());
      return { code: CODE.refused, msg: `同步失败：${OFFLINE}` };
    },
    listSyncTotals: ({ path }) => {
      const service = serviceOf(path.type);
      return { data: [syncTotal(store, service, 'organization'), syncTotal(store, service, 'user')] };
    },
    syncOrganizationsToDingTalk: sync('dingTalk', 'organization'),
    syncUsersToDingTalk: sync('dingTalk', 'user'),
    syncOrganizationsToWeChat: sync('weChat', 'organization'),
    syncUsersToWeChat: sync('weChat', 'user'),
  };
}

/** Organisations and people in step with a messenger. */
export const thirdPartySyncModule = defineModule({ name: 'third-party-sync', tables: [SYNC_TABLES, SYNC_ASKED], handlers });
