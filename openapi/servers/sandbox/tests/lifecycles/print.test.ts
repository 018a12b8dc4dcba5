import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dictionaryCodecs } from '../../../../src/domains/dictionary/index.ts';
import { printCodecs, type PrintTemplateDraft } from '../../../../src/domains/print/index.ts';
import { workflowCodecs } from '../../../../src/domains/workflow/index.ts';
import type { Sandbox } from '../../index.ts';
import { personWith, startForTest } from '../client.ts';
import { bytesOf, enter, gone, only, read, refusal, told, type Api } from './client.ts';
import { NO_RIGHT } from '../no-right.ts';

let folder: string;
let sandbox: Sandbox;
let api: Api;
let token: string;
async function start(): Promise<void> {
  sandbox = await startForTest({ data: folder });
  ({ api, token } = await enter(sandbox.url, 'admin'));
}
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'milepost-print-'));
  await start();
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

const categoryId = async (code: string) => {
  const options = dictionaryCodecs.listDictionaryOptions;
  const categories = await read(options, api.listDictionaryOptions({ path: { id: 'printDev' } }));
  return only(categories, code, ({ enCode }) => enCode === code).id;
};
const sqlOf = (...queries: string[]) => JSON.stringify(queries.map((sql) => ({ sql })));
const VEHICLE = 'SELECT plate, kind FROM demo_vehicle WHERE id = @formId';
const draftOf = async (enCode: string, change: Partial<PrintTemplateDraft> = {}): Promise<PrintTemplateDraft> => ({
  fullName: '清障车（大型）派车单',
  enCode,
  category: await categoryId('maintenance'),
  kind: 'form',
  isEnabled: true,
  description: '随车携带',
  sortCode: 7,
  dbLinkId: '0',
  sqlTemplate: sqlOf(VEHICLE),
  leftFields: '[]',
  printTemplate: '<p>{plate}</p>',
  pageParam: '{"width":210}',
  ...change,
});
type Query = NonNullable<Parameters<Api['listPrintTemplates']>[0]>['query'];
const { body } = printCodecs.createPrintTemplate;
const rows = async (query: Query) => (await read(printCodecs.listPrintTemplates, api.listPrintTemplates({ query }))).rows;
const record = (id: string) => read(printCodecs.getPrintTemplate, api.getPrintTemplate({ path: { id } }));
const create = (draft: PrintTemplateDraft) => api.createPrintTemplate({ body: body.encode(draft) });
const update = (id: string, draft: PrintTemplateDraft) => api.updatePrintTemplate({ path: { id }, body: body.encode(draft) });
const idOf = async (enCode: string) => only(await rows({ keyword: enCode }), enCode, (row) => row.enCode === enCode).id;
const sheet = (id: string, formId: string, who: Api = api) => read(printCodecs.getPrintData, who.getPrintData({ query: { id, formId } }));

const versions = async (id: string) =>
  (await read(printCodecs.listPrintTemplateVersions, api.listPrintTemplateVersions({ path: { id }, query: {} }))).rows;
const restore = (id = '', currentId = '', who: Api = api) =>
  who.restorePrintTemplateVersion({ path: { id }, body: printCodecs.restorePrintTemplateVersion.body.encode({ currentId }) });

async function made(enCode: string, change: Partial<PrintTemplateDraft> = {}): Promise<string> {
  expect(await told(create(await draftOf(enCode, change)))).toBe('新建成功');
  return idOf(enCode);
}

it('a template that was added is in the list of its category, and is read as it was written', async () => {
  const id = await made('tow.sheet');
  const category = await categoryId('maintenance');
  const listed = await rows({ category });
  expect(only(listed, 'the new one', (row) => row.id === id)).toMatchObject({ category: '养护单据', creatorUser: '孙婉宁/admin' });
  expect(new Set(listed.map((row) => row.category))).toEqual(new Set(['养护单据']));
  expect(await record(id)).toEqual({ ...(await draftOf('tow.sheet')), id, lastModifyTime: expect.any(Number) });
});

it('the list is that of a state when asked, and of both without', async () => {
  const id = await made('tow.byState', { isEnabled: false });
  const has = async (query: object) => (await rows(query)).some((row) => row.id === id);
  expect([await has({ enabledMark: 0 }), await has({ enabledMark: 1 }), await has({})]).toEqual([true, false, true]);
});

it('a change is kept, a code is unique, and texts that cannot be read are refused', async () => {
  const id = await made('tow.change');
  const before = await record(id);
  expect(await told(update(id, { ...before, fullName: '派车单', isEnabled: false }))).toBe('更新成功');
  expect(await record(id)).toEqual({ ...before, fullName: '派车单', isEnabled: false, lastModifyTime: expect.any(Number) });
  expect(await refusal(update(id, { ...before, enCode: 'toll.monthly' }))).toBe('编码已存在，请更换编码');
  expect(await refusal(update(id, { ...before, sqlTemplate: '[{"sql":' }))).toBe('SQL语句的格式不正确，请修改后重试');
  expect(await refusal(update(id, { ...before, category: '404' }))).toBe('模板分类不存在或已停用，请重新选择分类');
});

it('a copy is disabled, with a name and a code of its own', async () => {
  const id = await idOf('toll.monthly');
  expect(await told(api.copyPrintTemplate({ path: { id } }))).toBe('复制成功');
  expect(await record(await idOf('toll.monthly.copy1'))).toMatchObject({ fullName: '收费站通行月报副本', isEnabled: false });
});

it('the tree and the options have enabled templates only, by their kind and in the order asked for', async () => {
  const tree = await read(printCodecs.listPrintTemplateTree, api.listPrintTemplateTree({ query: { type: '1' } }));
  expect(tree.map(({ fullName, num, children }) => [fullName, num, children.map((leaf) => leaf.kind)])).toEqual([
    ['路产文书', 1, ['flow']],
    ['养护单据', 1, ['flow']],
  ]);
  const ids = [await idOf('toll.monthly'), await idOf('toll.refund'), '404', '533001000000000011'];
  const options = await read(printCodecs.listPrintTemplateOptions, api.listPrintTemplateOptions({ body: { ids } }));
  expect(options.map(({ fullName }) => fullName)).toEqual(['收费站通行月报', '路产赔（补）偿通知书']);
});

it('the columns of the queries stand below their tables, the first query is the head', async () => {
  const fields = (sqlTemplate: string) => api.listPrintFields({ body: { dbLinkId: '0', sqlTemplate } });
  const tables = await read(printCodecs.listPrintFields, fields(sqlOf(VEHICLE, 'SELECT day FROM demo_daily_traffic WHERE id = @formId')));
  expect(tables.map(({ id, children }) => [id, children.map((column) => column.id)])).toEqual([
    ['headTable', ['plate', 'kind']],
    ['childrenDataTable0', ['day']],
  ]);
  expect(await refusal(fields(sqlOf('SELECT plate FROM demo_vehicle')))).toBe('每条SQL语句都应包含 @formId 条件，请补充后重试');
  expect(await refusal(fields(sqlOf('SELECT * FROM user WHERE id = @formId')))).toBe('只能查询演示表（以 demo_ 开头），不能读取 user');
  expect(await refusal(fields(sqlOf('DELETE FROM demo_vehicle WHERE id = @formId')))).toBe('只允许一条 SELECT 或 WITH 查询语句');
  expect(await refusal(fields('[]['))).toBe('SQL语句的格式不正确，请修改后重试');
});

it('a record is printed with the values of its queries, several at once; what a record says is never SQL', async () => {
  const id = await idOf('toll.monthly');
  const stations = await read(
    printCodecs.getBatchPrintData,
    api.getBatchPrintData({ query: { id: await idOf('maintenance.vehicle'), formId: 'V0001,V0002' } }),
  );
  expect(stations.map(({ values }) => values['plate'])).toEqual([expect.stringContaining('0001'), expect.stringContaining('0002')]);
  const first = 'S26.01';
  const { values, template } = await sheet(id, first);
  expect(template).toContain('{revenueYuan}');
  expect(values).toMatchObject({ fullName: expect.stringContaining('收费站'), childrenDataTable1: [{ cars: expect.any(Number) }] });
  expect(values['childrenDataTable0']).toHaveLength(28);
  expect(await refusal(sheet(id, `${first}' OR '1'='1`))).toMatch(/^没有找到要打印的数据/);
  expect(await refusal(sheet('404', first))).toBe('打印模板不存在，请联系管理员');
});

it('the approvals of a process are printed for who may see it', async () => {
  const tasks = await read(workflowCodecs.listFlowTasks, api.listFlowTasks({ path: { category: '1' }, query: {} }));
  const [task] = tasks.rows;
  const id = task?.processId ?? '';
  const { records } = await sheet('533001000000000011', id);
  expect(records.length).toBeGreaterThan(0);
  const { api: guest } = await enter(sandbox.url, 'guest');
  expect(await refusal(sheet('533001000000000011', id, guest))).toBe('您没有权限查看此流程，只有发起人、处理人、抄送人和管理员可以查看');
});

it('what is disabled is tried by who may change it, and printed by nobody else', async () => {
  const id = await made('tow.off', { isEnabled: false });
  expect((await sheet(id, 'V0001')).values).toHaveProperty('plate');
  const { api: staff } = await enter(sandbox.url, 'staff');
  expect(await refusal(sheet(id, 'V0001', staff))).toBe('打印模板已停用，请联系管理员');
});

it('a template that was exported is imported again under another code, disabled, in its category', async () => {
  const id = await made('tow.moved');
  const link = await read(printCodecs.exportPrintTemplate, api.exportPrintTemplate({ path: { id } }));
  const file = new TextDecoder().decode(await bytesOf(api, link));
  const upload = (text: string, name = 'a.bp') => {
    const form = new FormData();
    form.set('file', new File([text], name));
    return personWith(sandbox.url, token).call('importPrintTemplate', { form });
  };
  const other = (change: object) => JSON.stringify({ ...JSON.parse(file), enCode: 'tow.arrived', ...change });
  expect(await upload(file)).toEqual({ code: 400, msg: '编码已存在，请更换编码' });
  // Ids differ between systems, the code of the category does not.
  expect(await upload(other({ category: '1' }))).toEqual({ code: 200, msg: '导入成功，模板已停用，请检查后启用' });
  expect(await record(await idOf('tow.arrived'))).toMatchObject({ ...(await draftOf('tow.arrived')), isEnabled: false });
  expect(await upload('{}')).toMatchObject({ msg: '文件内容不是打印模板，未写入任何数据' });
  expect(await upload(file, 'a.json')).toMatchObject({ msg: '请上传 .bp 格式的文件' });
});

it('what was printed is written down by whom, and gone with its template', async () => {
  const id = await made('tow.log');
  const log = (printTitle: string) => api.savePrintLog({ body: { printTitle, printNum: 2, printId: id } });
  expect(await told(log('派车单甲'))).toBe('操作成功');
  await log('派车单乙');
  type LogQuery = NonNullable<Parameters<Api['listPrintLogs']>[0]>['query'];
  const logs = async (query: LogQuery = {}) => (await read(printCodecs.listPrintLogs, api.listPrintLogs({ path: { id }, query }))).rows;
  expect((await logs()).map(({ printTitle, printMan, printNum }) => [printTitle, printMan, printNum])).toEqual([
    ['派车单乙', '孙婉宁/admin', 2],
    ['派车单甲', '孙婉宁/admin', 2],
  ]);
  expect(await logs({ keyword: '单甲' })).toHaveLength(1);
  expect(await logs({ endTime: 1 })).toEqual([]);
  expect(await told(api.removePrintTemplate({ path: { id } }))).toBe('删除成功');
  expect(await refusal(api.listPrintLogs({ path: { id }, query: {} }))).toBe(gone('打印模板'));
  expect(await refusal(log('派车单丙'))).toBe(gone('打印模板'));
});

it('each save of what is printed is kept as a version, by whom; going back is a save of its own', async () => {
  const id = await made('tow.versions');
  const before = await record(id);
  await update(id, { ...before, fullName: '派车单', printTemplate: '<p>{kind}</p>' });
  await update(id, { ...before, fullName: '派车单', printTemplate: '<p>{kind}</p>', isEnabled: false, sortCode: 9 });
  const [now, first] = await versions(id);
  expect([now, first]).toMatchObject([
    { number: 2, fullName: '派车单', creatorUser: '孙婉宁/admin', currentId: now?.id },
    { number: 1, fullName: before.fullName, currentId: now?.id },
  ]);
  const looked = await read(printCodecs.getPrintTemplateVersion, api.getPrintTemplateVersion({ path: { id: first?.id ?? '' } }));
  expect(looked).toMatchObject({ number: 1, printTemplate: '<p>{plate}</p>', sqlTemplate: before.sqlTemplate });
  expect(await told(restore(first?.id, now?.id))).toBe('已恢复到所选版本');
  expect(await record(id)).toEqual({ ...before, isEnabled: false, sortCode: 9, lastModifyTime: expect.any(Number) });
  expect((await versions(id)).map(({ number, fullName }) => [number, fullName])).toEqual([
    [3, before.fullName],
    [2, '派车单'],
    [1, before.fullName],
  ]);
});

it('going back is refused when somebody has saved meanwhile, to what it is already, and to who may not change it', async () => {
  const id = await made('tow.back');
  const before = await record(id);
  await update(id, { ...before, description: '甲' });
  const [seen, first] = await versions(id);
  await update(id, { ...before, description: '乙' });
  expect(await refusal(restore(first?.id, seen?.id))).toBe('模板已被他人修改，请刷新后重试');
  expect(await record(id)).toMatchObject({ description: '乙' });
  const [now] = await versions(id);
  expect(await refusal(restore(now?.id, now?.id))).toBe('当前内容就是该版本，无需恢复');
  const { api: staff } = await enter(sandbox.url, 'staff');
  expect(await refusal(restore(first?.id, now?.id, staff))).toMatch(NO_RIGHT);
  await api.removePrintTemplate({ path: { id } });
  expect(await refusal(api.getPrintTemplateVersion({ path: { id: first?.id ?? '' } }))).toMatch(/^该版本不存在/);
});

it('templates, their log and their versions are there after a restart', async () => {
  const all = async () => [
    await rows({ pageSize: 500 }),
    (await read(printCodecs.listPrintLogs, api.listPrintLogs({ path: { id: '533001000000000011' }, query: {} }))).rows,
    await versions('533001000000000011'),
  ];
  const before = await all();
  await sandbox.close();
  await start();
  expect(await all()).toEqual(before);
});
