import { expect } from 'vitest';
import document from '../../../../generated/openapi.json' with { type: 'json' };
import { fittingRequest, routes } from '../../../mock/testing/description.ts';
import { readContract, type Operation } from '../../core/contract.ts';
import type { Store } from '../../core/store.ts';
import { PIXEL } from '../lifecycles/pixel.ts';
import { digest } from '../../resources/sessions/digest.ts';
import { md5Hex } from '../../resources/current-user/password.ts';
import type { DialectClient } from '../dialect-client.ts';
import { PAIRS } from '../pairs.ts';

type Ids = Readonly<Record<string, string>>;
export type Body = Readonly<Record<string, unknown>>;
export interface Sent {
  readonly path: Ids;
  readonly body?: unknown;
  readonly form?: FormData;
  /** Person who asks; an administrator where nobody is named. */
  readonly userId?: string;
}

/** Sandbox that is tried, from within and from without. */
interface Tried {
  readonly store: Store;
  readonly admin: DialectClient;
  readonly url: string;
}
let { store, admin, url } = {} as Tried;
/** Names the sandbox all of this is about. */
export function tryAt(tried: Tried): void {
  ({ store, admin, url } = tried);
}

/** Operations by their names. */
export const contract = new Map(readContract(document).map((operation) => [operation.id, operation]));

const NAMES = ['fullName', 'realName', 'title', 'sysName', 'remark', 'description'];
const changed = (body: Body): Body => {
  const name = NAMES.find((each) => typeof body[each] === 'string') ?? '';
  return { ...body, ...(name !== '' && { [name]: `${String(body[name]).slice(0, 20)}改` }) };
};
const copied = (body: Body): Body => ({
  ...changed(body),
  ...Object.fromEntries(['enCode', 'account'].filter((name) => typeof body[name] === 'string').map((name) => [name, 'auditcopy'])),
});

/** The newest and the oldest ids of every table. */
function someIds(): string[] {
  const tables = store.all<{ name: string }>(
    "SELECT m.name FROM sqlite_schema m JOIN pragma_table_info(m.name) c ON c.name = 'id' WHERE m.type = 'table' AND m.name <> 'audit_log'",
  );
  const idsOf = (name: string, order: string) =>
    store.all<{ id: string }>(`SELECT id FROM ${name} ORDER BY id ${order} LIMIT 3`).map(({ id }) => id);
  return tables.flatMap(({ name }) => [...idsOf(name, 'DESC'), ...idsOf(name, 'ASC')]);
}
const one = (sql: string, ...values: string[]): string => store.one<{ id: string }>(sql, ...values)?.id ?? '';
/** A model whose draft is not what was released. */
async function changedModel(): Promise<string> {
  const id = one("SELECT id FROM model WHERE enCode = 'assetLedger'");
  const { data } = await admin.call('getModel', { id });
  await admin.call('updateModel', { id }, changed(data));
  return id;
}
const userId = (account: string): string => one('SELECT id FROM user WHERE account = ?', account);

const exampleOf = ({ id }: Pick<Operation, 'id'>): unknown => {
  const route = routes.find((each) => each.operationId === id);
  const body = route && fittingRequest(route).init.body;
  return typeof body === 'string' ? JSON.parse(body) : undefined;
};

/** Token of a session of this person. */
function tokenOf(id: string): string {
  const token = `bearer audit-${id}`;
  store.run(
    'INSERT OR IGNORE INTO session (tokenHash, userId, creatorTime, expiryTime, id) VALUES (?, ?, ?, ?, ?)',
    digest(token),
    id,
    Date.now(),
    Date.now() + 3_600_000,
    `audit-${id}`,
  );
  return token;
}

export async function ask(
  { path, method }: Operation,
  { path: ids, body, form, userId: asked = userId('admin') }: Sent,
): Promise<{ code: number; msg: string }> {
  const rest = new URLSearchParams(Object.entries(ids).filter(([name]) => !path.includes(`{${name}}`)));
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(ids[name] ?? ''));
  const headers = { Authorization: tokenOf(asked), ...(body !== undefined && { 'Content-Type': 'application/json' }) };
  const sent = form ?? (body === undefined ? null : JSON.stringify(body));
  return (await fetch(`${url}${address}?${rest}`, { method, headers, body: sent })).json();
}

/** Work that waits for somebody, by its own id and by that of its process. */
function waiting(body: () => unknown): Sent[] {
  const works = store.all<{ id: string; taskId: string; userId: string }>('SELECT id, taskId, userId FROM flow_work WHERE state = 0');
  return works.flatMap(({ id, taskId, userId: asked }) =>
    [id, taskId].map((each) => ({ path: { id: each }, body: body(), userId: asked })),
  );
}
const launched = (body?: unknown): Sent[] =>
  store
    .all<{ id: string; userId: string }>('SELECT id, userId FROM flow_task')
    .map(({ id, userId: asked }) => ({ path: { id }, body, userId: asked }));
const handled = (body: unknown): Sent[] =>
  store
    .all<{ id: string; own: string; workId: string | null; handleId: string }>(
      'SELECT taskId AS id, id AS own, workId, handleId FROM flow_record',
    )
    .flatMap(({ id, own, workId, handleId }) => [own, workId ?? '', id].map((each) => ({ path: { id: each }, body, userId: handleId })));

function newPassword(): Sent[] {
  store.run('INSERT INTO captcha (timestamp, letters, expiryTime) VALUES (?, ?, ?)', 'audit', '12345', Date.now() + 60_000);
  return [{ path: {}, body: { oldPassword: md5Hex('Admin2026'), password: md5Hex('Another2026'), code: '12345', timestamp: 'audit' } }];
}

/** The example of a body, with some members that hold what there is. */
const shown = (id: string, members: Body = {}): Body => ({ ...(exampleOf({ id }) as Body), ...members });
const AT = { fullName: '路产', enCode: 'auditcopy' };
const role = (): string => one("SELECT id FROM role WHERE isAdministrator = 0 AND enCode = 'roadStaff'");
const menuId = (): string => one("SELECT id FROM menu WHERE enCode = 'permission-group'");
/** JSON of values of which every short text is another one. */
const altered = (json: string): Body =>
  Object.fromEntries(
    Object.entries(JSON.parse(json) as Body).map(([key, value]) => [
      key,
      typeof value === 'string' && /\p{Script=Han}/u.test(value) ? `${value}改` : value,
    ]),
  );
/** Records of a model; the first look at them lays them out. */
async function recordsOf(enCode: string): Promise<{ id: string; modelId: string; data: string }[]> {
  const modelId = one('SELECT id FROM model WHERE enCode = ?', enCode);
  await admin.call('listRecords', { id: modelId }, { currentPage: 1, pageSize: 1 });
  return store.all('SELECT id, modelId, data FROM model_record WHERE modelId = ? LIMIT 3', modelId);
}
const systems = (): string[] => store.all<{ id: string }>('SELECT id FROM system').map(({ id }) => id);
function uploaded(): FormData {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array([1, 2, 3])]), 'audit.zip');
  return form;
}
/** A portrait is a picture its owner has uploaded. */
async function portrait(): Promise<Sent[]> {
  const form = new FormData();
  form.append('file', new Blob([PIXEL]), 'audit.gif');
  const answer = await ask(contract.get('uploadFile') ?? expect.fail(), { path: { type: 'userAvatar' }, form });
  return [{ path: { name: (answer as unknown as { data: { name: string } }).data.name } }];
}
/** A delegate of a person is nobody they have already given the same flow to. */
const delegation = (): Body =>
  shown('createDelegation', {
    userId: userId('admin'),
    toUserId: userId('staff'),
    flowId: one('SELECT id FROM flow WHERE id NOT IN (SELECT flowId FROM flow_delegation) LIMIT 1'),
    startTime: Date.now() + 86_400_000,
    endTime: Date.now() + 172_800_000,
  });
async function publicForm(): Promise<Sent[]> {
  const modelId = one("SELECT id FROM model WHERE enCode = 'roadPatrol'");
  const link = contract.get('updateShortLink') ?? expect.fail();
  await ask(link, { path: { id: modelId }, body: shown('updateShortLink') });
  const key = one('SELECT linkKey AS id FROM short_link');
  return (await recordsOf('roadPatrol')).map(({ data }) => ({ path: { key }, body: { data } }));
}

/** Calls whose bodies or places only this data has. */
export const BY_HAND: Readonly<Record<string, () => Sent[] | Promise<Sent[]>>> = {
  updatePasswordMessage: newPassword,
  modifyPassword: newPassword,
  setDefaultSignature: () => {
    for (const id of ['audit-1', 'audit-2'])
      store.run(
        'INSERT INTO user_signature (id, userId, signImg, isDefault) VALUES (?, ?, ?, ?)',
        id,
        userId('admin'),
        'x',
        id === 'audit-1' ? 1 : 0,
      );
    return [{ path: { id: 'audit-2' } }];
  },
  updateAvatar: portrait,
  createMessageAccount: () => [{ path: {}, body: shown('createMessageAccount', AT) }],
  uploadFile: () => [{ path: { type: 'annex' }, form: uploaded() }],
  setAdministrators: () => [{ path: {}, body: { adminIds: [userId('admin'), userId('staff')] } }],
  createUser: () => [
    {
      path: {},
      body: shown('createUser', {
        organizeId: one("SELECT id FROM organization WHERE category = 'company'"),
        managerId: '',
        positionId: '',
        roleId: role(),
        groupId: '',
      }),
    },
  ],
  unlockUser: () => {
    store.run('UPDATE user SET enabledMark = 2 WHERE account = ?', 'guest');
    return [{ path: { id: userId('guest') } }];
  },
  importUsers: () => [
    {
      path: {},
      body: {
        list: [
          {
            account: 'auditcopy',
            realName: '审计',
            organizeId: one("SELECT fullName AS id FROM organization WHERE category = 'company'"),
            gender: '男',
            roleId: '',
          },
        ],
      },
    },
  ],
  addRights: () => [{ path: {}, body: shown('addRights', { roleIds: [role()], systemIds: systems(), module: [menuId()] }) }],
  setRoleRights: () => [{ path: { id: role() }, body: shown('setRoleRights', { systemIds: systems(), module: [menuId()], button: [] }) }],
  saveGrade: () => [{ path: {}, body: gradeOf() }],
  removeGrade: async () => {
    await ask(contract.get('saveGrade') ?? expect.fail(), { path: {}, body: gradeOf() });
    return [{ path: { userId: userId('staff') } }];
  },
  setMembers: () => [{ path: { id: role() }, body: shown('setMembers', { userIds: [userId('guest')] }) }],
  updateRecord: async () =>
    (await recordsOf('roadPatrol')).map(({ id, modelId, data }) => ({
      path: { id: modelId, recordId: id },
      body: { id, data: JSON.stringify(altered(data)), status: 0, flowId: null },
    })),
  removeRecord: async () => (await recordsOf('roadPatrol')).map(({ id, modelId }) => ({ path: { id: modelId, recordId: id } })),
  removeRecords: async () => (await recordsOf('roadPatrol')).map(({ id, modelId }) => ({ path: { id: modelId }, body: { ids: [id] } })),
  releaseModel: async () => [
    { path: { id: await changedModel() }, body: { pc: 1, app: 0, pcModuleParentId: one('SELECT id FROM system'), note: '改' } },
  ],
  rollbackModel: async () => [{ path: { id: await changedModel() } }],
  restoreModelVersion: async () => {
    const id = await changedModel();
    await admin.call('releaseModel', { id }, { pc: 0, app: 0 });
    const [newest, ...older] = store.all<{ id: string }>('SELECT id FROM model_version WHERE modelId = ? ORDER BY number DESC', id);
    return older.map((version) => ({ path: { id: version.id }, body: { seenId: newest?.id } }));
  },
  restorePrintTemplateVersion: async () => {
    const id = one('SELECT id FROM print_template');
    const { data } = await admin.call('getPrintTemplate', { id });
    await admin.call('updatePrintTemplate', { id }, changed(data));
    const [newest, ...older] = store.all<{ id: string }>(
      'SELECT id FROM print_template_version WHERE printId = ? ORDER BY number DESC',
      id,
    );
    return older.map((version) => ({ path: { id: version.id }, body: { currentId: newest?.id } }));
  },
  approveFlowTask: () => waiting(() => shown('approveFlowTask', { fileList: [], copyIds: '', candidateList: {}, enCode: '' })),
  rejectFlowTask: () => waiting(() => shown('rejectFlowTask', { enCode: '' })),
  recallFlowTask: () => handled(shown('recallFlowTask')),
  transferFlowTask: () => waiting(() => shown('transferFlowTask', { freeApproverUserId: userId('guest') })),
  assignFlowTask: () =>
    nodesOfFlows().map(({ id, nodeCode }) => ({
      path: { id },
      body: shown('assignFlowTask', { nodeCode, freeApproverUserId: userId('guest') }),
    })),
  revokeFlowTask: () => launched(shown('revokeFlowTask')),
  addFlowSigner: () => waiting(() => shown('addFlowSigner', { freeApproverUserId: userId('guest') })),
  handleFlowTasks: () =>
    waiting(() => undefined).map(({ path, userId: asked }) => ({
      path: {},
      body: { ids: [path['id']], batchType: 0, handleOpinion: '同意' },
      ...(asked && { userId: asked }),
    })),
  createFlowComment: () =>
    launched().map(({ path, userId: asked }) => ({
      path: {},
      body: shown('createFlowComment', { taskId: path['id'] }),
      ...(asked && { userId: asked }),
    })),
  removeFlowComment: () => {
    store.run(
      "INSERT INTO flow_comment (id, taskId, userId, text, image, file, creatorTime) SELECT 'audit', id, ?, 'x', '[]', '[]', 1 FROM flow_task LIMIT 1",
      userId('admin'),
    );
    return [{ path: { id: 'audit' } }];
  },
  createFlowTask: () =>
    store
      .all<{ id: string }>('SELECT id FROM flow')
      .map(({ id }) => ({ path: {}, body: shown('createFlowTask', { flowId: id, formData: {}, candidateList: {}, status: 1 }) })),
  updateFlowTask: () => launched(shown('updateFlowTask', { formData: {}, candidateList: {}, status: 1 })),
  updateOpinionPhrase: () => {
    store.run(
      "INSERT INTO opinion_phrase (id, userId, commonWordsText, sortCode, creatorTime, lastModifyTime) VALUES ('audit', ?, 'x', 1, 1, 1)",
      userId('admin'),
    );
    return [{ path: { id: 'audit' }, body: shown('updateOpinionPhrase') }];
  },
  updateSavedQuery: () => {
    store.run(
      "INSERT INTO saved_query (id, userId, fullName, moduleId, matchLogic, conditionJson, creatorTime) VALUES ('audit', ?, 'x', '1', 'and', '[]', 1)",
      userId('admin'),
    );
    return [{ path: { id: 'audit' }, body: shown('updateSavedQuery') }];
  },
  submitShortLinkForm: publicForm,
  clearLogs: () => [{ path: { id: '5' } }],
  createDelegation: () => [{ path: {}, body: delegation() }],
};

const gradeOf = (): Body => {
  const [grant] = (shown('saveGrade')['orgAdminModel'] ?? []) as Body[];
  return shown('saveGrade', {
    userId: userId('staff'),
    orgAdminModel: [{ ...grant, organizeId: one("SELECT id FROM organization WHERE category = 'company'") }],
    systemIds: systems(),
  });
};
const nodesOfFlows = () =>
  store.all<{ id: string; nodeCode: string }>('SELECT taskId AS id, nodeCode FROM flow_step WHERE state = 1 OR state = 0');

/** Ways to make an operation do something, the likeliest first. */
export async function waysTo(operation: Operation): Promise<Sent[]> {
  const byHand = BY_HAND[operation.id];
  if (byHand) return byHand();
  const example = exampleOf(operation);
  const pair = PAIRS[operation.id] ?? PAIRS[operation.id.replace(/^create/, 'update')];
  const sents: Sent[] = [];
  if (pair) {
    const [get, records] = pair;
    for (const ids of await records(admin)) {
      const body = (await admin.call(get, ids)).data;
      sents.push({ path: ids, body: operation.id.startsWith('create') ? copied(body) : changed(body) });
    }
  }
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (names.length === 0) return [...sents, { path: {}, body: example }];
  return [
    ...sents,
    ...someIds().map((id) => ({ path: Object.fromEntries(names.map((name, at) => [name, at === 0 ? id : '3'])), body: example })),
  ];
}
