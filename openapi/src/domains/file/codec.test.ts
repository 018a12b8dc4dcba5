import { expect, test } from 'vitest';
import { goodData } from '../../testing/spec-examples.ts';
import { decodeDownloadLink, fileCodecs, fileValue, imageValue } from './index.ts';

test.each(goodData('exportDictionaryCategory'))('the link "%s" of the description can be fetched', (_, data) => {
  expect(decodeDownloadLink(data)).toEqual({
    fileName: '车牌颜色.bdd',
    query: { encryption: '5f1c9a52b7d04e0e8f31', name: '车牌颜色.bdd' },
  });
});

test('the other spelling of the path is the same download', () => {
  expect(decodeDownloadLink({ name: 'a.bdd', url: '/api/File/Download?encryption=x' })?.query.encryption).toBe('x');
});

test.each([
  ['a script', 'javascript:alert(1)'],
  ['another host', 'https://evil.test/api/file/Download?encryption=x'],
  ['another host without a scheme', '//evil.test/api/file/Download?encryption=x'],
  ['another operation', '/api/oauth/Logout?encryption=x'],
  ['a way out of the path', '/api/file/Download/../../oauth/Logout?encryption=x'],
  ['no ticket', '/api/file/Download'],
  ['nothing', ''],
])('%s is no download', (_, url) => {
  expect(decodeDownloadLink({ name: 'a.bdd', url })).toBeNull();
});

test.each([
  ['../../etc/passwd', 'passwd'],
  ['a\u202Efdb.exe', 'a_fdb.exe'],
  ['', 'download'],
])('the file name %j is saved as %j', (name, fileName) => {
  expect(decodeDownloadLink({ name, url: '/api/file/Download?encryption=x' })?.fileName).toBe(fileName);
});

test('an archive at an address of another host has no link', () => {
  const { link } = fileCodecs.packFiles.data.decode({
    downloadName: 'a.zip',
    downloadVo: { name: 'a.zip', url: 'https://evil.test/a.zip' },
  });
  expect(link).toBeNull();
});

test.each(goodData('getPreviewAddress'))('the address of the preview "%s" is a text', (name, data) => {
  const address = name === 'missing' ? '' : '/api/file/Image/annex/9d2e61f07c3b4a58b1d0a4e7c85f3260.png';
  expect(fileCodecs.getPreviewAddress.data.decode(data ?? '')).toBe(address);
});

test('a preview without an address is none', () => {
  expect(fileCodecs.getPreviewAddress.data.decode({ url: null })).toBe('');
});

test('a server that never says whether a file is known has not got it', () => {
  expect(fileCodecs.checkChunk.data.decode({ chunkNumbers: null })).toEqual({ chunkNumbers: [], canMerge: false, isUploaded: false });
});

test('what a form keeps of a file and of an image', () => {
  const stored = fileCodecs.uploadFile.data.decode({
    name: 'ab12.pdf',
    url: '/api/file/Image/annex/ab12.pdf',
    fileSize: 7,
    fileExtension: 'pdf',
  });
  expect(fileValue('检查#报告.pdf', stored)).toEqual({
    name: '检查报告.pdf',
    fileId: 'ab12.pdf',
    fileSize: 7,
    fileExtension: 'pdf',
    fileVersionId: '',
    url: '/api/file/Image/annex/ab12.pdf',
  });
  expect(imageValue('现场.png', stored)).toEqual({
    name: '现场.png',
    fileId: 'ab12.pdf',
    url: '/api/file/Image/annex/ab12.pdf',
    thumbUrl: '',
  });
});

test('a merge is asked for with a name without #', () => {
  const order = {
    identifier: '8ab420d03f1bad39feb6b4794f695e88',
    fileName: '隧道#录像.mp4',
    sizeBytes: 0,
    fileType: 'video/mp4',
    extension: 'mp4',
    type: 'annex',
    pathType: 'defaultPath',
    isAccount: false,
    folder: '',
  } as const;
  expect(fileCodecs.mergeChunks.body.encode(order)).toMatchObject({ fileName: '隧道录像.mp4', fileSize: 0, isAccount: 0 });
});
