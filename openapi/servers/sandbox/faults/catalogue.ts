import { rows, type Bend, type Members } from './bend.ts';

/** A fault on purpose: what is wrong with which operation. */
export interface SeededFault {
  /** `F17`. */
  readonly id: string;
  readonly operation: string;
  /** The fault in a sentence. */
  readonly sentence: string;
  readonly bend: Bend;
}

const data = (change: (members: Members) => unknown): Bend => ({ kind: 'data', change: (value) => change(Object(value)) });
const everyRow = (change: (row: Members) => Members): Bend => ({ kind: 'data', change: rows(change) });
const refusal = (change: (envelope: Members) => unknown): Bend => ({
  kind: 'envelope',
  change: (envelope, isGood) => (isGood ? envelope : change(envelope)),
});
const without = (name: string, from: Members): Members => Object.fromEntries(Object.entries(from).filter(([each]) => each !== name));
const page = (change: (list: readonly unknown[], pagination: Members) => Members): Bend =>
  data((members) => ({ ...members, ...change(Array.isArray(members['list']) ? members['list'] : [], Object(members['pagination'])) }));
const swallow: Bend = { kind: 'swallow' };
const takes: Bend = { kind: 'takes' };
const anybody: Bend = { kind: 'anybody' };
const anyone: Bend = { kind: 'anyone' };
const loses = (...names: readonly string[]): Bend => ({ kind: 'loses', names });
const isBrokenJson = (body: string): boolean => {
  try {
    JSON.parse(body);
    return false;
  } catch {
    return body !== '';
  }
};

const rowsIn = (from: Members, name = 'dataRow'): readonly unknown[] => (Array.isArray(from[name]) ? from[name] : []);
const numbersIn = (state: Members): readonly unknown[] => rowsIn(state, 'chunkNumbers');

/** Frames of a method, each with others in its place. */
const frames = (method: string, change: (frame: Members) => readonly Members[]): Bend => ({
  kind: 'frames',
  change: (frame) => (frame['method'] === method ? change(frame) : [frame]),
});
const withoutPath = (content: unknown): unknown =>
  typeof content === 'object' && content !== null ? without('path', { ...content }) : content;

type Line = readonly [operation: string, sentence: string, bend: Bend];

const LINES: readonly Line[] = [
  // Transport and envelope.
  ['listDictionaryCategories', 'answers HTTP 500 with a good body', { kind: 'http', status: 500 }],
  ['getSchedule', 'answers HTTP 201', { kind: 'http', status: 201 }],
  ['getGroup', 'says that it is a page', { kind: 'type', contentType: 'text/html; charset=utf-8' }],
  ['listSystems', 'writes code as a text', { kind: 'envelope', change: (envelope) => ({ ...envelope, code: String(envelope['code']) }) }],
  ['listAreas', 'leaves out data', { kind: 'envelope', change: (envelope) => without('data', envelope) }],
  ['getPosition', 'answers null for a record', { kind: 'data', change: () => null }],
  ['getBillRule', 'refuses without a word', refusal((envelope) => ({ ...envelope, msg: '' }))],
  [
    'getMenu',
    'shows a stack trace when it refuses',
    refusal((envelope) => ({ ...envelope, msg: 'java.lang.NullPointerException at App.read(App.java:7)' })),
  ],
  [
    'getPrintTemplate',
    'shows SQL when it refuses',
    refusal((envelope) => ({ ...envelope, msg: 'SELECT id FROM print_template WHERE id = 1' })),
  ],
  [
    'getModel',
    'shows a path of the server when it refuses',
    refusal((envelope) => ({ ...envelope, msg: 'cannot read /var/lib/app/model.json' })),
  ],
  ['listPrintTemplates', 'adds a member for debugging', { kind: 'envelope', change: (envelope) => ({ ...envelope, debug: true }) }],
  ['listGroups', 'hands out data to who is refused', refusal((envelope) => ({ ...envelope, data: { list: [{ id: '1' }] } }))],
  // Shape.
  ['listBillRules', 'leaves out a required member', everyRow((row) => without('enCode', row))],
  ['getUser', 'writes a flag as a word', data((record) => ({ ...record, enabledMark: 'enabled' }))],
  ['listPositions', 'writes ids as numbers', everyRow((row) => ({ ...row, id: 42 }))],
  ['getDataInterface', 'writes JSON where a text of JSON belongs', data((record) => ({ ...record, requestParameters: [] }))],
  ['listOrganizations', 'writes an object where nodes belong', everyRow((row) => ({ ...row, children: {} }))],
  ['getMessageAccount', 'shows the password of a mail account', data((record) => ({ ...record, smtpPassword: 'mK7vQ2xJ8s' }))],
  ['listModels', 'writes moments in seconds', everyRow((row) => ({ ...row, creatorTime: Math.floor(Number(row['creatorTime']) / 1000) }))],
  ['getServerState', 'answers nothing of the server', data(() => [])],
  ['listMenus', 'writes a sort number as a word', everyRow((row) => ({ ...row, sortCode: 'first' }))],
  ['getCurrentUser', 'answers no menu', data((record) => ({ ...record, menuList: 'none' }))],
  ['listDelegations', 'writes moments as dates', everyRow((row) => ({ ...row, startTime: '2026-11-23' }))],
  // Who may call.
  ['listUsers', 'looks at no token', anybody],
  ['getSystemConfig', 'looks at no token', anybody],
  ['removeGroup', 'looks at no token', anybody],
  ['createPosition', 'looks at no right', anyone],
  ['removeRole', 'looks at no right', anyone],
  ['updateOrganization', 'looks at no right', anyone],
  ['setBillRuleState', 'looks at no right', anyone],
  ['logout', 'leaves the session open', swallow],
  ['exportRecords', 'looks at no token', anybody],
  // Parameters.
  ['getRole', 'answers another record for an unknown id', { kind: 'remembers' }],
  ['getDictionaryEntry', 'answers another record for an unknown id', { kind: 'remembers' }],
  ['listMessageTemplates', 'breaks over an empty parameter', { kind: 'breaks', over: ({ query }) => query.get('keyword') === '' }],
  [
    'listDataInterfaces',
    'breaks over a quotation mark',
    { kind: 'breaks', over: ({ query }) => (query.get('keyword') ?? '').includes("'") },
  ],
  ['listOwnFlows', 'breaks over a long keyword', { kind: 'breaks', over: ({ query }) => (query.get('keyword') ?? '').length > 500 }],
  ['createGroup', 'breaks over half a JSON', { kind: 'breaks', over: ({ body }) => isBrokenJson(body) }],
  // Pages and order.
  [
    'listUsers',
    'counts one too many',
    page((_, pagination) => ({ pagination: { ...pagination, total: Number(pagination['total']) + 1 } })),
  ],
  ['listRoles', 'answers the first page always', loses('currentPage')],
  ['listSentMessages', 'overlooks the size of a page', loses('pageSize')],
  ['listGroups', 'overlooks the keyword', loses('keyword')],
  ['listPositions', 'overlooks the order', loses('sidx', 'sort')],
  ['listSendMessageConfigs', 'overlooks a filter', loses('enabledMark')],
  ['listModels', 'loses the last row of a page', page((list) => ({ list: list.slice(0, -1) }))],
  ['listLogs', 'says that there is nothing', page((_, pagination) => ({ pagination: { ...pagination, total: 0 } }))],
  ['listPrintTemplates', 'shows a row twice', page((list) => ({ list: list.length > 1 ? [list[0], ...list.slice(0, -1)] : list }))],
  ['pageFlowTemplates', 'says another page than it answers', page((_, pagination) => ({ pagination: { ...pagination, currentPage: 7 } }))],
  // Validation.
  ['createGroup', 'takes whatever comes', takes],
  ['createBillRule', 'takes whatever comes', takes],
  ['createUser', 'takes whatever comes', takes],
  ['updateRole', 'takes whatever comes', takes],
  ['createArea', 'takes whatever comes', takes],
  ['createRole', 'takes a code a second time', takes],
  // Records and their lives.
  ['removePosition', 'deletes nothing', swallow],
  ['removeSchedule', 'deletes nothing', swallow],
  ['updateSystem', 'changes nothing', swallow],
  ['updateMenuColumn', 'changes nothing', swallow],
  ['setRoleState', 'switches nothing', swallow],
  ['setAreaState', 'switches nothing', swallow],
  ['copyModel', 'copies nothing', swallow],
  ['createDelegation', 'adds nothing', swallow],
  ['createMenuButton', 'loses the description', loses('description')],
  ['updateUser', 'loses the phone', loses('mobilePhone')],
  ['createNotice', 'loses the excerpt', loses('excerpt')],
  ['getDepartment', 'says another name', data((record) => ({ ...record, fullName: `${String(record['fullName'])}?` }))],
  ['updateRecord', 'changes nothing', swallow],
  ['removeRecord', 'deletes nothing', swallow],
  // One against another.
  ['listBillRuleOptions', 'offers what is disabled', { kind: 'joins', address: '/api/system/BillRule?enabledMark=0&pageSize=500' }],
  [
    'listOrganizationOptions',
    'hangs nodes below another parent',
    everyRow((row) => (row['parentId'] === '-1' ? row : { ...row, parentId: '42' })),
  ],
  [
    'listDictionaryCategories',
    'answers siblings backwards',
    data((members) => ({ ...members, list: Array.isArray(members['list']) ? members['list'].toReversed() : [] })),
  ],
  ['listRoles', 'says another name than the record', everyRow((row) => ({ ...row, fullName: `${String(row['fullName'])}?` }))],
  [
    'exportBillRule',
    'answers an address that opens nothing',
    data((members) => ({ ...members, url: '/api/file/Download?encryption=gone' })),
  ],
  ['listRoleTree', 'leaves out what is enabled', data((members) => ({ ...members, list: [] }))],
  ['removeDictionaryEntry', 'says yes to what is gone', takes],
  // Commands.
  ['setMembers', 'takes no member', swallow],
  ['resetUserPassword', 'keeps the old password', swallow],
  ['revokeFlowTask', 'lets the process go on', swallow],
  ['rejectFlowTask', 'lets the process go on', swallow],
  ['importBillRule', 'adds nothing', swallow],
  ['updateBaseInfo', 'changes nothing', swallow],
  ['removeSignature', 'deletes nothing', swallow],
  ['mergeChunks', 'puts nothing together', swallow],
  // Files in pieces.
  ['checkChunk', 'says that nothing need be sent', data((state) => ({ ...state, uploaded: true }))],
  ['checkChunk', 'writes numbers of chunks as texts', data((state) => ({ ...state, chunkNumbers: numbersIn(state).map(String) }))],
  [
    'checkChunk',
    'counts chunks from nought',
    data((state) => ({ ...state, chunkNumbers: numbersIn(state).map((each) => Number(each) - 1) })),
  ],
  ['uploadChunk', 'takes whatever comes', takes],
  ['uploadChunk', 'looks at no token', anybody],
  ['mergeChunks', 'says another size', data((file) => ({ ...file, fileSize: Number(file['fileSize']) + 1 }))],
  // Files of rows.
  ['previewUserImport', 'loses the last row', data((preview) => ({ ...preview, dataRow: rowsIn(preview).slice(0, -1) }))],
  ['previewRecordImport', 'takes whatever comes', takes],
  ['uploadUserImportFile', 'takes whatever comes', takes],
  ['importUsers', 'counts what it refused as taken', data((done) => ({ ...done, snum: Number(done['snum']) + Number(done['fnum']) }))],
  [
    'importRecords',
    'refuses without a reason',
    data((done) => ({ ...done, failResult: rowsIn(done, 'failResult').map((row) => ({ ...Object(row), errorsInfo: '' })) })),
  ],
  [
    'exportUserImportErrors',
    'answers an address that opens nothing',
    data((link) => ({ ...link, url: '/api/file/Download?encryption=gone' })),
  ],
  // Frames of the socket, which stand at the list of conversations.
  ['listConversations', 'has a socket that says every text twice', frames('receiveMessage', (frame) => [frame, frame])],
  ['listConversations', 'has a socket that echoes nothing', frames('sendMessage', () => [])],
  [
    'listConversations',
    'has a socket that counts otherwise than the call',
    frames('initMessage', (frame) => [{ ...frame, unreadSystemMessageCount: Number(frame['unreadSystemMessageCount']) + 1 }]),
  ],
  ['listConversations', 'has a socket that pushes without a kind it has', frames('messagePush', (frame) => [{ ...frame, messageType: 9 }])],
  ['listConversations', 'has a socket that pushes nothing', frames('messagePush', () => [])],
  [
    'listConversations',
    'has a socket that forgets where an image is',
    frames('receiveMessage', (frame) => [{ ...frame, formMessage: withoutPath(frame['formMessage']) }]),
  ],
  [
    'listConversations',
    'has a socket that ends sessions of another token',
    frames('logout', (frame) => [{ ...frame, token: 'bearer other' }]),
  ],
  [
    'listConversations',
    'has a socket that loses the oldest text of a history',
    frames('messageList', (frame) => [{ ...frame, list: rowsIn(frame, 'list').slice(0, -1) }]),
  ],
  // Who may, by pages and buttons.
  ['createGroup', 'looks at no right', anyone],
  ['removePrintTemplate', 'looks at no right', anyone],
  ['signOutUsers', 'signs out nobody', swallow],
  ['removeLogs', 'removes nothing', swallow],
  ['readAllMessages', 'reads nothing', swallow],
  ['syncUsersToWeChat', 'looks at no token', anybody],
];

/** Every fault of the sandbox, `F01` and on; numbers stay, new ones are added at the end. */
export const SEEDED_FAULTS: readonly SeededFault[] = LINES.map(([operation, sentence, bent], index) => ({
  id: `F${String(index + 1).padStart(2, '0')}`,
  operation,
  sentence: `${operation} ${sentence}`,
  bend: bent,
}));
