import { read } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SheetRow } from '@milepost/kit/forms/values';
import { readRows, readTexts } from '../../core/spreadsheet/read-rows.ts';
import { writeRows, type SheetValue } from '../../core/spreadsheet/write-rows.ts';
import type { Sandbox } from '../../index.ts';
import { signIn, startForTest, type Person } from '../client.ts';

const NOW_MS = Date.parse('2026-11-20T09:00:00+08:00');

let sandbox: Sandbox;
let admin: Person;
const ids = new Map<string, string>();
beforeAll(async () => {
  sandbox = await startForTest({ now: () => NOW_MS });
  admin = await signIn(sandbox.url, 'admin');
  const models = await admin.data('listModels', { query: { pageSize: '100' } });
  for (const { id, enCode } of models?.list ?? []) ids.set(enCode, id);
});
afterAll(() => sandbox.close());

const path = (enCode: string) => ({ id: ids.get(enCode) ?? '' });
const cellsAt = async (url: string | undefined): Promise<string[][]> =>
  readTexts(new Uint8Array(await (await fetch(new URL(url ?? '', sandbox.url))).arrayBuffer()), 20_000);
const rowsAt = async (url: string | undefined): Promise<SheetRow[]> =>
  readRows(new Uint8Array(await (await fetch(new URL(url ?? '', sandbox.url))).arrayBuffer()), 20_000);
async function handedIn(enCode: string, rows: readonly (readonly SheetValue[])[], more: Record<string, string> = {}) {
  const form = new FormData();
  form.set('file', new Blob([writeRows('Sheet1', rows)]), '数据.xlsx');
  const upload = await admin.data('uploadRecordImportFile', { form });
  return admin.call('previewRecordImport', { path: path(enCode), query: { fileName: upload?.name ?? '', ...more } });
}
const total = async (enCode: string): Promise<number | undefined> =>
  (await admin.data('listRecords', { path: path(enCode), body: { currentPage: 1, pageSize: 1 } }))?.pagination?.total;

describe('an export of records', () => {
  const ask = { currentPage: 1, pageSize: 20, sidx: 'plate', sort: 'asc' };
  it('has the columns asked for under their names, of this page, of all or of the chosen ones', async () => {
    const exported = async (body: object) =>
      cellsAt(
        (await admin.data('exportRecords', { path: path('vehicleFile'), body: { ...ask, selectKey: 'plate,price,boughtOn', ...body } }))
          ?.url,
      );
    const page = await exported({ dataType: '0' });
    expect(page[0]).toEqual(['车牌号', '购置价格', '购置日期']);
    expect([page.length, (await exported({ dataType: '1' })).length]).toEqual([21, 2001]);
    const { url } =
      (await admin.data('exportRecords', {
        path: path('vehicleFile'),
        body: { ...ask, dataType: '0', selectKey: 'plate,price,boughtOn' },
      })) ?? {};
    expect((await rowsAt(url))[1]?.cells.map(({ kind }) => kind)).toEqual(['text', 'number', 'moment']);
    const { list } = await admin.data('listRecords', { path: path('vehicleFile'), body: ask });
    const chosen = await exported({ dataType: '2', selectIds: list.slice(3, 5).map(({ id }) => String(id)) });
    expect(chosen.slice(1).map(([plate]) => plate)).toEqual(list.slice(3, 5).map((row) => row['plate']));
  });

  it('asks for a column, and gives each row of a sub-table a line', async () => {
    expect(await admin.call('exportRecords', { path: path('roadPatrol'), body: { ...ask, selectKey: '' } })).toMatchObject({
      code: 400,
      msg: '请至少选择一列导出',
    });
    const body = { currentPage: 1, pageSize: 20, dataType: '0', selectKey: 'title,findings-stake', sidx: 'date', sort: 'desc' };
    const [head, ...lines] = await cellsAt((await admin.data('exportRecords', { path: path('roadPatrol'), body }))?.url);
    expect(head).toEqual(['巡查主题', '发现问题-桩号']);
    expect(lines.filter(([title]) => title !== '')).toHaveLength(20);
    expect(lines.length).toBeGreaterThan(20);
  });

  it('has figures, days and moments as cells of their type, codes and telephone numbers as texts, empty values as empty cells', async () => {
    const body = { ...ask, dataType: '0', sidx: 'due', selectKey: 'number,title,due,plan,begun,contactPhone,works-amount,works-sum,total' };
    const url = (await admin.data('exportRecords', { path: path('maintenanceOrder'), body }))?.url;
    const bytes = new Uint8Array(await (await fetch(new URL(url ?? '', sandbox.url))).arrayBuffer());
    const sheet = read(bytes, { cellNF: true }).Sheets['Sheet1'] ?? {};
    const column = (label: string) => 'ABCDEFGHIJ'.split('').find((letter) => sheet[`${letter}1`]?.v === label) ?? '';
    const cell = (label: string) => {
      const { t, z } = sheet[`${column(label)}2`] ?? {};
      return [t, t === 'n' ? z : null];
    };
    expect(['工单编号', '要求完成', '工程总价', '工程量-数量', '工程量-金额（元）'].map(cell)).toEqual([
      ['s', null],
      ['n', 'yyyy-mm-dd'],
      ['n', '#,##0.00'],
      ['n', '#,##0.00'],
      ['n', '#,##0.00'],
    ]);
    expect(Object.values(sheet).some((one) => typeof one === 'object' && 'f' in one)).toBe(false);
  });

  it('imported again gives the values it was made of', async () => {
    const [head = []] = await cellsAt((await admin.data('downloadRecordImportTemplate', { path: path('vehicleFile') }))?.url);
    const preview = await handedIn('vehicleFile', [head]);
    const keys = (preview.data?.headerRow ?? []).map(({ id }) => String(id));
    const body = { ...ask, dataType: '0', selectKey: keys.join(',') };
    const url = (await admin.data('exportRecords', { path: path('vehicleFile'), body }))?.url;
    const bytes = new Uint8Array(await (await fetch(new URL(url ?? '', sandbox.url))).arrayBuffer());
    const form = new FormData();
    form.set('file', new Blob([bytes]), '数据.xlsx');
    const upload = await admin.data('uploadRecordImportFile', { form });
    const again = await admin.data('previewRecordImport', { path: path('vehicleFile'), query: { fileName: upload?.name ?? '' } });
    const { list } = await admin.data('listRecords', { path: path('vehicleFile'), body: ask });
    expect(again?.dataRow).toHaveLength(20);
    const plain = (value: unknown) => {
      const text = (typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '')
        .replaceAll(',', '')
        // A moment of a workbook has seconds.
        .replace(/(\d\d:\d\d):00$/, '$1');
      return text !== '' && Number.isFinite(Number(text)) ? String(Number(text)) : text;
    };
    for (const key of keys) expect([key, again?.dataRow.map((row) => plain(row[key]))]).toEqual([key, list.map((row) => plain(row[key]))]);
  });
});

describe('an import of records', () => {
  it('finds columns by their headings in any order, and says what only the server knows of a row', async () => {
    const [head = []] = await cellsAt((await admin.data('downloadRecordImportTemplate', { path: path('vehicleFile') }))?.url);
    const { list } = await admin.data('listRecords', { path: path('vehicleFile'), body: { currentPage: 1, pageSize: 1 } });
    const taken = String(list[0]?.['plate']);
    const line = (cells: Record<string, string>) => head.map((name) => cells[name] ?? '');
    const sheet = [head, line({ 车牌号: taken }), [], line({ 车牌号: '云Z99999', 车辆状态: '坏了' })].map((row) => row.toReversed());
    // What the server makes itself is in an export, and is passed over.
    sheet[0]?.push('建档人', '全年里程');
    const { data } = await handedIn('vehicleFile', sheet);
    expect(data?.dataRow.map(({ plate }) => plate)).toEqual([taken, '云Z99999']);
    expect(data?.rowNumbers).toEqual([2, 4]);
    expect(data?.cellNotes).toEqual([
      { index: 0, column: 'plate', level: 'error', message: '车牌号已存在' },
      expect.objectContaining({ index: 1, level: 'error', message: '车辆状态：没有这个选项' }),
    ]);
  });

  it('begins with a template, refuses another head, and previews what a sheet says', async () => {
    const [head = []] = await cellsAt((await admin.data('downloadRecordImportTemplate', { path: path('roadPatrol') }))?.url);
    expect(head).toContain('发现问题-数量');
    expect(await handedIn('roadPatrol', [['巡查主题', '别的']])).toMatchObject({ code: 400, msg: expect.stringContaining('表头') });
    const line = (cells: Record<string, string>) => head.map((name) => cells[name] ?? '');
    const sheet = [
      head,
      line({ 巡查主题: '夜间巡查', 巡查日期: '2026-11-19', '发现问题-数量': '2', '发现问题-桩号': 'K1+100' }),
      line({ '发现问题-数量': '3', '发现问题-桩号': 'K1+200' }),
      line({ 巡查主题: '清晨巡查', 巡查日期: '2026-11-18' }),
    ];
    const { data } = await handedIn('roadPatrol', sheet);
    expect(data?.dataRow).toMatchObject([
      { title: '夜间巡查', findings: [{ count: 2, stake: 'K1+100' }, { count: 3 }] },
      { title: '清晨巡查', findings: [] },
    ]);
    expect(data?.headerRow).toContainEqual(expect.objectContaining({ id: 'findings', jnpfKey: 'table' }));
  });

  it('takes columns that were assigned by hand, and says where a row of a sub-table stands', async () => {
    const sheet = [
      ['主题', '巡查日期', '备考', '发现问题-数量', '发现问题-桩号'],
      ['夜间巡查', '2026-11-19', 'x', '2', 'K1+100'],
      [],
      ['', '', '', '很多', 'K1+200'],
    ];
    const headings = (columns: readonly string[]) => ({
      headings: JSON.stringify(columns.map((column, index) => ({ index, column }))),
    });
    expect((await handedIn('roadPatrol', sheet)).msg).toContain('模板中没有“主题”、“备考”');
    const { data } = await handedIn('roadPatrol', sheet, headings(['title', 'day', '', 'findings-count', 'findings-stake']));
    expect(data?.dataRow).toMatchObject([{ title: '夜间巡查', findings: [{ count: 2 }, { count: '很多', stake: 'K1+200' }] }]);
    expect(data?.tableRowNumbers).toEqual([{ index: 0, table: 'findings', numbers: [2, 4] }]);
    expect(data?.cellNotes).toContainEqual(expect.objectContaining({ index: 0, column: 'findings-count', tableRow: 1, level: 'error' }));
    expect((await handedIn('roadPatrol', sheet, { headings: '{' })).msg).toBe('表头对应关系格式不正确，请刷新后重试');
  });

  it('takes 500 vehicles, hands back those with faults and their reasons, and takes them when they are corrected', async () => {
    const before = (await total('vehicleFile')) ?? 0;
    const row = (index: number) => ({
      plate: `渝A${String(10_000 + index)}`,
      frame: `IMPORTED${String(100_000_000 + index)}`,
      state: '在用',
      boughtOn: '2026-01-15',
      tonnage: '12.5',
      kind: '洒水车',
      driver: 'staff',
    });
    const faulty = [
      { ...row(500), state: '飞行' },
      { ...row(501), boughtOn: '2026-02-30' },
      { ...row(502), tonnage: '很多' },
      { ...row(503), plate: '不是车牌' },
      { ...row(504), frame: '' },
      { ...row(0), frame: 'IMPORTEDTWICE' },
    ];
    const list = [...Array.from({ length: 494 }, (_, index) => row(index)), ...faulty];
    const outcome = await admin.data('importRecords', { path: path('vehicleFile'), body: { list } });
    expect(outcome).toMatchObject({ snum: 494, fnum: 6, resultType: 1 });
    expect(outcome?.failResult?.map(({ errorsInfo }) => errorsInfo)).toEqual([
      '车辆状态：没有这个选项',
      '购置日期：日期格式不正确，例如 2026-11-20',
      '核载吨位：请填写数字，例如 1234.5',
      '请输入正确的车牌号',
      '请输入车架号',
      '车牌号已存在，请修改后重试',
    ]);
    const errors = await cellsAt(
      (await admin.data('exportRecordImportErrors', { path: path('vehicleFile'), body: { list: outcome?.failResult ?? [] } }))?.url,
    );
    expect([errors.length, errors[0]?.at(-1), errors[2]?.at(-1)]).toEqual([7, '异常原因', '购置日期：日期格式不正确，例如 2026-11-20']);
    const mended = [row(500), row(501)];
    expect(await admin.data('importRecords', { path: path('vehicleFile'), body: { list: mended } })).toMatchObject({
      snum: 2,
      fnum: 0,
      resultType: 0,
    });
    expect(await total('vehicleFile')).toBe(before + 496);
    const { list: found } = await admin.data('listRecords', { path: path('vehicleFile'), body: { keyword: '渝A10001' } });
    expect(found).toMatchObject([{ state: '在用', boughtOn: '2026-01-15', tonnage: '12.5', driver: '何俊杰/staff' }]);
  });

  it('reads cells by their type, says what cannot be read, saves what the preview shows, and gives back what stood in the cell', async () => {
    const [head = []] = await cellsAt((await admin.data('downloadRecordImportTemplate', { path: path('vehicleFile') }))?.url);
    const line = (cells: Record<string, SheetValue>) => head.map((name) => cells[name] ?? '');
    const { data } = await handedIn('vehicleFile', [
      head,
      line({
        车牌号: '渝B20001',
        车架号: { t: 'n', v: 123_456, z: '0000000000' },
        车辆状态: '在用',
        购置日期: { t: 'n', v: 46_083, z: 'yyyy"年"m"月"d"日"' },
        核载吨位: { t: 'n', v: 12.5, z: '0' },
        购置价格: { t: 'n', v: 12_345_678.5, z: '"¥"#,##0' },
      }),
      line({ 车牌号: '渝B20002', 车架号: { t: 'n', v: 123_456_789_012_345_680 }, 购置日期: { t: 'n', v: 46_083.5 }, 核载吨位: '十二' }),
    ]);
    expect(data?.dataRow).toMatchObject([
      { plate: '渝B20001', frame: '0000123456', boughtOn: '2026-03-02', tonnage: 12.5, price: 12_345_678.5 },
      { plate: '渝B20002', boughtOn: '2026-03-02', tonnage: '十二' },
    ]);
    expect(data?.cellNotes).toEqual([
      { index: 1, column: 'frame', level: 'error', message: expect.stringContaining('车架号超过15位数字') },
      { index: 1, column: 'tonnage', level: 'error', message: '核载吨位：请填写数字，例如 1234.5' },
      { index: 1, column: 'boughtOn', level: 'warning', message: '购置日期：普通数字已按日期读取' },
      { index: 1, column: 'boughtOn', level: 'warning', message: '购置日期：时间部分已略去' },
    ]);
    const [right = {}, wrong = {}] = data?.dataRow ?? [];
    const outcome = await admin.data('importRecords', { path: path('vehicleFile'), body: { list: [right, { ...wrong, frame: '-5' }] } });
    expect(outcome).toMatchObject({ snum: 1, fnum: 1 });
    const { list } = await admin.data('listRecords', { path: path('vehicleFile'), body: { keyword: '渝B20001' } });
    expect(list).toMatchObject([{ frame: '0000123456', boughtOn: '2026-03-02', tonnage: '12.5' }]);
    const body = { list: outcome?.failResult ?? [] };
    const errors = await admin.data('exportRecordImportErrors', { path: path('vehicleFile'), body });
    const [, failed] = await rowsAt(errors?.url);
    const cellOf = (name: string) => failed?.cells[head.indexOf(name)];
    expect(cellOf('购置日期')).toMatchObject({ kind: 'moment', day: '2026-03-02' });
    expect([cellOf('核载吨位'), cellOf('车架号')]).toEqual([
      { kind: 'text', text: '十二' },
      { kind: 'text', text: "'-5" },
    ]);
  });

  it('is for who may add records', async () => {
    const guest = await signIn(sandbox.url, 'guest');
    expect(await guest.call('importRecords', { path: path('vehicleFile'), body: { list: [{}] } })).toMatchObject({ code: 400 });
  });
});
