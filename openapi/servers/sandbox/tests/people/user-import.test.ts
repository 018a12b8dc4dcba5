import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERRORS_COLUMN, USER_COLUMNS } from '../../../../src/domains/user/index.ts';
import { readTexts } from '../../core/spreadsheet/read-rows.ts';
import { writeRows } from '../../core/spreadsheet/write-rows.ts';
import type { Sandbox } from '../../index.ts';
import { signIn, startForTest, type Person } from '../client.ts';
import { enter, rowOf } from '../people-client.ts';
import { inLongRun } from '../../../../../scripts/testing/inLongRun.mjs';

const LABELS = USER_COLUMNS.map(({ label }) => label);
const PLACE = '云望高速物流集团/路产管理部';
/** Far above what an import of 1,000 rows takes, far below what anybody waits. */
const IMPORT_MS = 10_000;

let sandbox: Sandbox;
let admin: Person;
let nowMs = Date.parse('2026-11-20T10:00:00+08:00');
let serial = 0;

beforeAll(async () => {
  sandbox = await startForTest({ now: () => nowMs });
  admin = await signIn(sandbox.url, 'admin');
});
afterAll(() => sandbox.close());

const cells = (more: object = {}) => ({
  account: `import${String((serial += 1)).padStart(5, '0')}`,
  realName: '导入人',
  gender: '男',
  mobilePhone: `139${String(20_000 + serial).padStart(8, '0')}`,
  email: '',
  organizeId: PLACE,
  positionId: '',
  roleId: '',
  groupId: '',
  managerId: '',
  enabledMark: '',
  sortCode: '',
  description: '',
  ...more,
});
type Row = ReturnType<typeof cells>;
const lineOf = (row: Row): string[] => USER_COLUMNS.map(({ prop }) => row[prop]);

async function upload(bytes: Uint8Array<ArrayBuffer>, fileName = '用户.xlsx') {
  const form = new FormData();
  form.append('file', new Blob([bytes]), fileName);
  return admin.call('uploadUserImportFile', { form });
}
/** The rows a workbook of these lines is read as. */
async function preview(lines: readonly (readonly string[])[]) {
  const { data } = await upload(writeRows('a', lines));
  return admin.call('previewUserImport', { query: { fileName: data?.name ?? '' } });
}
const importRows = (rows: readonly object[]) => admin.data('importUsers', { body: { list: rows } });
const total = async () => (await admin.data('listUsers')).pagination.total;

/** Fetches what a link offers and reads its rows. */
async function fetched({ url }: { url: string }): Promise<string[][]> {
  const response = await fetch(`${sandbox.url}${url}`);
  return readTexts(new Uint8Array(await response.arrayBuffer()), 20_000);
}

describe('the template', () => {
  it('is a workbook of the head row alone, behind a link that works once', async () => {
    const link = await admin.data('downloadUserTemplate');
    expect(link.name).toMatch(/\.xlsx$/);
    expect(await fetched(link)).toEqual([LABELS]);
    expect((await (await fetch(`${sandbox.url}${link.url}`)).json()).code).toBe(400);
  });

  it('filled in, is read back row by row, and nothing is added yet', async () => {
    const before = await total();
    const rows = [cells({ description: '夜班' }), cells({ gender: '女', sortCode: '007' })];
    expect((await preview([LABELS, ...rows.map(lineOf)])).data?.dataRow).toEqual([rows[0], { ...rows[1], sortCode: '7' }]);
    expect(await total()).toBe(before);
  });
});

describe('the preview of people', () => {
  it('says all that an import would refuse a row for, at the cells it is about, and takes managers from rows above', async () => {
    const boss = cells();
    const wrong = cells({ account: 'staff', positionId: '没有', roleId: '没有', groupId: '没有', managerId: 'nobody', mobilePhone: '12' });
    const { data } = await preview([LABELS, ...[boss, cells({ managerId: `某人/${boss.account}` }), wrong].map(lineOf)]);
    expect(data?.cellNotes?.map(({ index, column }) => `${index} ${column}`).toSorted()).toEqual(
      ['2 account', '2 positionId', '2 roleId', '2 groupId', '2 managerId', '2 mobilePhone'].toSorted(),
    );
    expect(data?.cellNotes).toContainEqual({ index: 2, column: 'account', level: 'error', message: '账户已存在，请更换账户' });
    const { failResult } = await importRows([wrong]);
    const messages = new Set(data?.cellNotes?.map(({ message }) => message));
    expect(new Set(failResult?.[0]?.errorsInfo?.split('；'))).toEqual(messages);
  });
});

describe('people who are there already', () => {
  const importAs = async (onConflict: 'skip' | 'rename' | 'overwrite', rows: readonly object[]) =>
    admin.data('importUsers', { query: { onConflict }, body: { list: rows } });
  const personOf = async (keyword: string) => (await admin.data('listUsers', { query: { keyword } })).list;
  const notesAs = async (onConflict: 'skip' | 'rename' | 'overwrite', row: Row) => {
    const { data } = await upload(writeRows('a', [LABELS, lineOf(row)]));
    const { cellNotes } = await admin.data('previewUserImport', { query: { fileName: data?.name ?? '', onConflict } });
    return cellNotes?.map(({ level, message }) => `${level} ${message}`);
  };

  it('are skipped, added under a free name, or take what the file says, as was chosen, and the preview says which', async () => {
    const row = cells({ realName: '原名', email: 'a@b.cn' });
    await importRows([row]);
    const again = { ...row, realName: '新名', email: '', mobilePhone: '' };
    expect(await notesAs('skip', again)).toEqual(['warning 账户已存在，将跳过']);
    expect(await importAs('skip', [again])).toMatchObject({ snum: 0, fnum: 0, skipnum: 1 });
    expect((await personOf(row.account)).map(({ realName }) => realName)).toEqual(['原名']);
    expect(await notesAs('rename', again)).toEqual([`warning 账户已存在，将以 ${row.account}1 新增`]);
    expect(await importAs('rename', [again, again])).toMatchObject({ snum: 2, skipnum: 0 });
    expect((await personOf(row.account)).map(({ account }) => account).toSorted()).toEqual(
      ['', '1', '2'].map((end) => `${row.account}${end}`),
    );
    expect(await notesAs('overwrite', again)).toEqual(['warning 账户已存在，将覆盖']);
    expect(await importAs('overwrite', [{ ...again, organizeId: '' }])).toMatchObject({ snum: 1, fnum: 0, updatenum: 1 });
    expect((await importAs('overwrite', [cells({ account: 'admin', mobilePhone: '' })])).failResult?.[0]?.errorsInfo).toContain(
      '不能用导入覆盖',
    );
    const one = (await personOf(row.account)).find(({ account }) => account === row.account);
    expect(one).toMatchObject({ realName: '新名', mobilePhone: row.mobilePhone });
    expect(await admin.data('getUser', { path: { id: one?.id ?? '' } })).toMatchObject({ email: 'a@b.cn' });
  });

  it('are not overwritten where they are administrators, nor by themselves', async () => {
    const { fnum, failResult } = await importAs('overwrite', [cells({ account: 'admin', enabledMark: '禁用' })]);
    expect([fnum, failResult?.[0]?.errorsInfo]).toEqual([1, '管理员和本人的账户不能用导入覆盖']);
  });
});

describe('headings', () => {
  it('may stand in another order, beside the reasons of a file of refused rows; rows have the numbers of the sheet', async () => {
    const row = cells({ description: '夜班' });
    const turned = [...LABELS, ERRORS_COLUMN.label].toReversed();
    const { data } = await preview([turned, [], ['账户已存在', ...lineOf(row).toReversed()], [], ['只有原因']]);
    expect(data).toMatchObject({ dataRow: [row], rowNumbers: [3] });
  });

  it('are named where they are not those of the template', async () => {
    const head = [...LABELS.filter((label) => label !== '姓名'), '名字', '账户'];
    expect(await preview([head, []])).toMatchObject({
      code: 400,
      msg: expect.stringContaining('缺少“姓名”；模板中没有“名字”；重复出现“账户”'),
    });
  });
});

describe('a file is refused', () => {
  it.each([
    ['of another kind', new TextEncoder().encode('账户,姓名'), '用户.csv', '请选择excel类型的文件'],
    ['that only has the name of a workbook', new TextEncoder().encode('<html><table>'), '用户.xlsx', '请选择excel类型的文件'],
    ['of 500 KB', new Uint8Array(500 * 1024), '用户.xlsx', '文件大小不能超过500KB'],
  ])('%s', async (_, bytes, fileName, msg) => expect(await upload(bytes, fileName)).toEqual({ code: 400, msg }));

  it('with a head that is not the template’s', async () => {
    const row = lineOf(cells());
    for (const head of [LABELS.slice(1), [...LABELS, '工资'], ['__proto__', 'constructor']])
      expect((await preview([head, row])).msg).toContain('表头名称不可更改');
    expect((await preview([row])).msg).toContain('表头行不能删除');
    expect((await preview([])).msg).toContain('表头');
  });

  it('with more than 1,000 rows, but not with 1,000', async () => {
    const lines = Array.from({ length: 1001 }, () => lineOf(cells()));
    expect((await preview([LABELS, ...lines])).msg).toContain('最多导入1000条');
    expect((await preview([LABELS, ...lines.slice(1)])).data?.dataRow.length).toBe(1000);
  });

  it('after an hour, and by anybody else', async () => {
    const { data } = await upload(writeRows('a', [LABELS, lineOf(cells())]));
    const query = { fileName: data?.name ?? '' };
    expect((await admin.call('previewUserImport', { query })).code).toBe(200);
    expect((await admin.call('previewUserImport', { query: { fileName: '../../etc/passwd' } })).msg).toContain('已失效');
    nowMs += 61 * 60 * 1000;
    expect((await admin.call('previewUserImport', { query })).msg).toContain('已失效');
  });
});

describe('an import', () => {
  it('adds every row: names become ids, and the people can sign in', async () => {
    const boss = cells({ realName: '班组长', positionId: '路产管理员', roleId: '路产管理员' });
    const member = cells({ organizeId: `${PLACE},收费管理部`, managerId: boss.account, enabledMark: '启用', sortCode: '12' });
    expect(await importRows([boss, member])).toEqual({ snum: 2, fnum: 0, resultType: 0, failResult: [] });
    const added = await rowOf(admin, member.account);
    expect(added).toMatchObject({ realName: '导入人', gender: 1, sortCode: 12 });
    const person = await admin.data('getUser', { path: { id: added.id } });
    expect(person.organizeId?.split(',').length).toBe(2);
    expect(person.managerId).toBe((await rowOf(admin, boss.account)).id);
    const session = await (await enter(sandbox.url, boss.account)).data('getCurrentUser');
    expect(session.userInfo).toMatchObject({ positionName: '路产管理员', departmentName: '路产管理部', changePasswordDate: null });
  });

  it('hands back rows with faults, tells all of them, and adds the others', async () => {
    const before = await total();
    const fine = cells();
    const wrong = [
      cells({ account: '', mobilePhone: '1380' }),
      cells({ account: 'staff' }),
      cells({ account: fine.account }),
      cells({ organizeId: '没有这个部门' }),
      cells({ gender: '未知', enabledMark: '停用', sortCode: '第一' }),
      cells({ positionId: '没有这个岗位', roleId: '没有这个角色', groupId: '没有这个分组', managerId: 'nobody' }),
      cells({ gender: 'constructor', enabledMark: '__proto__' }),
    ];
    const result = await importRows([fine, ...wrong]);
    expect(result).toMatchObject({ snum: 1, fnum: 7, resultType: 1 });
    expect(result.failResult?.map((row) => row.account)).toEqual(wrong.map((row) => row.account));
    const told = result.failResult?.map((row) => row.errorsInfo ?? '') ?? [];
    expect(told[0]).toContain('请输入账户');
    expect(told[0]).toContain('手机号码');
    expect(told[1]).toContain('账户已存在');
    expect(told[2]).toContain('账户已存在');
    expect(told[3]).toContain('“没有这个部门”不存在');
    expect(told[4]).toMatch(/性别.*状态.*排序/);
    expect(told[5]).toMatch(/岗位.*角色.*分组.*直属主管/);
    expect(told[6]).toMatch(/性别.*状态/);
    expect(await total()).toBe(before + 1);
  });

  it('of 1,000 rows adds 1,000 people while somebody waits', async () => {
    const before = await total();
    const rows = Array.from({ length: 1000 }, () => cells({ organizeId: '云阳收费站', positionId: '云阳收费员', roleId: '收费班员' }));
    const startedMs = performance.now();
    const result = await importRows(rows);
    expect(performance.now() - startedMs).toBeLessThan(inLongRun(IMPORT_MS));
    expect(result).toMatchObject({ snum: 1000, fnum: 0, resultType: 0 });
    expect(await total()).toBe(before + 1000);
    const again = await importRows(rows);
    expect(again).toMatchObject({ snum: 0, fnum: 1000, resultType: 1 });
    expect(await total()).toBe(before + 1000);
  });

  it('needs rows, and at most 1,000', async () => {
    expect((await admin.call('importUsers', { body: { list: [] } })).msg).toBe('导入数据为空');
    expect((await admin.call('importUsers', { body: { list: Array.from({ length: 1001 }, () => ({})) } })).code).toBe(400);
  });

  it('takes nothing from a row but its columns', async () => {
    const row = JSON.parse(`{ "__proto__": { "account": "polluted" }, "isAdministrator": 1, "id": "1" }`);
    expect(await importRows([row])).toMatchObject({ snum: 0, fnum: 1 });
    expect(({} as { account?: string }).account).toBeUndefined();
    const sent = cells();
    await importRows([{ ...sent, isAdministrator: 1, id: '1', passwordKey: 'x' }]);
    expect((await rowOf(admin, sent.account)).isAdministrator).toBe(0);
  });
});

describe('an export', () => {
  const exported = async (query: Record<string, string>) => fetched(await admin.data('exportUsers', { query }));

  it('holds the page or everybody the filters leave', async () => {
    const own = (await admin.data('listUsersByOrganization'))[0]?.organizeIds?.at(-1) ?? '';
    const query = { organizeId: own, pageSize: '20' };
    const { pagination } = await admin.data('listUsers', { query });
    expect((await exported({ ...query, dataType: '0' })).length).toBe(1 + Math.min(20, pagination.total));
    expect((await exported({ ...query, dataType: '1' })).length).toBe(1 + pagination.total);
  });

  it('has the columns asked for, in the order of the template', async () => {
    expect(await exported({ keyword: 'staff', selectKey: 'realName,account' })).toEqual([
      ['账户', '姓名'],
      ['staff', '何俊杰'],
    ]);
    expect((await admin.call('exportUsers', { query: { selectKey: 'account,passwordKey' } })).msg).toContain('passwordKey 不存在');
  });

  it('can be imported again once the accounts are new', async () => {
    const [head, line] = await exported({ keyword: 'staff' });
    expect(head).toEqual(LABELS);
    const again = {
      ...Object.fromEntries(USER_COLUMNS.map(({ prop }, index) => [prop, line?.[index] ?? ''])),
      account: cells().account,
      mobilePhone: '',
    };
    expect(await importRows([again])).toEqual({ snum: 1, fnum: 0, resultType: 0, failResult: [] });
  });

  it('is harmless where a text looks like a formula', async () => {
    const row = cells({ description: '=HYPERLINK("http://evil.test","x")' });
    await importRows([row]);
    const [, line] = await exported({ keyword: row.account });
    expect(line?.at(-1)).toBe(`'${row.description}`);
  });

  it('of failed rows has the reasons in the last column', async () => {
    const failed = Array.from({ length: 1000 }, () => ({ ...cells(), errorsInfo: "=cmd|' /C calc'!A0" }));
    const lines = await fetched(await admin.data('exportUserImportErrors', { body: { list: failed } }));
    expect(lines[0]).toEqual([...LABELS, ERRORS_COLUMN.label]);
    expect(lines.length).toBe(1001);
    expect(new Set(lines.slice(1).map((line) => line.at(-1)))).toEqual(new Set(["'=cmd|' /C calc'!A0"]));
    expect((await admin.call('exportUserImportErrors', { body: { list: [] } })).msg).toBe('导入数据为空');
  });
});
