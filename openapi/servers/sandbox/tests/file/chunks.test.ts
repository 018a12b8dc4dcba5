import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CHUNK_BYTES } from '../../../../src/domains/file/index.ts';
import type { Sandbox } from '../../index.ts';
import { personWith, signIn, startForTest, type Person } from '../client.ts';
import { bytesAt, check, chunkFields, contentOf, md5, merge, send, sendAll, type Upload } from '../upload-client.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 }); // megabytes travel here, beside the other tests

let folder: string;
let sandbox: Sandbox;
let admin: Person;
let other: Person;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'milepost-chunks-'));
  sandbox = await startForTest({ data: folder });
  admin = await signIn(sandbox.url, 'admin');
  other = await signIn(sandbox.url, 'staff');
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

let seed = 0;
/** A file nobody has uploaded before. */
const fresh = (sizeBytes: number, name = '隧道事件录像.mp4'): Upload => ({ name, bytes: contentOf(sizeBytes, (seed += 1)) });
const storedFiles = (): number => readdirSync(path.join(folder, 'files'), { withFileTypes: true }).length;
const storedChunks = (): number => readdirSync(path.join(folder, 'chunks')).length;
const numbersOf = async (person: Person, upload: Upload) => (await check(person, upload)).data?.chunkNumbers;

describe('asking what is there', () => {
  it('answers no chunk and not uploaded before anything was sent', async () => {
    expect((await check(admin, fresh(20))).data).toEqual({ chunkNumbers: [], merge: false, uploaded: false });
  });

  it('answers exactly the chunks that were sent, from 1, sorted, none twice', async () => {
    const upload = fresh(3 * CHUNK_BYTES - 7);
    await sendAll(admin, upload, [3, 1, 3]);
    expect((await check(admin, upload)).data).toEqual({ chunkNumbers: [1, 3], merge: false, uploaded: false });
  });

  it('answers uploaded for a file the same person has stored under the same name, and to nobody else', async () => {
    const upload = fresh(1000, 'a.bin');
    await sendAll(admin, upload);
    await merge(admin, upload);
    expect((await check(admin, upload)).data).toEqual({ chunkNumbers: [], merge: false, uploaded: true });
    expect((await check(other, upload)).data?.uploaded).toBe(false);
    expect((await check(admin, { ...upload, name: 'b.bin' })).data?.uploaded).toBe(false);
    expect((await check(other, upload, { totalSize: '2000', currentChunkSize: '2000' })).data?.uploaded).toBe(false);
  });
});

describe('a file in chunks', () => {
  it.each([
    ['no bytes', 0],
    ['one byte less than a chunk', CHUNK_BYTES - 1],
    ['exactly a chunk', CHUNK_BYTES],
    ['one byte more than a chunk', CHUNK_BYTES + 1],
  ])('of %s comes back as it was', async (_, sizeBytes) => {
    const upload = fresh(sizeBytes, `日志${sizeBytes}.bin`);
    await sendAll(admin, upload);
    const { code, data } = await merge(admin, upload);
    expect([code, data]).toEqual([
      200,
      {
        name: expect.stringMatching(/^[0-9a-f]{32}\.bin$/),
        url: `/api/file/Image/annex/${data?.name}`,
        fileSize: sizeBytes,
        fileExtension: 'bin',
        fileVersionId: expect.stringMatching(/^\d{18,19}$/),
        thumbUrl: null,
        fileName: upload.name,
      },
    ]);
    expect(md5(await bytesAt(data?.url ?? '', sandbox.url))).toBe(md5(upload.bytes));
  });

  it('may be sent out of order and twice: the bytes are the same', async () => {
    const upload = fresh(2 * CHUNK_BYTES + 11);
    for (const number of [3, 1, 1, 3, 2]) {
      const { data } = await send(admin, upload, number);
      expect(data?.merge).toBe(number === 2);
    }
    const { data } = await merge(admin, upload);
    expect(md5(await bytesAt(data?.url ?? '', sandbox.url))).toBe(md5(upload.bytes));
    expect(storedChunks()).toBe(2); // of the test above that was never merged
  });

  it('is resumed by what is missing only', async () => {
    const upload = fresh(3 * CHUNK_BYTES);
    await sendAll(admin, upload, [1, 3]);
    expect(await numbersOf(admin, upload)).toEqual([1, 3]);
    await sendAll(admin, upload, [2]);
    expect((await merge(admin, upload)).code).toBe(200);
  });

  it('merged twice answers the same file', async () => {
    const upload = fresh(10);
    await sendAll(admin, upload);
    const first = await merge(admin, upload);
    const before = storedFiles();
    expect((await merge(admin, upload)).data).toEqual(first.data);
    expect(storedFiles()).toBe(before);
  });

  it('merged for another use is another file with the same content', async () => {
    const upload = fresh(10);
    await sendAll(admin, upload);
    const annex = await merge(admin, upload);
    const mail = await merge(admin, upload, { type: 'mail' });
    expect(mail.data?.url).toMatch(/^\/api\/file\/Image\/mail\//);
    expect(mail.data?.name).not.toBe(annex.data?.name);
    expect(md5(await bytesAt(mail.data?.url ?? '', sandbox.url))).toBe(md5(upload.bytes));
  });

  it('uploaded in two tabs at once is one stored file, and both end well', async () => {
    const upload = fresh(2 * CHUNK_BYTES + 1);
    const before = storedFiles();
    const tab = async () => {
      await sendAll(admin, upload);
      return merge(admin, upload);
    };
    const [one, two] = await Promise.all([tab(), tab()]);
    expect([one.code, two.code]).toEqual([200, 200]);
    expect(two.data).toEqual(one.data);
    expect(storedFiles()).toBe(before + 1);
  });

  it('of two people is two files, though the content is the same', async () => {
    const upload = fresh(30);
    await sendAll(admin, upload);
    expect((await merge(other, upload)).code).toBe(400);
    await sendAll(other, upload);
    const [mine, theirs] = [await merge(admin, upload), await merge(other, upload)];
    expect(mine.data?.name).not.toBe(theirs.data?.name);
  });

  it('that is given up is in no list, and its chunks are kept for going on', async () => {
    const upload = fresh(CHUNK_BYTES + 5);
    const before = storedFiles();
    await sendAll(admin, upload, [1]);
    expect(storedFiles()).toBe(before);
    expect(await numbersOf(admin, upload)).toEqual([1]);
  });
});

describe('chunks that do not fit are refused', () => {
  it.each([
    ['number 0', { chunkNumber: '0' }],
    ['a negative number', { chunkNumber: '-1' }],
    ['a number beyond the last', { chunkNumber: '3' }],
    ['a number that is none', { chunkNumber: 'one' }],
    ['another size of this chunk', { currentChunkSize: '5242879' }],
    ['another chunk size', { chunkSize: '1048576' }],
    ['a wrong total', { totalSize: '10485761' }],
    ['a wrong count of chunks', { totalChunks: '3' }],
    ['an identifier that leads elsewhere', { identifier: '../../x' }],
    ['an identifier in capitals', { identifier: 'A'.repeat(32) }],
    ['no name', { filename: '' }],
  ])('%s', async (_, changes) => {
    const upload = fresh(CHUNK_BYTES + 5);
    const before = storedChunks();
    expect((await check(admin, upload, changes)).code).toBe(400);
    expect((await send(admin, upload, 2, { changes })).code).toBe(400);
    expect(storedChunks()).toBe(before);
    expect(await numbersOf(admin, upload)).toEqual([]);
  });

  it('fewer or more bytes than announced', async () => {
    const upload = fresh(20);
    expect(await send(admin, upload, 1, { part: contentOf(19) })).toEqual({ code: 400, msg: '分片大小不正确，请重新上传该分片' });
    expect((await send(admin, upload, 1, { part: contentOf(21) })).code).toBe(400);
    expect(await numbersOf(admin, upload)).toEqual([]);
  });

  it('no file at all', async () => {
    const form = new FormData();
    for (const [field, value] of Object.entries(chunkFields(fresh(20), 1))) form.append(field, value);
    expect((await admin.call('uploadChunk', { form })).code).toBe(400);
  });
});

describe('a merge is refused', () => {
  it('with a chunk missing: it is named, nothing is visible, and sending it mends everything', async () => {
    const upload = fresh(3 * CHUNK_BYTES + 1);
    await sendAll(admin, upload, [1, 2, 4]);
    const before = storedFiles();
    expect(await merge(admin, upload)).toEqual({ code: 400, msg: '缺少第 3 个分片，请补传后再合并' });
    expect(storedFiles()).toBe(before);
    expect(await numbersOf(admin, upload)).toEqual([1, 2, 4]);
    await sendAll(admin, upload, [3]);
    expect((await merge(admin, upload)).code).toBe(200);
  });

  it('with nothing sent: how many are missing is said', async () => {
    expect((await merge(admin, fresh(7 * CHUNK_BYTES))).msg).toBe('缺少第 1、2、3、4、5 个分片等共 7 个，请补传后再合并');
  });

  it('with another content under the identifier: nothing is stored, the chunks are thrown away, sending anew works', async () => {
    const upload = fresh(2 * CHUNK_BYTES);
    await send(admin, upload, 1);
    await send(admin, upload, 2, { part: contentOf(CHUNK_BYTES, 999) });
    const before = storedFiles();
    expect(await merge(admin, upload)).toEqual({ code: 400, msg: '文件校验失败，内容与标识不符，请重新上传' });
    expect(storedFiles()).toBe(before);
    expect(await numbersOf(admin, upload)).toEqual([]);
    await sendAll(admin, upload);
    expect((await merge(admin, upload)).code).toBe(200);
  });

  it('for another size or another name than the chunks have', async () => {
    const upload = fresh(40);
    await sendAll(admin, upload);
    expect((await merge(admin, upload, { fileSize: '41' })).code).toBe(400);
    expect((await merge(admin, upload, { fileName: '另一个.mp4' })).code).toBe(400);
    expect((await merge(admin, upload, { fileSize: '-1' })).code).toBe(400);
    expect((await merge(admin, upload)).code).toBe(200);
  });

  it('as an image that is none', async () => {
    const upload = fresh(40, '现场.png');
    await sendAll(admin, upload);
    expect((await merge(admin, upload, { type: 'annexpic' })).msg).toBe('请上传图片');
    expect((await merge(admin, upload)).msg).toContain('扩展名不符');
  });
});

describe('names', () => {
  it.each([
    ['桥梁#检测 #1.pdf', '桥梁检测 1.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['..\\合同 2026.PDF', '合同 2026.PDF'],
    ['a"b<c>.txt', 'a"b<c>.txt'],
  ])('%s is stored as %s, and names no path', async (name, shown) => {
    const upload = fresh(12, name);
    await sendAll(admin, upload);
    const { data } = await merge(admin, upload);
    const file = data?.name ?? '';
    expect(file).toMatch(/^[0-9a-f]{32}(\.\w+)?$/);
    const link = await admin.data('createDownloadLink', { path: { type: 'annex', fileId: file } });
    expect(link.name).toBe(shown);
    expect(md5(await bytesAt(link.url, sandbox.url))).toBe(md5(upload.bytes));
  });
});

describe('names that hide their end', () => {
  it('are refused in every step', async () => {
    const upload = fresh(12, 'a.png\u0000.exe');
    const answers = [await check(admin, upload), await send(admin, upload, 1), await merge(admin, upload)];
    expect(answers.map(({ msg }) => msg)).toEqual(Array.from({ length: 3 }, () => '文件名含有不允许的字符，请重命名后重试'));
  });
});

describe('an upload nobody goes on with', () => {
  const DAY_MS = 24 * 60 * 60 * 1000;

  it('is kept for a week after its last chunk, then removed at a start', async () => {
    const own = mkdtempSync(path.join(tmpdir(), 'milepost-unfinished-'));
    const upload = fresh(CHUNK_BYTES + 5);
    const held = async (days: number, sends: number[] = []) => {
      const later = await startForTest({ data: own, now: () => Date.now() + days * DAY_MS });
      const person = await signIn(later.url, 'admin');
      await sendAll(person, upload, sends);
      const numbers = await numbersOf(person, upload);
      await later.close();
      return numbers;
    };
    expect(await held(0, [1])).toEqual([1]);
    expect(await held(6, [2])).toEqual([1, 2]);
    expect(await held(12)).toEqual([1, 2]);
    expect(await held(14)).toEqual([]);
    expect(readdirSync(path.join(own, 'chunks'))).toEqual([]);
    rmSync(own, { recursive: true, force: true });
  });
});

describe('without a session', () => {
  it.each([
    ['no token', ''],
    ['a dead token', 'bearer gone'],
  ])('%s ends every step with code 600', async (_, token) => {
    const nobody = personWith(sandbox.url, token);
    const upload = fresh(8);
    expect([(await check(nobody, upload)).code, (await send(nobody, upload, 1)).code, (await merge(nobody, upload)).code]).toEqual([
      600, 600, 600,
    ]);
  });
});
