import type { OperationShapes } from '../../../generated/operations.gen.ts';
import {
  count,
  flag,
  from,
  id,
  list,
  moment,
  nullableText,
  oneWay,
  paged,
  record,
  text,
  tree,
  truth,
  type Codec,
  type OperationCodecs,
} from '../../wire/index.ts';
import { decodeCurrentUser } from './codec.ts';
import { systemLogRow } from './system-log.ts';

type MajorBody = OperationShapes['switchMajor']['body'];

/** Fields of the profile the person may change. */
const OWN_FIELDS = {
  realName: text,
  signature: nullableText,
  /** '1' male, '2' female, '3' not told; text, because newer servers send text. */
  gender: text,
  nation: nullableText,
  nativePlace: nullableText,
  certificatesType: nullableText,
  certificatesNumber: nullableText,
  education: nullableText,
  birthday: moment,
  telePhone: nullableText,
  landline: nullableText,
  mobilePhone: nullableText,
  email: nullableText,
  urgentContacts: nullableText,
  urgentTelePhone: nullableText,
  postalAddress: nullableText,
};

const baseInfo = () =>
  record({
    id: text,
    account: text,
    ...OWN_FIELDS,
    organize: text,
    company: text,
    position: text,
    manager: text,
    roleNames: from('roleId', text),
    creatorTime: moment,
    prevLogTime: moment,
    entryDate: moment,
    theme: text,
    language: text,
    avatar: nullableText,
  });

const subordinate = () =>
  record({ id: nullableText, avatar: nullableText, userName: text, department: text, position: text, isLeaf: truth });

const authorization = () => {
  const trees = list(tree({ id, parentId: nullableText, fullName: text, icon: text, sortCode: count }));
  return record({ module: trees, column: trees, button: trees, resource: trees, form: trees, portal: trees, flow: trees, print: trees });
};

const ownSession = () =>
  record({
    id,
    ipAddress: text,
    ipAddressName: text,
    browser: text,
    system: text,
    loginTime: moment,
    lastTime: moment,
    isCurrent: flag,
  });

const place = () => record({ id, fullName: text, isDefault: truth });

/** As it is: the three kinds are the words of the wire. */
const majorBody: Codec<MajorBody, MajorBody> = { decode: (wire) => wire, encode: (model) => model };

/** Codecs of the answers and bodies of every operation here. */
export const currentUserCodecs = /* @__PURE__ */ (() =>
  ({
    /** Only read; `codec.test.ts` proves it. */
    getCurrentUser: { data: oneWay(decodeCurrentUser) },
    updateSystemTheme: { body: record({ theme: text }) },
    updateSystemLanguage: { body: record({ language: text }) },
    switchMajor: { body: majorBody },
    getBaseInfo: { data: baseInfo() },
    updateBaseInfo: { body: record(OWN_FIELDS) },
    modifyPassword: { body: record({ oldPassword: text, password: text, code: text, timestamp: text }) },
    listOwnSubordinates: { data: list(subordinate()) },
    getOwnAuthorization: { data: authorization() },
    listSystemLogs: { data: paged(systemLogRow()) },
    listOwnOrganizations: { data: list(place()) },
    listOwnPositions: { data: list(place()) },
    listOwnRoles: { data: list(place()) },
    listSignatures: { data: list(record({ id, signImg: nullableText, isDefault: flag })) },
    listOwnSessions: { data: list(ownSession()) },
    createSignature: { body: record({ signImg: text, isDefault: flag }) },
    removeSignature: {},
  }) as const satisfies OperationCodecs<
    | 'getCurrentUser'
    | 'updateSystemTheme'
    | 'updateSystemLanguage'
    | 'switchMajor'
    | 'getBaseInfo'
    | 'updateBaseInfo'
    | 'modifyPassword'
    | 'listOwnSubordinates'
    | 'getOwnAuthorization'
    | 'listSystemLogs'
    | 'listOwnOrganizations'
    | 'listOwnPositions'
    | 'listOwnRoles'
    | 'listSignatures'
    | 'createSignature'
    | 'removeSignature'
    | 'listOwnSessions'
  >)();
