import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from './failure.ts';
import { snowflakes } from './ids.ts';
import { maintain, maintainSwitched, type Rules } from './maintained.ts';
import { NAMED_COLUMNS, namedColumns, type NamedInput, type NamedRow } from './named-row.ts';
import { createResource, type Resource } from './resource.ts';
import { IN_MEMORY, openStore, type Store } from './store.ts';

const STARTED_MS = Date.UTC(2026, 10, 20);
const CALLER = { userId: '7', account: 'admin', tokenHash: new Uint8Array() };

type Bridge = NamedRow & { makerId: string };

let store: Store;
let bridges: Resource<Bridge>;
let timeMs: number;
beforeEach(() => {
  store = openStore(IN_MEMORY);
  store.script(`CREATE TABLE bridge (
    id TEXT PRIMARY KEY, fullName TEXT NOT NULL, enCode TEXT NOT NULL, enabledMark INTEGER NOT NULL, sortCode INTEGER NOT NULL,
    description TEXT NOT NULL, makerId TEXT NOT NULL, creatorTime INTEGER NOT NULL, lastModifyTime INTEGER NOT NULL
  ) STRICT`);
  bridges = createResource<Bridge>(store, {
    table: 'bridge',
    title: '桥梁',
    columns: [...NAMED_COLUMNS, 'makerId'],
    order: ['sortCode', 'id'],
    unique: [{ columns: ['enCode'], msg: '编码已存在' }],
    references: [],
    heldBy: [],
  });
  timeMs = STARTED_MS;
});
afterEach(() => store.close());

const handlers = (more: Partial<Rules<Bridge, NamedInput>> = {}) =>
  maintainSwitched({ now: () => timeMs, nextId: snowflakes(() => timeMs, 1) }, bridges, {
    columnsOf: (body: NamedInput, before, caller) => ({
      ...namedColumns(body, before),
      makerId: before?.makerId ?? caller?.userId ?? '',
    }),
    ...more,
  });
const onlyBridge = (): Bridge => {
  const [row, ...others] = bridges.list();
  if (!row || others.length > 0) throw new Error('[test] There is not exactly one bridge.');
  return row;
};
/** One bridge, made at the start; the clock stands a second later. */
function added(maintained = handlers()): Bridge {
  maintained.create({ body: { fullName: '嘉陵江桥', enCode: 'b1' }, caller: CALLER });
  timeMs += 1000;
  return onlyBridge();
}

describe('a new record', () => {
  it('has an id, its times and what nobody sent; it is enabled', () => {
    const { id, ...row } = added();
    expect(id).toMatch(/^\d{18,19}$/);
    expect(row).toEqual({
      fullName: '嘉陵江桥',
      enCode: 'b1',
      enabledMark: 1,
      sortCode: 0,
      description: '',
      makerId: '7',
      creatorTime: STARTED_MS,
      lastModifyTime: STARTED_MS,
    });
  });

  it('is disabled where the body says so', () => {
    const answer = handlers().create({ body: { fullName: '嘉陵江桥', enCode: 'b1', enabledMark: 0 }, caller: null });
    expect([answer, onlyBridge().enabledMark]).toEqual([{ msg: '新建成功' }, 0]);
  });
});

describe('a record', () => {
  it('is read with the moment it was changed, which who writes it back compares', () => {
    const { id } = added();
    const named = { fullName: '嘉陵江桥', enCode: 'b1', enabledMark: 1, sortCode: 0, description: '' };
    const data = { id, ...named, makerId: '7', lastModifyTime: STARTED_MS };
    expect(handlers().get({ path: { id } })).toEqual({ data });
  });

  it('that is changed keeps its id, its first time and its state, and has a new time', () => {
    const before = added();
    const path = { id: before.id };
    handlers().setState({ path });
    const answer = handlers().update({ path, body: { fullName: '长江桥', enCode: 'b1', sortCode: 3 }, caller: null });
    expect(answer).toEqual({ msg: '更新成功' });
    expect(onlyBridge()).toEqual({ ...before, fullName: '长江桥', sortCode: 3, enabledMark: 0, lastModifyTime: STARTED_MS + 1000 });
  });

  it('is switched to and fro', () => {
    const { id } = added();
    const states = [1, 2].map(() => {
      const answer = handlers().setState({ path: { id } });
      return [answer.msg, onlyBridge().enabledMark, onlyBridge().lastModifyTime];
    });
    expect(states).toEqual([
      ['操作成功', 0, STARTED_MS + 1000],
      ['操作成功', 1, STARTED_MS + 1000],
    ]);
  });

  it('that is removed is gone', () => {
    const { id } = added();
    expect([handlers().remove({ path: { id } }), bridges.list()]).toEqual([{ msg: '删除成功' }, []]);
  });

  it('that is missing is neither read nor changed', () => {
    const path = { id: '404' };
    const { get, update, remove, setState } = handlers();
    const calls = [
      () => get({ path }),
      () => update({ path, body: { fullName: 'a', enCode: 'a' }, caller: null }),
      () => remove({ path }),
      () => setState({ path }),
    ];
    for (const call of calls) expect(call).toThrow(new Refusal('桥梁不存在，可能已被删除，请刷新后重试'));
  });
});

describe('rules', () => {
  it('judge what is about to be written, beside what was there; what they refuse is not written', () => {
    const seen: (string | null)[][] = [];
    const maintained = handlers({
      check: (row, before) => {
        seen.push([row.fullName, before?.fullName ?? null]);
        if (before) throw new Refusal('不能修改');
      },
    });
    const before = added(maintained);
    const path = { id: before.id };
    expect(() => maintained.update({ path, body: { fullName: '长江桥', enCode: 'b2' }, caller: null })).toThrow('不能修改');
    expect(() => maintained.setState({ path })).toThrow('不能修改');
    expect(seen).toEqual([
      ['嘉陵江桥', null],
      ['长江桥', '嘉陵江桥'],
      ['嘉陵江桥', '嘉陵江桥'],
    ]);
    expect(onlyBridge()).toEqual(before);
  });

  it('write what is kept beside the row once the row is there', () => {
    const written: unknown[] = [];
    const maintained = handlers({ afterWrite: (row, body) => written.push([bridges.get(row.id).fullName, body.description]) });
    const { id } = added(maintained);
    maintained.update({ path: { id }, body: { fullName: '长江桥', enCode: 'b1', description: '大修' }, caller: null });
    expect(written).toEqual([
      ['嘉陵江桥', undefined],
      ['长江桥', '大修'],
    ]);
    expect(() => maintained.create({ body: { fullName: '又一座', enCode: 'b1' }, caller: null })).toThrow('编码已存在');
    expect(written).toHaveLength(2);
  });
});

it('records without a state are maintained too', () => {
  type Note = { id: string; text: string; creatorTime: number; lastModifyTime: number };
  store.script('CREATE TABLE note (id TEXT PRIMARY KEY, text TEXT, creatorTime INTEGER, lastModifyTime INTEGER) STRICT');
  const notes = createResource<Note>(store, {
    table: 'note',
    title: '备注',
    columns: ['id', 'text', 'creatorTime', 'lastModifyTime'],
    order: ['id'],
    unique: [],
    references: [],
    heldBy: [],
  });
  const maintained = maintain({ now: () => timeMs, nextId: () => '1' }, notes, { columnsOf: (text: string) => ({ text }) });
  maintained.create({ body: '路面结冰', caller: null });
  expect(maintained.get({ path: { id: '1' } })).toEqual({ data: { id: '1', text: '路面结冰', lastModifyTime: STARTED_MS } });
});
