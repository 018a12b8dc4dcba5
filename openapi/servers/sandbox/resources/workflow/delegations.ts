import type { OperationShapes } from '../../../../generated/operations.gen.ts';
import { MSG } from '../../core/envelope.ts';
import { Refusal } from '../../core/failure.ts';
import type { Caller, Handlers, World } from '../../core/handlers.ts';
import { pageOf } from '../../core/paging.ts';
import { matchesKeyword } from '../../core/keyword.ts';
import { createResource, type ResourceDescriptor } from '../../core/resource.ts';
import type { Store } from '../../core/store.ts';
import { deliverMessage, MESSAGE_TYPE } from '../message/deliver.ts';
import { labelById } from '../user-administration/labels.ts';
import { isAdministrator } from '../user-administration/administrator.ts';
import { enabledPerson, userIdOf } from './access.ts';

type Operations = 'listDelegations' | 'createDelegation' | 'getDelegation' | 'updateDelegation' | 'removeDelegation';

type DelegationRow = {
  id: string;
  userId: string;
  toUserId: string;
  /** Ids of flows joined by commas; empty for all. */
  flowId: string;
  flowName: string;
  startTime: number;
  endTime: number;
  description: string;
  creatorTime: number;
  lastModifyTime: number;
};
type DelegationInput = OperationShapes['createDelegation']['body'];

const DESCRIPTOR: ResourceDescriptor<DelegationRow> = {
  table: 'flow_delegation',
  title: '委托',
  columns: ['id', 'userId', 'toUserId', 'flowId', 'flowName', 'startTime', 'endTime', 'description', 'creatorTime', 'lastModifyTime'],
  order: ['startTime', 'id'],
  unique: [],
  references: [],
  heldBy: [],
};

const EVERY_FLOW = '全部流程';
/** `flowType` of a message that opens the entrust page, and which tab of it. @source shell §2.6 @reading R-156 */
const ENTRUST = 2;
const TO_ME = '2';

/** Handlers of delegations: who acts for whom, from when to when. @reading R-156 R-372 */
export function delegationHandlers(world: World): Handlers<Operations> {
  const { store } = world;
  const delegations = createResource(store, DESCRIPTOR);
  const owned = (id: string, caller: Caller | null, verb: string): DelegationRow => {
    const row = delegations.get(id);
    const userId = userIdOf(caller);
    if (row.userId !== userId && !isAdministrator(store, userId)) throw new Refusal(`只有委托人可以${verb}委托`);
    return row;
  };
  const write = (body: DelegationInput, caller: Caller | null, before: DelegationRow | null): DelegationRow => {
    const columns = columnsOf(store, body, before?.userId ?? ownerOf(store, body, caller));
    const time = world.now();
    const row = { ...columns, id: before?.id ?? world.nextId(), creatorTime: before?.creatorTime ?? time, lastModifyTime: time };
    if (delegations.list({ userId: row.userId }).some((other) => overlaps(row, other)))
      throw new Refusal('该时间段内已有相同流程的委托，请调整时间');
    return row;
  };

  return {
    listDelegations: ({ query, caller }) => {
      const userId = userIdOf(caller);
      const rows = delegations
        .list(query.type === TO_ME ? { toUserId: userId } : { userId })
        .map((row) => shown(store, row))
        .filter((row) => matchesKeyword(query.keyword, row.flowName, row.userName ?? '', row.toUserName ?? ''));
      return { data: pageOf(rows.toReversed(), query) };
    },
    createDelegation: ({ body, caller }) => {
      const row = write(body, caller, null);
      delegations.insert(row);
      tellReceiver(world, row);
      return { msg: MSG.created };
    },
    getDelegation: ({ path, caller }) => {
      const row = delegations.get(path.id);
      if (row.toUserId !== userIdOf(caller)) owned(path.id, caller, '查看');
      return { data: shown(store, row) };
    },
    updateDelegation: ({ path, body, caller }) => {
      delegations.replace(write(body, caller, owned(path.id, caller, '修改')));
      return { msg: MSG.updated };
    },
    removeDelegation: ({ path, caller }) => {
      delegations.remove(owned(path.id, caller, '终止').id);
      return { msg: MSG.removed };
    },
  };
}

/** Person who delegates: the caller; an administrator may name somebody else. @throws Refusal */
function ownerOf(store: Store, body: DelegationInput, caller: Caller | null): string {
  const userId = userIdOf(caller);
  const named = body.userId ?? '';
  if (named !== '' && named !== userId && !isAdministrator(store, userId)) throw new Refusal('只能委托自己的流程');
  return named === '' ? userId : named;
}

/** @throws Refusal when a rule forbids it */
function columnsOf(store: Store, body: DelegationInput, userId: string) {
  const { toUserId, startTime, endTime, description } = body;
  if (toUserId === userId) throw new Refusal('委托人和受托人不能相同');
  if (endTime <= startTime) throw new Refusal('结束时间应晚于开始时间');
  const flowIds = idsIn(body.flowId ?? '');
  const names = flowIds.map((id) => {
    const flow = store.one<{ fullName: string }>('SELECT fullName FROM flow WHERE id = ?', id);
    if (!flow) throw new Refusal('流程不存在，可能已被删除，请重新选择流程');
    return flow.fullName;
  });
  return {
    userId,
    toUserId: enabledPerson(store, toUserId, '受托人不存在或已停用，请重新选择受托人'),
    flowId: flowIds.join(','),
    flowName: names.join(',') || EVERY_FLOW,
    startTime,
    endTime,
    description: description ?? '',
  };
}

const idsIn = (text: string): string[] => [...new Set(text.split(',').filter((id) => id !== ''))];

/** Do two delegations of one person mean the same flow at the same moment? */
function overlaps(one: DelegationRow, other: DelegationRow): boolean {
  if (one.id === other.id || one.startTime >= other.endTime || other.startTime >= one.endTime) return false;
  const flows = idsIn(one.flowId);
  const others = idsIn(other.flowId);
  return flows.length === 0 || others.length === 0 || flows.some((id) => others.includes(id));
}

const shown = (store: Store, { creatorTime: _created, lastModifyTime: _modified, ...row }: DelegationRow) => ({
  ...row,
  userName: labelById(store, row.userId),
  toUserName: labelById(store, row.toUserId),
});

/** Tells who acts. @reading R-374 */
function tellReceiver(world: World, { userId, toUserId, flowName }: DelegationRow): void {
  const person = world.store.one<{ realName: string }>('SELECT realName FROM user WHERE id = ?', userId);
  const title = `${person?.realName ?? ''}委托您处理${flowName.replaceAll(',', '、')}`;
  const releaseUser = labelById(world.store, userId) ?? '';
  const message = { type: MESSAGE_TYPE.flow, flowType: ENTRUST, title, bodyText: JSON.stringify({ type: TO_ME }), releaseUser };
  deliverMessage(world, message, [toUserId]);
}
