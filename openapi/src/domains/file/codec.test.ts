import { expect, test } from 'vitest';
import { goodData } from '../../testing/spec-examples.ts';
import { decodeDownloadLink } from './index.ts';

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
  ['../../etc/passwd', '.._.._etc_passwd'],
  ['a\u202Efdb.exe', 'a_fdb.exe'],
  ['', 'download'],
])('the file name %j is saved as %j', (name, fileName) => {
  expect(decodeDownloadLink({ name, url: '/api/file/Download?encryption=x' })?.fileName).toBe(fileName);
});
