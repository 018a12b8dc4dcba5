import { describe, expect, it } from 'vitest';
import type { Finding } from '../described/ledger.ts';
import { readWorkbook, writeWorkbook, writeWorkbookOf } from '../described/workbook.ts';
import { bytesFindings, nameFindings, numberFindings, storedFindings, thereFindings, uploadedFindings } from './chunks.ts';
import {
  cellFindings,
  childFindings,
  failedSheetFindings,
  previewFindings,
  reasonFindings,
  sumFindings,
  templateFindings,
} from './imports.ts';
import { bytesKindFindings } from './bytes.ts';
import {
  endFindings,
  historyFindings,
  imageFindings,
  keywordFindings,
  logoutFindings,
  onceFindings,
  overtakenFindings,
  pushFindings,
  sequenceFindings,
  tabFindings,
  totalFindings,
} from './socket.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const stored = { name: '1.txt', fileSize: 5, fileExtension: 'txt', fileVersionId: '', url: '/api/file/Image/annex/1.txt' };
const file = { name: 'a.txt', sizeBytes: 5 };
const column = { id: 'a', fullName: '名称', jnpfKey: null, children: null };

type Row = readonly [what: string, bad: () => Finding[], kept: () => Finding[]];

describe('a check of chunks fails on', () => {
  it.each<Row>([
    [
      'C1 a file that is whole before anything was sent',
      () => uploadedFindings({ uploaded: true }, false),
      () => uploadedFindings({}, false),
    ],
    [
      'C2 a known file that must be sent again',
      () => uploadedFindings({ uploaded: false }, true),
      () => uploadedFindings({ uploaded: true }, true),
    ],
    ['C3 numbers that are texts', () => numberFindings({ chunkNumbers: ['1'] }), () => numberFindings({ chunkNumbers: [1, 2] })],
    ['C3 a number below 1', () => numberFindings({ chunkNumbers: [0, 1] }), () => numberFindings({ chunkNumbers: [] })],
    ['C3 a number twice', () => numberFindings({ chunkNumbers: [1, 1] }), () => numberFindings({ chunkNumbers: null })],
    ['C3 numbers out of order', () => numberFindings({ chunkNumbers: [3, 1] }), () => numberFindings({ chunkNumbers: [1, 3] })],
    ['C3 no list', () => numberFindings({ chunkNumbers: '1,3' }), () => numberFindings({})],
    [
      'C4 C11 a chunk too many',
      () => thereFindings({ chunkNumbers: [1, 2, 3] }, [1, 3]),
      () => thereFindings({ chunkNumbers: [1, 3] }, [1, 3]),
    ],
    ['C4 C24 a chunk that is lost', () => thereFindings({ chunkNumbers: null }, [1]), () => thereFindings({ chunkNumbers: [1] }, [1])],
    ['C19 a way to another folder', () => nameFindings({ name: '../a.txt' }, 'txt'), () => nameFindings({ name: '..a #.txt' }, 'txt')],
    ['C19 an end that is lost', () => nameFindings({ name: 'a' }, 'txt'), () => nameFindings({ name: 'a.txt' }, 'txt')],
    [
      'C22 another size',
      () => storedFindings({ ...stored, fileSize: '6' }, file),
      () => storedFindings({ ...stored, fileSize: '5' }, file),
    ],
    ['C22 no version', () => storedFindings({ ...stored, fileVersionId: undefined, url: '' }, file), () => storedFindings(stored, file)],
    [
      'C22 another ending',
      () => storedFindings({ ...stored, fileExtension: 'exe' }, file),
      () => storedFindings({ ...stored, fileExtension: '.txt' }, file),
    ],
    ['C22 no record', () => storedFindings(null, file), () => storedFindings(stored, file)],
    ['C5 C8 C12 C18 C23 another byte', () => bytesFindings(bytes('abX'), bytes('abc')), () => bytesFindings(bytes('abc'), bytes('abc'))],
    ['C9 C10 C17 bytes that are missing', () => bytesFindings(bytes('ab'), bytes('abc')), () => bytesFindings(bytes(''), bytes(''))],
    ['C23 bytes that are too many', () => bytesFindings(bytes('abcd'), bytes('abc')), () => []],
  ])('%s', (_, bad, kept) => {
    expect(bad()).not.toEqual([]);
    expect(kept()).toEqual([]);
  });

  it('the first byte that differs is named', () => {
    expect(bytesFindings(bytes('abX'), bytes('abc'))).toEqual([
      { at: 'the file', expected: '3 bytes as they were sent', got: 'another byte at 2' },
    ]);
  });
});

const said = (formMessage: unknown, more: object = {}) => ({ method: 'receiveMessage', formMessage, ...more });
const counts = { unReadNotice: 1, unReadMsg: 0, unReadSystemMsg: 0, unReadSchedule: 0 };
const init = { method: 'initMessage', unreadNoticeCount: '1', unreadMessageCount: 0 };
const historyPage = (total: number, ...ids: string[]) => ({
  method: 'messageList',
  list: ids.map((id) => ({ id, content: `text ${id}` })),
  pagination: { total },
});
const image = { name: 'a.gif', width: 1, height: 2 };
const push = (title: string, messageType: unknown = 1) => ({ method: 'messagePush', title, messageType });
const three = { pageSize: 2, total: 3 };

describe('a check of the socket fails on', () => {
  it.each<Row>([
    [
      'W15 W16 W19 a text that never comes',
      () => onceFindings([], 'receiveMessage', 'a'),
      () => onceFindings([said('a')], 'receiveMessage', 'a'),
    ],
    [
      'W15 W16 W19 a text that comes twice',
      () => onceFindings([said('a'), said('a')], 'receiveMessage', 'a'),
      () => onceFindings([said('a'), said('b')], 'receiveMessage', 'a'),
    ],
    [
      'W17 another order',
      () => sequenceFindings([said('b'), said('a')], 'receiveMessage', ['a', 'b']),
      () => sequenceFindings([said('x'), said('a'), said('b')], 'receiveMessage', ['a', 'b']),
    ],
    [
      'W17 a text that is lost',
      () => sequenceFindings([said('a')], 'receiveMessage', ['a', 'b']),
      () => sequenceFindings([said('a'), said('b')], 'receiveMessage', ['a', 'b']),
    ],
    ['W17 a text twice', () => sequenceFindings([said('a'), said('b'), said('b')], 'receiveMessage', ['a', 'b']), () => []],
    ['W7 another count', () => totalFindings({ ...init, unreadNoticeCount: 2 }, counts), () => totalFindings(init, counts)],
    ['W7 no counts at all', () => totalFindings({ method: 'initMessage' }, counts), () => totalFindings(init, counts)],
    ['W7 no frame', () => totalFindings(null, counts), () => totalFindings(init, counts)],
    [
      'W22 another total',
      () => historyFindings([historyPage(4, '3', '2'), historyPage(4, '1')], historyPage(4, '1'), three),
      () => historyFindings([historyPage(3, '3', '2'), historyPage(3, '1')], historyPage(3, '1', '2'), three),
    ],
    [
      'W22 a row on two pages',
      () => historyFindings([historyPage(3, '3', '2'), historyPage(3, '2')], historyPage(3, '2'), three),
      () => [],
    ],
    [
      'W22 a page of another size',
      () => historyFindings([historyPage(3, '3'), historyPage(3, '2', '1')], historyPage(3, '1'), three),
      () => [],
    ],
    [
      'W22 the same order both ways',
      () => historyFindings([historyPage(3, '3', '2'), historyPage(3, '1')], historyPage(3, '3'), three),
      () => [],
    ],
    ['W22 no answer', () => historyFindings([null, null], null, three), () => []],
    [
      'W22 a word that is overlooked',
      () => keywordFindings(historyPage(2, '1', '2'), 'text 1'),
      () => keywordFindings(historyPage(1, '1'), 'text 1'),
    ],
    ['W22 a word that finds nothing', () => keywordFindings(historyPage(0), 'text 1'), () => []],
    [
      'W18 an image without its address',
      () => imageFindings(said(image), image),
      () => imageFindings(said({ ...image, path: '/a.gif' }), image),
    ],
    [
      'W18 an image of another size',
      () => imageFindings(said({ ...image, path: '/a.gif', width: 9 }), image),
      () => imageFindings(said(JSON.stringify({ ...image, path: '/a.gif' })), image),
    ],
    ['W18 no image', () => imageFindings(null, image), () => []],
    ['W25 a push that never comes', () => pushFindings([], 'ct1', 1), () => pushFindings([push('new: ct1')], 'ct1', 1)],
    [
      'W25 a push that comes twice',
      () => pushFindings([push('ct1'), push('ct1')], 'ct1', 1),
      () => pushFindings([push('ct1'), push('ct2')], 'ct1', 1),
    ],
    ['W25 a push to somebody else', () => pushFindings([push('ct1')], 'ct1', null), () => pushFindings([push('ct2')], 'ct1', null)],
    ['W26 a push of another kind', () => pushFindings([push('ct1', 2)], 'ct1', 1), () => pushFindings([push('ct1', '1')], 'ct1', 1)],
    ['W27 an end nobody tells', () => logoutFindings([], 'bearer t'), () => logoutFindings([{ method: 'logout', token: 't' }], 'bearer t')],
    [
      'W27 an end of another token',
      () => logoutFindings([{ method: 'logout', token: 'x' }], 't'),
      () => logoutFindings([{ method: 'logout', token: 'bearer t' }], 't'),
    ],
    [
      'W28 a first socket that ends without a word',
      () => overtakenFindings(false, []),
      () => overtakenFindings(false, [{ method: 'logout' }]),
    ],
    ['W12 a conversation that breaks off', () => endFindings(false, 1006), () => endFindings(false, 1009)],
    ['W12 a socket that is open and silent', () => endFindings(false, null), () => endFindings(true, null)],
    ['W32 a text no tab hears', () => tabFindings([[], []], 'a'), () => tabFindings([[said('a')], []], 'a')],
    [
      'W32 a tab that hears it twice',
      () => tabFindings([[said('a'), said('a')], [said('a')]], 'a'),
      () => tabFindings([[said('a')], [said('a')]], 'a'),
    ],
  ])('%s', (_, bad, kept) => {
    expect(bad()).not.toEqual([]);
    expect(kept()).toEqual([]);
  });
});

describe('a check of bytes fails on', () => {
  const gif = { status: 200, contentType: 'image/gif', text: 'GIF89a', bytes: bytes('GIF89a') };
  it.each<Row>([
    ['X8 nothing', () => bytesKindFindings({ ...gif, text: '', bytes: bytes('') }), () => bytesKindFindings(gif)],
    [
      'X8 bytes of another type',
      () => bytesKindFindings({ ...gif, contentType: 'image/png' }),
      () => bytesKindFindings({ ...gif, contentType: 'application/octet-stream' }),
    ],
    ['X8 a page', () => bytesKindFindings({ ...gif, contentType: 'text/html; charset=utf-8' }), () => bytesKindFindings(gif)],
    ['X8 no type', () => bytesKindFindings({ ...gif, contentType: '' }), () => bytesKindFindings(gif)],
  ])('%s', (_, bad, kept) => {
    expect(bad()).not.toEqual([]);
    expect(kept()).toEqual([]);
  });
});

describe('a check of files of rows fails on', () => {
  it.each<Row>([
    ['B1 bytes that are no workbook', () => templateFindings(readWorkbook(new Uint8Array())), () => templateFindings([['名称']])],
    ['B1 a template without columns', () => templateFindings([['', '']]), () => templateFindings(readWorkbook(writeWorkbook([['名称']])))],
    ['B2 B4 B5 rows that are missing', () => previewFindings({ dataRow: [] }, 1), () => previewFindings({ dataRow: [{}] }, 1)],
    ['B2 no rows at all', () => previewFindings({ headerRow: [column] }, 1), () => previewFindings({ dataRow: [{}], headerRow: null }, 1)],
    [
      'B2 a column without a name',
      () => previewFindings({ dataRow: [{}], headerRow: [{ ...column, fullName: '' }] }, 1),
      () => previewFindings({ dataRow: [{}], headerRow: [column] }, 1),
    ],
    ['B3 a cell that is lost', () => cellFindings({ a: 'x' }, ['x', 'y']), () => cellFindings({ a: 'x', t: [{ b: 'y' }] }, ['x', 'y'])],
    [
      'B3 a sub-table without columns',
      () => childFindings({ headerRow: [{ ...column, jnpfKey: 'table', children: [] }] }),
      () => childFindings({ headerRow: [column, { ...column, jnpfKey: 'table', children: [column] }] }),
    ],
    ['B12 a row nobody counts', () => sumFindings({ snum: 1, fnum: 0 }, 2), () => sumFindings({ snum: 2, fnum: 0, failResult: null }, 2)],
    [
      'B12 a refused row that is not handed back',
      () => sumFindings({ snum: 1, fnum: 1, failResult: [] }, 2),
      () => sumFindings({ snum: 1, fnum: 1, failResult: [{}] }, 2),
    ],
    [
      'B13 a refusal without a reason',
      () => reasonFindings({ failResult: [{ errorsInfo: ' ' }] }),
      () => reasonFindings({ failResult: [{ errorsInfo: '重复' }] }),
    ],
    ['B14 bytes that are no workbook', () => failedSheetFindings(null, '重复'), () => failedSheetFindings([['a'], ['x', '重复']], '重复')],
    [
      'B14 a workbook without reasons',
      () => failedSheetFindings([['重复'], ['x']], '重复'),
      () => failedSheetFindings([['a'], ['重复；太长']], '重复'),
    ],
  ])('%s', (_, bad, kept) => {
    expect(bad()).not.toEqual([]);
    expect(kept()).toEqual([]);
  });

  it('B1 B8 a workbook that something on its way took for text is none, and nobody waits for it', () => {
    const whole = writeWorkbook([['名称', '车牌号'], ...Array.from({ length: 5 }, (_, at) => [`第 ${at} 行`, `皖A${at * 7919}`])]);
    expect(readWorkbook(whole)).toHaveLength(6);
    expect(readWorkbook(bytes(new TextDecoder().decode(whole)))).toBeNull();
  });

  it('B7 B8 workbooks of an exact size are read as what they hold', () => {
    const rows = [['名称'], ['a']];
    const large = writeWorkbookOf(rows, 501 * 1024);
    expect(large.length).toBe(501 * 1024);
    expect(readWorkbook(large)).toEqual(rows);
  });
});
