import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseBdd, type BddFile } from '../../../../src/domains/dictionary/index.ts';
import type { Sandbox } from '../../index.ts';
import { categoryId, signIn, startForTest, type Person } from '../client.ts';

const LINK_MS = 10 * 60 * 1000;

let sandbox: Sandbox;
let other: Sandbox;
let admin: Person;
let stranger: Person;
let aheadMs = 0;

beforeAll(async () => {
  sandbox = await startForTest({ now: () => Date.now() + aheadMs });
  admin = await signIn(sandbox.url, 'admin');
});
beforeEach(async () => {
  other = await startForTest();
  stranger = await signIn(other.url, 'admin');
  return () => other.close();
});
afterAll(() => sandbox.close());

const link = async (person: Person, code: string) =>
  person.data('exportDictionaryCategory', { path: { id: await categoryId(person, code) } });

async function exported(person: Person, url: string, code: string): Promise<string> {
  const response = await fetch(new URL((await link(person, code)).url, url));
  expect(response.headers.get('content-type')).toBe('application/octet-stream');
  return response.text();
}

const upload = (person: Person, text: string | Uint8Array<ArrayBuffer>, name = '路产设施.bdd') => {
  const form = new FormData();
  form.append('file', new Blob([text]), name);
  return person.call('importDictionary', { form });
};

/** Removes a branch, entries and categories from the bottom up. */
async function clear(person: Person, file: BddFile): Promise<void> {
  for (let left = file.entries; left.length > 0;) {
    const held = new Set(left.map(({ parentId }) => parentId));
    for (const { id } of left.filter((entry) => !held.has(entry.id)))
      expect((await person.call('removeDictionaryEntry', { path: { id } })).code).toBe(200);
    left = left.filter((entry) => held.has(entry.id));
  }
  for (let left = file.types; left.length > 0;) {
    const held = new Set(left.map(({ parentId }) => parentId));
    for (const { id } of left.filter((type) => !held.has(type.id)))
      expect((await person.call('removeDictionaryCategory', { path: { id } })).code).toBe(200);
    left = left.filter((type) => held.has(type.id));
  }
}

const fileOf = (text: string): BddFile => {
  const parsed = parseBdd(text);
  if (!parsed.ok) throw new Error(`${parsed.place} ${parsed.reason}`);
  return parsed.file;
};

const NONE_CHANGED = { typesRenamed: 0, typesOverwritten: 0, entriesRenamed: 0, entriesOverwritten: 0 };

describe('export', () => {
  it('writes the category, the categories below it and all their entries', async () => {
    const file = fileOf(await exported(admin, sandbox.url, 'incident'));
    expect(file.types.map(({ enCode }) => enCode)).toContain('incident.rescue.equipment');
    expect(file.types.length).toBe(10);
    expect(file.entries.length).toBe(103);
    expect(file.entries.some(({ enabledMark }) => enabledMark === 0)).toBe(true);
  });

  it('offers a link that works once, without a token, under a name for people', async () => {
    const { name, url } = await link(admin, 'unit');
    expect(name).toBe('计量单位.bdd');
    expect(url.startsWith('/api/file/Download?')).toBe(true);
    const first = await fetch(new URL(`${url}&name=unit.bdd`, sandbox.url));
    expect(first.headers.get('content-disposition')).toContain('unit.bdd');
    expect(fileOf(await first.text()).entries.length).toBe(16);
    expect(await (await fetch(new URL(url, sandbox.url))).json()).toEqual({ code: 400, msg: '下载链接已失效，请重新导出' });
  });

  it('lets the link expire after ten minutes, and knows no other links', async () => {
    const { url } = await link(admin, 'unit');
    aheadMs += LINK_MS + 1;
    expect((await (await fetch(new URL(url, sandbox.url))).json()).code).toBe(400);
    expect((await admin.call('downloadFile', { query: { encryption: 'guessed' } })).code).toBe(400);
  });

  it('is refused for a category that does not exist', async () => {
    expect((await admin.call('exportDictionaryCategory', { path: { id: '404' } })).msg).toContain('不存在');
  });
});

describe('import', () => {
  it('brings back what was exported and removed: the next export is the same text', async () => {
    const text = await exported(stranger, other.url, 'incident');
    const file = fileOf(text);
    await clear(stranger, file);
    const answer = await upload(stranger, text);
    expect(answer.data).toEqual({ ...NONE_CHANGED, typesAdded: 10, typesSkipped: 0, entriesAdded: 103, entriesSkipped: 0 });
    expect(answer.msg).toBe('导入成功：新增分类 10 个、字典 103 个，跳过已存在的分类 0 个、字典 0 个');
    expect(await exported(stranger, other.url, 'incident')).toBe(text);
  });

  it('skips codes that exist and adds only what is missing, keeping what people have changed', async () => {
    const file = fileOf(await exported(stranger, other.url, 'asset.type'));
    const byCode = (code: string) => file.entries.find(({ enCode }) => enCode === code) ?? file.entries[0];
    await stranger.call('removeDictionaryEntry', { path: { id: byCode('sign.vms')?.id ?? '' } });
    await stranger.call('updateDictionaryEntry', {
      path: { id: byCode('sign')?.id ?? '' },
      body: { ...byCode('sign'), fullName: '标志与标线' },
    });
    const answer = await upload(stranger, JSON.stringify(file));
    expect(answer.data).toEqual({ ...NONE_CHANGED, typesAdded: 0, typesSkipped: 1, entriesAdded: 1, entriesSkipped: 23 });
    const { list } = await stranger.data('listDictionaryEntries', { path: { id: file.types[0]?.id ?? '' } });
    const sign = list.find(({ enCode }) => enCode === 'sign');
    expect(sign?.fullName).toBe('标志与标线');
    expect(sign?.children?.map(({ enCode }) => enCode)).toEqual(['sign.guide', 'sign.vms', 'sign.thermo']);
  });

  it('takes rows in any order and under other ids', async () => {
    const type = { id: '7', parentId: '404', fullName: '照明控制', enCode: 'lamp.control', isTree: 1, sortCode: 1, description: '' };
    const entry = { dictionaryTypeId: '7', enabledMark: 1, sortCode: 1, description: '' };
    const entries = [
      { ...entry, id: 'b', parentId: 'a', fullName: '定时', enCode: 'auto.timer' },
      { ...entry, id: 'a', parentId: '0', fullName: '自动', enCode: 'auto' },
    ];
    expect((await upload(stranger, JSON.stringify({ version: '1', types: [type], entries }))).code).toBe(200);
    const id = await categoryId(stranger, 'lamp.control');
    expect(id).not.toBe('7');
    const { list } = await stranger.data('listDictionaryEntries', { path: { id } });
    expect(list.map(({ enCode, children }) => [enCode, children?.map((child) => child.enCode)])).toEqual([['auto', ['auto.timer']]]);
  });

  const good = { id: '1', parentId: '-1', fullName: '照明控制', enCode: 'lamp.damaged', isTree: 0, sortCode: 1, description: '' };
  const entry = {
    id: '2',
    dictionaryTypeId: '1',
    parentId: '0',
    fullName: '自动',
    enCode: 'auto',
    enabledMark: 1,
    sortCode: 1,
    description: '',
  };
  const file = (types: object[], entries: object[], version: unknown = '1') => JSON.stringify({ version, types, entries });

  it.each([
    ['cut off in the middle', file([good], [entry]).slice(0, 90), /第 1 行第 \d+ 列/],
    ['with a row that lost its code', file([good], [entry, { ...entry, id: '3', enCode: undefined }]), /entries\[1\]\.enCode 不能为空/],
    ['of another version', file([good], [entry], '9'), /version 的版本不受支持/],
    [
      'with an entry of a category it does not hold',
      file([good], [{ ...entry, dictionaryTypeId: '404' }]),
      /entries\[0\]\.dictionaryTypeId/,
    ],
    ['that reaches for prototypes', file([good], []).replace('"entries"', '"__proto__":{},"entries"'), /含有不允许的键名/],
    ['that nests entries in a list', file([good], [entry, { ...entry, id: '3', enCode: 'b', parentId: '2' }]), /entries\[1\] .*不是树形/],
  ])('refuses a file %s, names the place and writes nothing', async (_, text, place) => {
    const before = [await stranger.data('listDictionaryCategories'), await stranger.data('listAllDictionaries')];
    const answer = await upload(stranger, text);
    expect(answer.code).toBe(400);
    expect(answer.msg).toMatch(place);
    expect(answer.msg).toContain('未写入任何数据');
    expect([await stranger.data('listDictionaryCategories'), await stranger.data('listAllDictionaries')]).toEqual(before);
  });

  it('refuses other kinds of files, and calls without a file', async () => {
    expect((await upload(admin, '{}', '字典.json')).msg).toBe('请上传 .bdd 格式的文件');
    expect((await admin.call('importDictionary', { form: new FormData() })).msg).toBe('请上传 .bdd 格式的文件');
    const text = new FormData();
    text.append('file', '{}');
    expect((await admin.call('importDictionary', { form: text })).code).toBe(400);
    expect((await upload(admin, Uint8Array.of(0xff, 0xfe, 0x7b, 0x00))).msg).toContain('UTF-8');
  });
});
