import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../index.ts';
import { categoryId, entryId, signIn, startForTest, type Person } from '../client.ts';
import { NO_RIGHT } from '../no-right.ts';

const at = (text: string): number => Date.parse(`${text}+08:00`);
const NOON = at('2026-11-20T12:00:00');

let nowMs = NOON;
let sandbox: Sandbox;
let admin: Person;
/** Ids of two business categories. */
let patrol: string;
let supply: string;
let serial = 0;

beforeAll(async () => {
  sandbox = await startForTest({ now: () => nowMs });
  admin = await signIn(sandbox.url, 'admin');
  const businesses = await categoryId(admin, 'businessType');
  patrol = await entryId(admin, businesses, 'patrol');
  supply = await entryId(admin, businesses, 'supply');
});
afterAll(() => sandbox.close());

const draft = (more: object = {}) => ({
  fullName: '隧道检查单号',
  enCode: `tunnel.${(serial += 1)}`,
  category: patrol,
  prefix: 'SD',
  dateFormat: 'yyyyMMdd',
  digit: 3,
  startNumber: '1',
  sortCode: 900,
  enabledMark: 1,
  description: '',
  ...more,
});
const create = (more: object = {}) => admin.call('createBillRule', { body: draft(more) });
const rows = async (query: Record<string, string> = {}) =>
  (await admin.data('listBillRules', { query: { pageSize: '100', ...query } })).list;
const rowOf = async (enCode: string) => (await rows({ keyword: enCode })).find((row) => row.enCode === enCode);

/** Makes a rule and answers its id and code. */
async function made(more: object = {}): Promise<{ id: string; enCode: string }> {
  const body = draft(more);
  expect(await admin.call('createBillRule', { body })).toEqual({ code: 200, msg: '新建成功' });
  return { id: (await rowOf(body.enCode))?.id ?? '', enCode: body.enCode };
}
const draw = (enCode: string, person = admin) => person.data('drawBillNumber', { path: { enCode } });
const change = async (id: string, more: object) =>
  admin.call('updateBillRule', { path: { id }, body: { ...(await admin.data('getBillRule', { path: { id } })), ...more } });

it('lists, single rules and their files are for who has the page; anybody signed in chooses one and draws from it', async () => {
  const { id, enCode } = await made();
  const staff = await signIn(sandbox.url, 'staff');
  const refused = [
    await staff.call('listBillRules', { query: {} }),
    await staff.call('getBillRule', { path: { id } }),
    await staff.call('exportBillRule', { path: { id } }),
  ];
  expect(refused.map(({ msg }) => msg)).toEqual(Array(3).fill(expect.stringMatching(NO_RIGHT)));
  const offered = await staff.data('listBillRuleOptions', { query: { keyword: enCode } });
  expect(offered.list.map((row) => row.enCode)).toEqual([enCode]);
  expect(await draw(enCode, staff)).toBe('SD20261120001');
});

describe('a serial-number rule', () => {
  it('is created, read with its example, changed and removed', async () => {
    const { id, enCode } = await made({ startNumber: '7', description: '季度检查' });
    const record = await admin.data('getBillRule', { path: { id } });
    expect(record).toMatchObject({
      id,
      enCode,
      category: patrol,
      digit: 3,
      startNumber: '7',
      example: 'SD20261120007',
      description: '季度检查',
    });
    expect(await change(id, { prefix: 'SDJC', dateFormat: 'yyyy' })).toEqual({ code: 200, msg: '更新成功' });
    expect((await admin.data('getBillRule', { path: { id } })).example).toBe('SDJC2026007');
    expect(await admin.call('removeBillRule', { path: { id } })).toEqual({ code: 200, msg: '删除成功' });
    expect((await admin.call('getBillRule', { path: { id } })).msg).toContain('不存在');
    expect(await rowOf(enCode)).toBeUndefined();
  });

  it.each([
    ['no name', { fullName: '' }, '请输入业务名称'],
    ['a name of 51 characters', { fullName: '单'.repeat(51) }, '业务名称最多为50个字符！'],
    ['no code', { enCode: ' ' }, '请输入业务编码'],
    ['a code of 51 characters', { enCode: 'a'.repeat(51) }, '业务编码最多为50个字符！'],
    ['no category', { category: undefined }, '请选择业务分类'],
    ['no prefix', { prefix: '' }, '请输入流水前缀'],
    ['another date format', { dateFormat: 'ddMM' }, '流水日期只能为yyyyMMdd、yyyyMM、yyyy或no'],
    ['a length of 0', { digit: 0 }, '流水位数应为1到9的正整数'],
    ['a length of 10', { digit: 10 }, '流水位数应为1到9的正整数'],
    ['a broken length', { digit: 1.5 }, '仅能输入正整数'],
    ['a start of zeros', { startNumber: '000' }, '流水起始只能为数字，且不能全为0'],
    ['a start with a letter', { startNumber: '1a' }, '流水起始只能为数字，且不能全为0'],
    ['a sort of 1000000', { sortCode: 1_000_000 }, '排序应在0到999999之间'],
  ])('is refused with %s', async (_, more, msg) => {
    const before = (await rows()).length;
    expect(await create(more)).toEqual({ code: 400, msg });
    expect((await rows()).length).toBe(before);
  });

  it('needs a business category, not any entry of a dictionary', async () => {
    const unit = await entryId(admin, await categoryId(admin, 'unit'), 'm');
    expect((await create({ category: unit })).msg).toContain('业务分类不存在');
    expect((await create({ category: '404' })).msg).toContain('业务分类不存在');
  });

  it('has a code of its own', async () => {
    const { id } = await made();
    expect((await create({ enCode: 'contract' })).msg).toBe('业务编码已存在，请更换编码');
    expect((await change(id, { enCode: 'contract' })).msg).toBe('业务编码已存在，请更换编码');
    expect((await change(id, {})).code).toBe(200);
  });

  it('is made by those who may press the button', async () => {
    const staff = await signIn(sandbox.url, 'staff');
    for (const answer of [
      await staff.call('createBillRule', { body: draft() }),
      await staff.call('setBillRuleState', { path: { id: '1' } }),
      await staff.call('removeBillRule', { path: { id: '1' } }),
    ])
      expect(answer).toEqual({ code: 400, msg: expect.stringMatching(NO_RIGHT) });
    expect(await draw((await made()).enCode, staff)).toBe('SD20261120001');
  });
});

describe('the list of rules', () => {
  it('is paged, ordered by sort number, and shows names and the number drawn last', async () => {
    const { list, pagination } = await admin.data('listBillRules');
    expect(pagination).toMatchObject({ currentPage: 1, pageSize: 20 });
    expect(pagination.total).toBeGreaterThanOrEqual(26);
    expect(list).toHaveLength(20);
    expect(list[0]).toMatchObject({
      enCode: 'maintenance.order',
      category: '养护作业',
      creatorUser: '孙婉宁/admin',
      outputNumber: 'YHGD202611010012',
    });
    const next = await admin.data('listBillRules', { query: { currentPage: '2' } });
    expect(next.list.some((row) => list.some(({ id }) => id === row.id))).toBe(false);
  });

  it('finds by part of a name or a code, by state, and orders by a field that exists', async () => {
    expect((await rows({ keyword: '物资' })).map(({ enCode }) => enCode)).toEqual(['supply.in', 'supply.out', 'supply.purchase']);
    expect((await rows({ keyword: 'SNOW' })).length).toBe(2);
    expect((await rows({ enabledMark: '0' })).map(({ enCode }) => enCode)).toEqual(['rescue.receipt', 'commute.dispatch']);
    const codes = async (sort: string) => (await rows({ keyword: 'supply', sort, sidx: 'enCode' })).map(({ enCode }) => enCode);
    expect(await codes('asc')).toEqual(['supply.in', 'supply.out', 'supply.purchase']);
    expect(await codes('desc')).toEqual(['supply.purchase', 'supply.out', 'supply.in']);
    expect((await admin.call('listBillRules', { query: { sidx: 'id; DROP TABLE bill_rule; --' } })).code).toBe(200);
  });
});

describe('the picker', () => {
  const options = async (query: Record<string, string> = {}) => (await admin.data('listBillRuleOptions', { query })).list;

  it('offers the newest rules first, twenty to a page, of one category or of all', async () => {
    const { enCode } = await made();
    nowMs += 1000;
    const newer = await made();
    const all = await options();
    expect(all).toHaveLength(20);
    expect(all.slice(0, 2).map((option) => option.enCode)).toEqual([newer.enCode, enCode]);
    const supplies = await options({ categoryId: supply });
    expect(supplies.map((option) => option.enCode)).toEqual(['supply.purchase', 'supply.out', 'supply.in']);
    expect(supplies[2]).toMatchObject({ fullName: '物资入库单号', category: '物资运输', startNumber: '1' });
  });

  it('leaves out what is disabled', async () => {
    const { id, enCode } = await made();
    const offers = async () => (await options({ keyword: enCode })).some((option) => option.id === id);
    expect(await offers()).toBe(true);
    expect(await admin.call('setBillRuleState', { path: { id } })).toEqual({ code: 200, msg: '操作成功' });
    expect(await offers()).toBe(false);
    expect((await rowOf(enCode))?.enabledMark).toBe(0);
    await admin.call('setBillRuleState', { path: { id } });
    expect(await offers()).toBe(true);
  });
});

describe('an exported rule', () => {
  it('is behind a link that works once', async () => {
    const { id } = await made({ fullName: '隧道检查' });
    const { name, url } = await admin.data('exportBillRule', { path: { id } });
    expect(name).toBe('隧道检查.bb');
    expect(await (await fetch(new URL(url, sandbox.url))).json()).toMatchObject({ fullName: '隧道检查', prefix: 'SD', digit: 3 });
    expect((await (await fetch(new URL(url, sandbox.url))).json()).code).toBe(400);
  });
});

describe('the number that comes next', () => {
  it('is told in list and record, and none is drawn by it', async () => {
    const { id, enCode } = await made({ startNumber: '7' });
    const told = async () => [(await rowOf(enCode))?.nextNumber, (await admin.data('getBillRule', { path: { id } })).nextNumber];
    expect(await told()).toEqual(['SD20261120007', 'SD20261120007']);
    expect(await draw(enCode)).toBe('SD20261120007');
    expect(await told()).toEqual(['SD20261120008', 'SD20261120008']);
  });
});

it('the list of rules is that of a business category when asked', async () => {
  const codes = (await rows({ categoryId: supply })).map((row) => row.enCode);
  expect(codes.filter((enCode) => enCode.startsWith('supply.'))).toHaveLength(3);
  expect(codes).not.toContain('patrol.record');
});

describe('a rule from a file', () => {
  const upload = (text: string, name = '隧道检查.bb', person = admin) => {
    const form = new FormData();
    form.append('file', new Blob([text]), name);
    return person.call('importBillRule', { form });
  };
  const exported = async (more: object = {}) => {
    const { id, enCode } = await made(more);
    const { url } = await admin.data('exportBillRule', { path: { id } });
    return { id, enCode, text: await (await fetch(new URL(url, sandbox.url))).text() };
  };

  it('is what was exported, its counter begun anew; elsewhere its category is found by the code', async () => {
    const { id, enCode, text } = await exported({ dateFormat: 'no', startNumber: '007', enabledMark: 0, description: '一式两份' });
    expect(await upload(text)).toEqual({ code: 400, msg: '业务编码已存在，请更换编码' });
    await admin.call('removeBillRule', { path: { id } });
    expect(await upload(text.replace(patrol, 'another'))).toEqual({ code: 200, msg: '导入成功' });
    const row = await rowOf(enCode);
    expect(row).toMatchObject({ category: '路政巡查', enabledMark: 0, nextNumber: 'SD007' });
    expect(row?.outputNumber ?? null).toBeNull();
  });

  it.each([
    ['another kind of file', () => '{}', '规则.json', '请上传 .bb 格式的文件'],
    ['damaged JSON', () => '{"fullName":', 'a.bb', '文件内容不是单据规则'],
    ['a number as a name', () => '{"fullName":7}', 'a.bb', '文件内容不是单据规则'],
    ['a rule of which a member is wrong', () => JSON.stringify(draft({ digit: 12 })), 'a.bb', '流水位数'],
    ['a category nobody knows', () => JSON.stringify(draft({ category: '404' })), 'a.bb', '业务分类不存在'],
  ])('%s is refused', async (_, text, name, msg) => {
    const answer = await upload(text(), name);
    expect([answer.code, answer.msg]).toEqual([400, expect.stringContaining(msg)]);
  });
});
