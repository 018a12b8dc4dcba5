import {
  choice,
  count,
  from,
  id,
  list,
  moment,
  nullableText,
  number,
  optionalId,
  paged,
  record,
  text,
  truth,
  type Codec,
  type OperationCodecs,
} from '../../wire/index.ts';
import { bytes } from './bytes.ts';

type WireMark = number | null | undefined;
/** Signed in, refused, or nothing of both. */
const mark: Codec<WireMark, boolean | null, WireMark> = {
  decode: (wire) => (wire === 1 ? true : wire === 0 ? false : null),
  encode: (model) => (model === null ? null : Number(model)),
};

/** A person who is signed in. */
export const onlineUser = record({
  id: from('userId', id),
  userName: text,
  organize: text,
  loginIPAddress: text,
  loginAddress: text,
  loginBrowser: text,
  loginSystem: text,
  loginTime: moment,
});

/** A deed of somebody. */
const logMembers = {
  id,
  creatorTime: moment,
  userName: text,
  ipAddress: text,
  ipAddressName: text,
  browser: text,
  platForm: text,
  requestUrl: nullableText,
  requestMethod: nullableText,
  durationMs: from('requestDuration', number),
  moduleName: text,
  hasSignedIn: from('loginMark', mark),
  abstracts: text,
} as const;
export const logRow = record(logMembers);

/** A member that was changed; a value nobody is told is null, and so is one there was not. */
const changedMember = record({ member: text, before: optionalId, after: optionalId, isHidden: truth });
/** A record a deed has made, changed or deleted. */
export const recordChange = record({
  action: choice({ create: 'create', update: 'update', delete: 'delete' }, 'update'),
  kind: text,
  recordId: text,
  name: text,
  members: list(changedMember),
});
export const logRecord = record({ ...logMembers, changes: list(recordChange) });

const usage = record({ total: bytes, used: bytes, available: bytes, usageRate: number });

/** Load of the machine of the server: sizes in bytes, shares in percent. */
export const serverState = record({
  system: record({ os: text, ip: text, uptime: from('day', text) }),
  cpu: record({ name: text, coreNumber: count, used: number, idle: number }),
  memory: usage,
  disk: usage,
  time: moment,
});

/** Codecs of the answers of monitoring. */
export const monitorCodecs = {
  listOnlineUsers: { data: paged(onlineUser) },
  signOutUser: {},
  signOutUsers: { body: record({ ids: list(id) }) },
  listLogs: { data: paged(logRow) },
  getLog: { data: logRecord },
  removeLogs: { body: record({ ids: list(id) }) },
  clearLogs: {},
  getServerState: { data: serverState },
} as const satisfies OperationCodecs<MonitorOperation>;

export type MonitorOperation =
  | 'listOnlineUsers'
  | 'signOutUser'
  | 'signOutUsers'
  | 'listLogs'
  | 'getServerState'
  | 'getLog'
  | 'removeLogs'
  | 'clearLogs';
