import document from '../../../generated/openapi.net-3.6.json' with { type: 'json' };
import type { CheckedRequest } from '../core/http/request.ts';
import { changeMember, isRecord, renameMember, type AnswerChange, type Dialect } from './dialect.ts';
import { decryptLogin } from './login-cipher.ts';

const asText = changeMember('gender', (gender) => (typeof gender === 'number' ? String(gender) : gender));
const asTruth = changeMember('enabledMark', (mark) => (mark === null ? null : mark === 1));

/** The date of a serial number as these versions write it. @reading R-422 */
export const withCapitals = changeMember('dateFormat', (format) => (format === 'no' ? format : String(format).toUpperCase()));

/** Members these versions name otherwise, beside the name of 3.4. @reading R-575 */
const also = (from: string, to: string, write: (value: unknown) => unknown = (value) => value): AnswerChange => {
  const add = (row: unknown): unknown => (isRecord(row) && from in row ? { ...row, [to]: write(row[from]) } : row);
  return (data) => (isRecord(data) && Array.isArray(data['list']) ? { ...data, list: data['list'].map(add) } : add(data));
};
const withCategory = also('type', 'category', (type) => (typeof type === 'number' ? `${type}` : null));
const withKind: AnswerChange = (data) => also('dataType', 'type')(also('categoryId', 'category')(data));

const ANSWERS: Readonly<Record<string, AnswerChange>> = {
  login: (data) => (isRecord(data) ? { ...data, wl_qrcode: null } : data),
  getCurrentUser: asText,
  getBaseInfo: asText,
  listUsers: asText,
  getUser: asText,
  getBillRule: withCapitals,
  listSchedules: withCategory,
  getSchedule: withCategory,
  listDataInterfaces: withKind,
  listDataInterfaceChoices: withKind,
  getDataInterface: withKind,
  listAllUsers: asText,
  listSelectedUsers: asText,
  pageSelectedUsers: asText,
  listGroupTree: asTruth,
};

/** Calls that skip the wrapper and say only `code` and `msg`. */
const BARE = new Set(['modifyPassword', 'logout']);

/** Bodies that name ids otherwise. */
const RENAMED: Readonly<Record<string, readonly [from: string, to: string]>> = {
  findUsers: ['ids', 'userId'],
  listSelectedUsers: ['ids', 'userId'],
  pageSelectedUsers: ['ids', 'userId'],
};

/**
 * The .NET servers of 3.6: `extras` and `timestamp` (seconds) in every envelope, `data` always there, the page number under
 * both names, gender as text, and the login password encrypted once more.
 * @reading R-177
 * @reading R-576
 */
export function net36(loginKey: string): Dialect {
  return {
    name: 'net-3.6',
    document,
    hasAnyCase: true,
    readCall: (operationId, call) => {
      if (operationId === 'login') return withMd5(call, loginKey);
      if (operationId === 'listAllowedPositions') return withPositions(call);
      if (operationId === 'listDataInterfaces' && call.query['type'] !== undefined)
        return { ...call, query: { ...call.query, dataType: call.query['type'] } };
      if (operationId === 'createDataInterface' || operationId === 'updateDataInterface')
        return renameMember(renameMember(call, 'type', 'dataType'), 'category', 'categoryId');
      if (operationId === 'createSchedule' || operationId === 'updateSchedule') return withType(call);
      const names = RENAMED[operationId];
      return names ? renameMember(call, ...names) : call;
    },
    writeAnswer: (operationId, { code, msg, data }, nowMs) => {
      if (operationId !== null && BARE.has(operationId)) return { code, msg };
      const changed = (operationId === null ? undefined : ANSWERS[operationId])?.(data) ?? data;
      return { code, msg, data: withPageIndex(changed ?? null), extras: null, timestamp: Math.floor(nowMs / 1000) };
    },
  };
}

/** 3.4 asks for organisations too. */
function withPositions(call: CheckedRequest): CheckedRequest {
  const named = renameMember(call, 'ids', 'positionIds');
  return { ...named, body: { departIds: [], ...(isRecord(named.body) ? named.body : {}) } };
}

/** A schedule's type by the name it has here, where it is text. @reading R-575 */
function withType(call: CheckedRequest): CheckedRequest {
  const named = renameMember(call, 'category', 'type');
  if (!isRecord(named.body) || typeof named.body['type'] !== 'string') return named;
  return { ...named, body: { ...named.body, type: Number(named.body['type']) || null } };
}

/** The password of a login as 3.4 sends it. */
export function withMd5(call: CheckedRequest, loginKey: string): CheckedRequest {
  const { body } = call;
  if (!isRecord(body) || typeof body['password'] !== 'string') return call;
  return { ...call, body: { ...body, password: decryptLogin(body['password'], loginKey) } };
}

function withPageIndex(data: unknown): unknown {
  if (!isRecord(data) || !isRecord(data['pagination'])) return data;
  return { ...data, pagination: { ...data['pagination'], pageIndex: data['pagination']['currentPage'] } };
}
