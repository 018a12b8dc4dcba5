import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { CHUNK_BYTES, chunkPlan, chunkRange, fileCodecs, remainingChunks, type StoredFile } from '../../../../src/domains/file/index.ts';
import type { Sandbox } from '../../index.ts';
import { startForTest } from '../client.ts';
import { contentOf, md5, type Bytes } from '../upload-client.ts';
import { apiOf, bytesOf, enter, failure, read, refusal, type Api } from './client.ts';
import { PIXEL } from './pixel.ts';

vi.setConfig({ testTimeout: 30_000 }); // megabytes travel here, beside the other tests

const TYPE = 'annex';

let sandbox: Sandbox;
let api: Api;
beforeAll(async () => {
  sandbox = await startForTest();
  ({ api } = await enter(sandbox.url, 'staff'));
});
afterAll(() => sandbox.close());

const upload = (bytes: Bytes, name: string, type = TYPE): Promise<StoredFile> =>
  read(fileCodecs.uploadFile, api.uploadFile({ path: { type }, body: { file: new File([bytes], name) } }));
const link = (fileId: string) => read(fileCodecs.createDownloadLink, api.createDownloadLink({ path: { type: TYPE, fileId } }));

it('a file that was handed in is fetched byte for byte by a link that works once, without a token', async () => {
  const bytes = contentOf(40_000, 3);
  const stored = await upload(bytes, '路产#清单.csv');
  expect(stored).toMatchObject({
    fileSize: 40_000,
    fileExtension: 'csv',
    fileName: '路产清单.csv',
    url: `/api/file/Image/annex/${stored.fileId}`,
  });
  const offer = await link(stored.fileId);
  expect(offer?.fileName).toBe('路产清单.csv');
  const nobody = apiOf(sandbox.url, null);
  expect(await bytesOf(nobody, offer)).toEqual(bytes);
  expect(await refusal(bytesOf(nobody, offer))).toBe('下载链接已失效，请重新导出');
  expect(await bytesOf(nobody, await link(stored.fileId))).toEqual(bytes);
});

it('a link to a file nobody has handed in is refused', async () => {
  expect(await refusal(link('0123456789abcdef0123456789abcdef.csv'))).toBe('文件不存在');
});

it('an image is shown by its address and previewed; another file is not previewed', async () => {
  const image = await upload(PIXEL, '现场.gif', 'annexpic');
  const { data } = await apiOf(sandbox.url, null).getImage({ path: { type: 'annexpic', name: image.fileId } });
  expect([data?.type, await data?.bytes()]).toEqual(['image/gif', PIXEL]);
  const preview = ({ fileId, url, fileVersionId }: StoredFile) =>
    read(fileCodecs.getPreviewAddress, api.getPreviewAddress({ query: { fileName: fileId, fileVersionId, fileDownloadUrl: url } }));
  expect(await preview(image)).toBe(image.url);
  expect(await refusal(preview(await upload(contentOf(9), '台账.bin')))).toBe('该类型的文件暂不支持在线预览，请下载后查看');
});

it('several files are packed into one archive behind a link that works once', async () => {
  const [one, two] = [await upload(contentOf(100, 1), '一.bin'), await upload(contentOf(200, 2), '二.bin')];
  const body = fileCodecs.packFiles.body.encode([one, two].map(({ fileId, fileName }) => ({ fileId, fileName })));
  const pack = await read(fileCodecs.packFiles, api.packFiles({ path: { type: TYPE }, body }));
  expect(pack.downloadName).toMatch(/^\d{14}\.zip$/);
  expect(unzipSync(await bytesOf(api, pack.link))).toEqual({ '一.bin': contentOf(100, 1), '二.bin': contentOf(200, 2) });
  expect((await failure(bytesOf(api, pack.link))).msg).toBe('下载链接已失效，请重新导出');
});

it('a large file is asked for, sent in chunks, resumed where it was cut off, merged, and fetched byte for byte', async () => {
  const bytes = contentOf(2 * CHUNK_BYTES + 77, 5);
  const plan = chunkPlan(bytes.byteLength);
  const fieldsOf = (chunkNumber: number) => {
    const { start, end } = chunkRange(plan, chunkNumber);
    return {
      chunkNumber,
      chunkSize: CHUNK_BYTES,
      currentChunkSize: end - start,
      totalSize: plan.sizeBytes,
      totalChunks: plan.totalChunks,
      identifier: md5(bytes),
      filename: '隧道事件.mp4',
      relativePath: '隧道事件.mp4',
    } as const;
  };
  const state = () => read(fileCodecs.checkChunk, api.checkChunk({ query: fieldsOf(1) }));
  const send = (chunkNumber: number) => {
    const { start, end } = chunkRange(plan, chunkNumber);
    const file = new File([bytes.subarray(start, end)], '隧道事件.mp4');
    return read(fileCodecs.uploadChunk, api.uploadChunk({ body: { ...fieldsOf(chunkNumber), file } }));
  };
  const merge = () => {
    const order = { identifier: md5(bytes), fileName: '隧道事件.mp4', sizeBytes: plan.sizeBytes, fileType: '', extension: '', type: TYPE };
    const body = fileCodecs.mergeChunks.body.encode({ ...order, pathType: 'defaultPath', isAccount: false, folder: '' });
    return read(fileCodecs.mergeChunks, api.mergeChunks({ body }));
  };

  expect(await state()).toEqual({ chunkNumbers: [], canMerge: false, isUploaded: false });
  expect(await send(2)).toMatchObject({ chunkNumbers: [2], canMerge: false });
  expect(await refusal(merge())).toBe('缺少第 1、3 个分片，请补传后再合并');
  expect(remainingChunks(plan, (await state()).chunkNumbers)).toEqual([1, 3]);
  expect([await send(1), await send(3)]).toMatchObject([{ canMerge: false }, { chunkNumbers: [1, 2, 3], canMerge: true }]);
  const stored = await merge();
  expect(stored).toMatchObject({ fileSize: plan.sizeBytes, fileName: '隧道事件.mp4', fileExtension: 'mp4' });
  expect(await state()).toEqual({ chunkNumbers: [], canMerge: false, isUploaded: true });
  expect(md5(await bytesOf(api, await link(stored.fileId)))).toBe(md5(bytes));
});
