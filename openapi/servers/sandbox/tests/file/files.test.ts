import { unzipSync } from 'fflate';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readImageHead } from '../../../../src/domains/file/index.ts';
import type { Sandbox } from '../../index.ts';
import { personWith, signIn, startForTest, type Person } from '../client.ts';
import { bytesAt, contentOf, hand, md5, merge, sendAll, type Bytes } from '../upload-client.ts';

const MIB = 1024 * 1024;
const LINK_MS = 10 * 60 * 1000;

vi.setConfig({ testTimeout: 30_000 }); // megabytes travel here, beside the other tests

let sandbox: Sandbox;
let admin: Person;
let aheadMs = 0;

beforeAll(async () => {
  sandbox = await startForTest({ now: () => Date.now() + aheadMs });
  admin = await signIn(sandbox.url, 'admin');
});
afterAll(() => sandbox.close());

const latin = (text: string): Bytes => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const GIF = latin('GIF89a\x01\x00\x01\x00\x00\x00\x00,\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02D\x01\x00;');
const WALL = Uint8Array.from([...latin('\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR'), 0, 0, 0xc3, 0x50, 0, 0, 0xc3, 0x50, 8, 2, 0, 0, 0]);
const get = (url: string): Promise<Response> => fetch(new URL(url, sandbox.url));
const shown = async (url: string) => {
  const { headers } = await get(url);
  return [headers.get('content-type'), headers.get('content-disposition')?.split(';')[0], headers.get('x-content-type-options')];
};
/** Hands in a file that must be taken. */
async function stored(type: string, bytes: Bytes | string, name: string, fields?: Record<string, string>) {
  const { data, msg } = await hand(admin, type, bytes, name, fields);
  if (!data) throw new Error(msg);
  return data;
}

describe('a file in one piece', () => {
  it('is stored under a name of its own and comes back as it was', async () => {
    const data = await stored('annex', '路产编号,桩号\n', '路产#清单 2026.csv');
    expect(data).toEqual({
      name: expect.stringMatching(/^[0-9a-f]{32}\.csv$/),
      url: `/api/file/Image/annex/${data.name}`,
      fileSize: 20,
      fileExtension: 'csv',
      fileVersionId: expect.stringMatching(/^\d{18,19}$/),
      thumbUrl: null,
      fileName: '路产清单 2026.csv',
    });
    expect(await (await get(data.url)).text()).toBe('路产编号,桩号\n');
  });

  it('is known when the same person uploads it again in chunks', async () => {
    const bytes = contentOf(50, 7);
    const { url } = await stored('annex', bytes, '巡查.bin');
    expect((await merge(admin, { name: '巡查.bin', bytes })).data?.url).toBe(url);
  });

  it('handed in twice is two files: nothing is replaced', async () => {
    const [one, two] = [await stored('annex', 'a', 'a.txt'), await stored('annex', 'b', 'a.txt')];
    expect(await Promise.all([one, two].map(async ({ url }) => (await get(url)).text()))).toEqual(['a', 'b']);
  });

  it('goes into the folders it asks for, which commas stand for in its name', async () => {
    const fields = { pathType: 'selfPath', folder: '路产/2026', isAccount: '1' };
    const { name, url } = await stored('annex', 'a', 'a.txt', fields);
    expect(name).toMatch(/^路产,2026,admin,[0-9a-f]{32}\.txt$/);
    expect(await (await get(url)).text()).toBe('a');
    expect((await stored('annex', 'a', 'a.txt', { ...fields, pathType: 'defaultPath' })).name).not.toContain(',');
  });

  it.each(['../secret', 'a/../..', 'a,b', '..\\x', '%2e%2e'])('is refused for the folder %s', async (folder) => {
    const { code, msg } = await hand(admin, 'annex', 'a', 'a.txt', { pathType: 'selfPath', folder });
    expect([code, msg]).toEqual([400, '文件夹名称只能包含文字、数字、下划线和连字符，请修改后重试']);
  });

  it('is refused without a file, above 10 MB, for a use that is a path, and without a session', async () => {
    expect((await admin.call('uploadFile', { path: { type: 'annex' }, form: new FormData() })).msg).toBe('请先上传文件');
    expect((await hand(admin, 'annex', new Uint8Array(10 * MIB), 'a.bin')).msg).toContain('10 MB');
    expect((await hand(admin, '../annex', 'a', 'a.txt')).code).toBe(400);
    expect((await hand(personWith(sandbox.url, ''), 'annex', 'a', 'a.txt')).code).toBe(600);
  });
});

describe('images', () => {
  it('are shown, with their own type and nothing else', async () => {
    const { url } = await stored('annexpic', GIF, '现场.GIF');
    expect(await shown(url)).toEqual(['image/gif', 'inline', 'nosniff']);
    expect(await bytesAt(url, sandbox.url)).toEqual(GIF);
  });

  it('need no token to be shown', async () => {
    const { name } = await stored('IM', GIF, '聊天.gif');
    const response = await personWith(sandbox.url, '').response('getImage', { path: { type: 'IM', name } });
    expect(response.headers.get('content-type')).toBe('image/gif');
  });

  it.each([
    ['a drawing that calls itself a PNG', 'photo.png', '<svg onload=alert(1)>'],
    ['a drawing', 'x.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a picture that claims to be a wall', 'flood.png', WALL],
    ['a program behind a turned name', '\u202egnp.exe', GIF],
    ['nothing', 'empty.png', ''],
  ])('%s is none: refused where images are meant', async (_, name, bytes) => {
    for (const type of ['annexpic', 'IM', 'userAvatar']) expect((await hand(admin, type, bytes, name)).msg).toBe('请上传图片');
  });

  it('are judged everywhere: an annex that calls itself an image is one', async () => {
    expect((await hand(admin, 'annex', '<html>', 'x.png')).msg).toContain('扩展名不符');
    expect(await shown((await stored('annex', GIF, 'x.gif')).url)).toEqual(['image/gif', 'inline', 'nosniff']);
    // Its type is that of its content: one of another type than its name is an image all the same.
    expect(await shown((await stored('annexpic', GIF, 'x.png')).url)).toEqual(['image/gif', 'inline', 'nosniff']);
  });

  it('of the chat are at most 5 MB', async () => {
    const large = new Uint8Array(5 * MIB + 1);
    large.set(GIF);
    expect((await hand(admin, 'IM', large, '大图.gif')).msg).toBe('图片大小不能超过5M');
    expect((await hand(admin, 'IM', large.subarray(1), '大图.gif')).msg).toBe('请上传图片');
    expect((await hand(admin, 'annexpic', large, '大图.gif')).code).toBe(200);
  });

  it.each([
    ['a drawing', 'x.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', 'x.html', '<script>alert(1)</script>'],
    ['a text', 'x.txt', 'GIF89a'],
  ])('%s is stored but only ever saved, never shown', async (_, name, text) => {
    const { url } = await stored('annex', text, name);
    expect(await shown(url)).toEqual(['application/octet-stream', 'attachment', 'nosniff']);
  });

  it('include the portrait of everybody who has none', async () => {
    const url = '/api/file/Image/userAvatar/001.png';
    expect(await shown(url)).toEqual(['image/png', 'inline', 'nosniff']);
    expect(readImageHead(await bytesAt(url, sandbox.url))).toEqual({ kind: 'png', widthPx: 96, heightPx: 96 });
  });

  it.each([
    '/api/file/Image/annex/404.png',
    '/api/file/Image/annex/..',
    '/api/file/Image/annex/..%2f..%2fsandbox.sqlite',
    '/api/file/Image/annex/..,..,sandbox.sqlite',
    '/api/file/Image/../../etc/passwd',
    '/api/file/Image/userAvatar/%00.png',
  ])('are not found by tricks: %s', async (address) => {
    // fetch would tidy the dots away
    const text = await new Promise<string>((resolve, reject) => {
      request({ port: sandbox.port, host: '127.0.0.1', path: address }, (response) => {
        let body = '';
        response.on('data', (part: Buffer) => (body += part.toString()));
        response.on('end', () => resolve(body));
      })
        .on('error', reject)
        .end();
    });
    expect(JSON.parse(text)).toMatchObject({ code: expect.toBeOneOf([400, 404]) });
  });
});

describe('a link to a stored file', () => {
  it('works once, without a token, under the name of the file', async () => {
    const { name } = await stored('annex', contentOf(3 * MIB, 3), '桥梁 检测.pdf');
    const link = await admin.data('createDownloadLink', { path: { type: 'annex', fileId: name } });
    expect(link.name).toBe('桥梁 检测.pdf');
    const first = await get(link.url);
    expect(first.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${encodeURIComponent('桥梁 检测.pdf')}`);
    expect(first.headers.get('content-length')).toBe(String(3 * MIB));
    expect(md5(await first.bytes())).toBe(md5(contentOf(3 * MIB, 3)));
    expect(await (await get(link.url)).json()).toEqual({ code: 400, msg: '下载链接已失效，请重新导出' });
    expect((await admin.call('createDownloadLink', { path: { type: 'annex', fileId: name } })).code).toBe(200);
  });

  it('may be given up in the middle, and the server goes on', async () => {
    const { url } = await stored('annex', contentOf(4 * MIB, 4), '录像.mp4');
    for (let turn = 0; turn < 5; turn += 1) await (await get(url)).body?.cancel();
    expect(md5(await bytesAt(url, sandbox.url))).toBe(md5(contentOf(4 * MIB, 4)));
  });

  it('is refused for an unknown file, another use, and a way out', async () => {
    const { name } = await stored('annex', 'a', 'a.txt');
    for (const where of [
      { type: 'annex', fileId: '404.pdf' },
      { type: 'mail', fileId: name },
      { type: 'annex', fileId: '..' },
    ])
      expect((await admin.call('createDownloadLink', { path: where })).code).not.toBe(200);
  });
});

describe('an archive', () => {
  const pack = (body: { fileId: string; fileName: string }[]) => admin.call('packFiles', { path: { type: 'annex' }, body });

  it('holds the files under their names; equal names are numbered, and no name leads out of it', async () => {
    const large = await stored('annex', contentOf(3 * MIB, 5), 'large.bin');
    const parts = await Promise.all(['甲', '乙', '丙', '丁'].map(async (text) => (await stored('annex', text, 'a.txt')).name));
    const names = ['路产清单.txt', '路产清单.TXT', '路产清单.txt', '../../x.txt'];
    const { data } = await pack([
      ...parts.map((fileId, index) => ({ fileId, fileName: names[index] ?? '' })),
      { fileId: large.name, fileName: 'large.bin' },
    ]);
    expect([data?.downloadName, data?.downloadVo.name]).toEqual([expect.stringMatching(/^\d{14}\.zip$/), data?.downloadName]);
    const { 'large.bin': packed, ...texts } = unzipSync(await bytesAt(data?.downloadVo.url ?? '', sandbox.url));
    expect(Object.entries(texts).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)])).toEqual([
      ['路产清单.txt', '甲'],
      ['路产清单(1).TXT', '乙'],
      ['路产清单(2).txt', '丙'],
      ['x.txt', '丁'],
    ]);
    expect(md5(packed ?? new Uint8Array())).toBe(md5(contentOf(3 * MIB, 5)));
  });

  it('is refused when there is nothing to pack, or when a file is missing', async () => {
    expect((await pack([])).msg).toBe('未发现文件');
    const { name } = await stored('annex', 'a', 'a.txt');
    expect(
      (
        await pack([
          { fileId: name, fileName: 'a.txt' },
          { fileId: '404.txt', fileName: 'b.txt' },
        ])
      ).msg,
    ).toBe('文件不存在');
  });
});

describe('looking at a file', () => {
  const preview = (fileDownloadUrl: string, fileName = '现场.gif') =>
    admin.call('getPreviewAddress', { query: { fileName, fileDownloadUrl } });

  it('answers an address of this API that shows an image', async () => {
    const { url } = await stored('annex', GIF, '现场.gif', { pathType: 'selfPath', folder: '事件' });
    expect(await shown((await preview(url)).data as string)).toEqual(['image/gif', 'inline', 'nosniff']);
    expect((await preview(new URL(url, sandbox.url).href)).data).toBe(url);
  });

  it.each(['/api/file/Image/annex/404.gif', '/api/oauth/Logout', 'javascript:alert(1)', 'https://', '/api/file/Image/%zz/a.gif'])(
    'answers an empty address where there is no file: %s',
    async (address) => {
      expect(await preview(address)).toEqual({ code: 200, msg: '操作成功', data: '' });
    },
  );

  it('is refused for what can only be saved', async () => {
    const { url } = await stored('annex', '<script>', 'x.html');
    expect((await preview(url, 'x.html')).msg).toBe('该类型的文件暂不支持在线预览，请下载后查看');
  });
});

describe('files in a folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'milepost-folder-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const names = (area: string) => (existsSync(path.join(folder, area)) ? readdirSync(path.join(folder, area)) : []);

  it('outlive the process; what no row names is swept away at the next start', async () => {
    const first = await startForTest({ data: folder });
    const person = await signIn(first.url, 'admin');
    const { data } = await hand(person, 'annex', 'kept', 'a.txt');
    const upload = { name: 'b.bin', bytes: contentOf(5 * MIB + 1, 8) };
    await sendAll(person, upload, [2]);
    await first.close();
    for (const area of ['files', 'chunks']) writeFileSync(path.join(folder, area, 'left-by-a-crash.part'), 'half');
    const second = await startForTest({ data: folder });
    const again = personWith(second.url, person.token);
    expect(await (await fetch(new URL(data?.url ?? '', second.url))).text()).toBe('kept');
    expect([names('files').length, names('chunks').length]).toEqual([1, 1]);
    await sendAll(again, upload, [1]);
    expect((await merge(again, upload)).code).toBe(200);
    await second.close();
  });

  it('leave with their archive: it is gone once fetched, and once its link is too old', async () => {
    const own = await startForTest({ data: folder, now: () => Date.now() + aheadMs });
    const person = await signIn(own.url, 'admin');
    const { data } = await hand(person, 'annex', 'kept', 'a.txt');
    const pack = () => person.data('packFiles', { path: { type: 'annex' }, body: [{ fileId: data?.name ?? '', fileName: 'a.txt' }] });
    const { downloadVo } = await pack();
    await pack();
    expect(names('packs')).toHaveLength(2);
    expect(Object.keys(unzipSync(await bytesAt(downloadVo.url, own.url)))).toEqual(['a.txt']);
    expect(names('packs')).toHaveLength(1);
    aheadMs += LINK_MS + 1;
    await person.data('createDownloadLink', { path: { type: 'annex', fileId: data?.name ?? '' } });
    expect(names('packs')).toHaveLength(0);
    await own.close();
  });

  it('that were taken away by hand are missing, nothing worse', async () => {
    const own = await startForTest({ data: folder });
    const person = await signIn(own.url, 'admin');
    const { data } = await hand(person, 'annex', 'lost', 'a.txt');
    const link = await person.data('createDownloadLink', { path: { type: 'annex', fileId: data?.name ?? '' } });
    rmSync(path.join(folder, 'files'), { recursive: true });
    const missing = { code: 400, msg: '文件不存在' };
    expect(await (await fetch(new URL(data?.url ?? '', own.url))).json()).toEqual(missing);
    expect(await (await fetch(new URL(link.url, own.url))).json()).toEqual(missing);
    expect((await hand(person, 'annex', 'new', 'a.txt')).code).toBe(200);
    await own.close();
  });
});

describe('files in memory', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'milepost-folder-'));
    vi.stubEnv('TMPDIR', folder);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });

  it('are in a folder of their own only while the sandbox runs', async () => {
    const own = await startForTest();
    const person = await signIn(own.url, 'admin');
    expect(readdirSync(folder)).toEqual([]);
    await hand(person, 'annex', 'a', 'a.txt');
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^milepost-files-/)]);
    await own.close();
    expect(readdirSync(folder)).toEqual([]);
  });
});
