import document from '../../../generated/openapi.java-6.1.json' with { type: 'json' };
import { changeMember, isRecord, renameMember, type AnswerChange, type Dialect } from './dialect.ts';
import { withCapitals, withMd5 } from './net-3.6.ts';

const asText = changeMember('gender', (gender) => (typeof gender === 'number' ? String(gender) : gender));

const ANSWERS: Readonly<Record<string, AnswerChange>> = {
  login: (data) => (isRecord(data) ? { ...data, wlQrcode: null, isSaas: false, saasList: [] } : data),
  getCurrentUser: asText,
  getBaseInfo: asText,
  listUsers: asText,
  getUser: asText,
  getBillRule: withCapitals,
  listAllUsers: (data) => ({ list: asText(data) }),
};

const RENAMED: Readonly<Record<string, readonly [from: string, to: string]>> = {
  findUsers: ['ids', 'userId'],
  listSelectedUsers: ['ids', 'userId'],
  pageSelectedUsers: ['ids', 'userId'],
};

/**
 * The Java servers of 6.1: `data` left out when there is nothing, "Success" for a success without words of its own, the list
 * of all users wrapped, gender as text, and the login password encrypted once more.
 * @reading R-178
 */
export function java61(loginKey: string): Dialect {
  return {
    name: 'java-6.1',
    document,
    hasAnyCase: false,
    readCall: (operationId, call) => {
      if (operationId === 'login') return withMd5(call, loginKey);
      const names = RENAMED[operationId];
      return names ? renameMember(call, ...names) : call;
    },
    writeAnswer: (operationId, { code, msg, data }) => {
      const said = code === 200 && msg === '操作成功' ? 'Success' : msg;
      if (data === undefined || data === null) return { code, msg: said };
      return { code, msg: said, data: (operationId === null ? undefined : ANSWERS[operationId])?.(data) ?? data };
    },
  };
}
