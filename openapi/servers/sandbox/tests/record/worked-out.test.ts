import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeRows } from '../../core/spreadsheet/write-rows.ts';
import { IN_MEMORY, openStore, type Store } from '../../core/store.ts';
import type { Sandbox } from '../../index.ts';
import { startOver } from '../../start.ts';
import { signIn, type Person } from '../client.ts';
import { control, designOf, make, release, subTable } from '../model/client.ts';

let sandbox: Sandbox;
let store: Store;
let admin: Person;
beforeAll(async () => {
  sandbox = await startOver((data) => (store = openStore(data)), { port: 0, data: IN_MEMORY });
  admin = await signIn(sandbox.url, 'admin');
});
afterAll(() => sandbox.close());

type Values = Readonly<Record<string, unknown>>;
/** A released model. */
async function modelOf(enCode: string, controls: Parameters<typeof designOf>[0], list: object = {}): Promise<string> {
  const id = await make(admin, enCode, designOf(controls, list));
  expect(await release(admin, id)).toMatchObject({ code: 200 });
  return id;
}
const create = (id: string, values: Values) => admin.call('createRecord', { path: { id }, body: { data: JSON.stringify(values) } });
const update = (id: string, recordId: string, values: Values) =>
  admin.call('updateRecord', { path: { id, recordId }, body: { id: recordId, data: JSON.stringify(values) } });
const read = async (id: string, recordId: string): Promise<Values> =>
  JSON.parse((await admin.data('getRecord', { path: { id, recordId } })).data ?? '{}') as Values;

const formula = (key: string, expression: readonly string[], isStorage: number | string = 2) => ({
  ...control(key, key, 'calculate', { isStorage }),
  expression,
  precision: 2,
});

describe('results of formulas', () => {
  let id: string;
  const ROWS = [
    { count: 2, price: 1.005 },
    { count: '3', price: 4 },
  ];
  beforeAll(async () => {
    const row = [
      control('count', '数量', 'numInput'),
      control('price', '单价', 'numInput'),
      formula('sum', ['rows-count', '*', 'rows-price']),
    ];
    id = await modelOf('worked.out', [
      control('name'),
      control('fee', '费用', 'numInput'),
      subTable('rows', row),
      formula('total', ['rows-sum', '+', 'fee']),
      formula('half', ['total', '/', '2'], 1),
      formula('quarter', ['half', '÷', '2']),
    ]);
  });

  it('are those of the form, whatever is sent, of rows too; what is only shown is not kept', async () => {
    const forged = { name: '甲', fee: 1, total: 99, half: 7, rows: ROWS.map((row) => ({ ...row, sum: -1 })) };
    const { data: recordId = '' } = await create(id, forged);
    const kept = { fee: 1, total: 15.01, quarter: 3.76, rows: [{ sum: 2.01 }, { sum: 12 }] };
    expect(await read(id, String(recordId))).toMatchObject(kept);
    expect(await read(id, String(recordId))).not.toHaveProperty('half');
  });

  it('are worked out anew where only a part of them is sent', async () => {
    const { data } = await create(id, { name: '乙', fee: 1, rows: ROWS });
    const recordId = String(data);
    await update(id, recordId, { fee: 10 });
    expect(await read(id, recordId)).toMatchObject({ total: 24.01, rows: [{ sum: 2.01 }, { sum: 12 }] });
    await update(id, recordId, { rows: [{ count: 1, price: 1, sum: 500 }], total: 500 });
    expect(await read(id, recordId)).toMatchObject({ total: 11, rows: [{ sum: 1 }] });
  });

  it.each([
    ['3.4', 'numInput', 2, 1],
    ['3.6', 'inputNumber', 1, 0],
  ])('are kept where a design of %s says so', async (version, kind, saved, shown) => {
    const controls = [control('fee', '费用', kind), formula('kept', ['fee', '*', '2'], saved), formula('seen', ['fee'], shown)];
    const own = await modelOf(`kept.${version}`, controls);
    const { data } = await create(own, { fee: 2, kept: 1, seen: 1 });
    expect(await read(own, String(data))).toEqual({ fee: 2, kept: 4 });
  });

  it('of what is no figure count as nothing, and a record without values has them too', async () => {
    const { data } = await create(id, { name: '丙', total: 5 });
    expect(await read(id, String(data))).toMatchObject({ total: 0, quarter: 0 });
  });
});

it('a step of a flow that writes a part of a formula writes its result too, into the process and its record', async () => {
  const [staff, double] = await Promise.all(['staff', 'double'].map((account) => signIn(sandbox.url, account)));
  const { id: flowId } = store.one<{ id: string }>("SELECT id FROM flow WHERE enCode = 'damageClaim'") ?? { id: '' };
  const formData = { place: 'K1+000', party: '周德海', happened: 1_763_600_000_000, rescue: 2000, items: [] };
  await staff?.data('createFlowTask', { body: { flowId, formData, status: 0 } });
  const { id } = store.one<{ id: string }>('SELECT id FROM flow_task WHERE flowId = ? ORDER BY startTime DESC LIMIT 1', flowId) ?? {
    id: '',
  };
  store.run(`UPDATE flow_step SET writable = '["rescue"]' WHERE taskId = ?`, id);
  const works = await double?.data('listFlowTasks', { path: { category: '1' }, query: { pageSize: '200' } });
  const work = works?.list.find(({ processId }) => processId === id)?.taskOperatorId ?? '';
  const approved = await double?.call('approveFlowTask', {
    path: { id: work },
    body: { handleOpinion: '', formData: { rescue: 5000, total: 1 } },
  });
  expect(approved).toMatchObject({ code: 200 });
  const task = store.one<{ formData: string; recordId: string }>('SELECT formData, recordId FROM flow_task WHERE id = ?', id);
  const record = store.one<{ data: string }>('SELECT data FROM model_record WHERE id = ?', task?.recordId ?? '');
  for (const text of [task?.formData, record?.data]) expect(JSON.parse(text ?? '{}')).toMatchObject({ rescue: 5000, total: 5000 });
});

describe('attributes of a record that is named', () => {
  let [named, naming, one, other] = ['', '', '', ''];
  beforeAll(async () => {
    named = await modelOf('attributes.of', [control('title'), control('size', '大小', 'numInput')]);
    [one, other] = [
      String((await create(named, { title: '甲', size: 4 })).data),
      String((await create(named, { title: '乙', size: 6 })).data),
    ];
    naming = await modelOf('attributes.naming', [
      control('name'),
      { ...control('other', '另一个', 'relationForm'), modelId: named, relationField: 'title' } as ReturnType<typeof control>,
      { ...control('size', '大小', 'relationFormAttr', { isStorage: 2 }), relationField: 'other_jnpfTable_0', showField: 'size' } as never,
      formula('twice', ['size', '*', '2']),
    ]);
  });

  it('are those of that record, and formulas read them; they stay while it stays, whatever becomes of it', async () => {
    const { data } = await create(naming, { other: one, size: '500', twice: 1 });
    const recordId = String(data);
    expect(await read(naming, recordId)).toMatchObject({ size: '4', twice: 8 });
    await update(named, one, { size: 5 });
    await update(naming, recordId, { name: '改名', other: one, size: '500' });
    expect(await read(naming, recordId)).toMatchObject({ size: '4', twice: 8 });
    await update(naming, recordId, { other, size: '500' });
    expect(await read(naming, recordId)).toMatchObject({ size: '6', twice: 12 });
  });
});

describe('a column in which nothing may repeat', () => {
  let id: string;
  const rowsOf = (...codes: readonly string[]) => ({ name: '甲', rows: codes.map((code) => ({ code })) });
  beforeAll(async () => {
    const list = { uploaderTemplateJson: { selectKey: ['name', 'rows-code'], dataType: '1' } };
    id = await modelOf('unique.rows', [control('name'), subTable('rows', [control('code', '编号', 'comInput', { unique: true })])], list);
  });
  const sentenceOf = async (call: Promise<{ readonly code: number; readonly msg: string }>) => {
    const { code, msg } = await call;
    return code === 200 ? '' : msg;
  };

  it('is refused at its row: twice in a record, and in rows of two records', async () => {
    expect(await sentenceOf(create(id, rowsOf('A1', 'B2', ' a１ ')))).toBe('rows，第 3 行，编号与第 1 行重复，请修改后重试');
    const { data: first } = await create(id, rowsOf('A1', 'B2', '', ''));
    expect(await sentenceOf(create(id, rowsOf('C3', 'b2')))).toBe('rows，第 2 行，编号已存在，请修改后重试');
    const { data: second } = await create(id, rowsOf('C3'));
    expect(await sentenceOf(update(id, String(second), rowsOf('C3', 'A1')))).toBe('rows，第 2 行，编号已存在，请修改后重试');
    expect(await sentenceOf(update(id, String(first), rowsOf('B2', 'A1')))).toBe('');
    expect(await sentenceOf(update(id, String(second), { name: '乙' }))).toBe('');
  });

  it('is refused in an import, in rows before it too, and is free once it is gone', async () => {
    const list = [rowsOf('D4', 'D4'), rowsOf('E5'), rowsOf('F6', 'E5')];
    const { failResult } = (await admin.data('importRecords', { path: { id }, body: { list } })) ?? {};
    expect(failResult?.map(({ errorsInfo }) => errorsInfo)).toEqual([
      'rows，第 2 行，编号与第 1 行重复，请修改后重试',
      'rows，第 2 行，编号已存在，请修改后重试',
    ]);
  });

  it('is named at its cell while an import is previewed', async () => {
    await create(id, rowsOf('G7'));
    const lines = [
      ['name', 'rows-编号'],
      ['甲', 'H8'],
      ['', 'G7'],
      ['', 'H8'],
    ];
    const form = new FormData();
    form.set('file', new Blob([writeRows('Sheet1', lines)]), '数据.xlsx');
    const upload = await admin.data('uploadRecordImportFile', { form });
    const preview = await admin.data('previewRecordImport', { path: { id }, query: { fileName: upload?.name ?? '' } });
    expect(preview?.cellNotes?.map(({ tableRow, message }) => [tableRow, message])).toEqual([
      [1, '编号已存在'],
      [2, '编号与第 1 行重复，请修改后重试'],
    ]);
  });

  it('stays where it was so before the design said that nothing may repeat', async () => {
    const loose = await modelOf('unique.later', [control('name'), subTable('rows', [control('code', '编号')])]);
    const [{ data: first }] = [await create(loose, rowsOf('A1', 'A1')), await create(loose, rowsOf('A1'))];
    const strict = designOf([control('name'), subTable('rows', [control('code', '编号', 'comInput', { unique: true })])]);
    const { lastModifyTime: _time, ...model } = (await admin.data('getModel', { path: { id: loose } })) as unknown as Record<
      string,
      unknown
    >;
    expect(await admin.call('updateModel', { path: { id: loose }, body: { ...model, ...strict } as never })).toMatchObject({ code: 200 });
    expect(await release(admin, loose)).toMatchObject({ code: 200 });
    expect(await sentenceOf(update(loose, String(first), rowsOf('A1', 'A1')))).toBe('');
    expect(await sentenceOf(update(loose, String(first), rowsOf('A1', 'A1', 'A1')))).toBe('rows，第 3 行，编号与第 1 行重复，请修改后重试');
  });
});
