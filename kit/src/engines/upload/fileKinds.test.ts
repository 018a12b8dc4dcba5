import { expect, test } from 'vitest';
import { acceptText, hasItsSignature, kindOfName, relatedExtension } from './fileKinds.ts';
import type { FileKind } from './fileKinds.ts';

const bytes = (...parts: (string | number)[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'number' ? [part] : Array.from(part, (letter) => letter.charCodeAt(0)))));
const OLE = bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
const ZIP = bytes('PK', 3, 4);
const HTML = bytes('<html>');

test.each<[string, FileKind, Uint8Array]>([
  ['a.png', 'image', bytes(0x89, 'PNG', 0x0d, 0x0a, 0x1a, 0x0a)],
  ['a.JPG', 'image', bytes(0xff, 0xd8, 0xff, 0xe0)],
  ['a.gif', 'image', bytes('GIF89a')],
  ['a.bmp', 'image', bytes('BM')],
  ['a.mp4', 'video', bytes(0, 0, 0, 24, 'ftypisom')],
  ['a.avi', 'video', bytes('RIFF', 0, 0, 0, 0, 'AVI ')],
  ['a.webm', 'video', bytes(0x1a, 0x45, 0xdf, 0xa3)],
  ['a.mp3', 'audio', bytes('ID3')],
  ['b.mp3', 'audio', bytes(0xff, 0xfb)],
  ['a.wav', 'audio', bytes('RIFF', 0, 0, 0, 0, 'WAVE')],
  ['a.xls', 'excel', OLE],
  ['a.xlsx', 'excel', ZIP],
  ['a.doc', 'word', OLE],
  ['a.docx', 'word', ZIP],
  ['a.pdf', 'pdf', bytes('\n%PDF-1.7')],
  ['a.txt', 'txt', bytes('K36+120')],
  ['utf16.txt', 'txt', bytes(0xff, 0xfe, 'K', 0)],
])('%s is of kind %s by its extension and by its content', (name, kind, head) => {
  expect(kindOfName(name)).toBe(kind);
  expect(hasItsSignature(name, head)).toBe(true);
});

test.each(['a.png', 'a.jpeg', 'a.mp4', 'a.mp3', 'a.xls', 'a.xlsx', 'a.docx', 'a.pdf'])('%s that holds a page is not what it says', (name) =>
  expect(hasItsSignature(name, HTML)).toBe(false),
);

test.each<[string, Uint8Array]>([
  ['a.avi', bytes('RIFF', 0, 0, 0, 0, 'WAVE')],
  ['a.avi', bytes('RIFX', 0, 0, 0, 0, 'AVI ')],
  ['a.mp3', bytes(0xff, 0x1f)],
  ['a.mp3', bytes(0xfe, 0xfb)],
  ['a.mp3', bytes(0xff)],
  ['a.png', bytes(0x89, 'PNG')],
])('%s with other first bytes is not what it says', (name, head) => expect(hasItsSignature(name, head)).toBe(false));

test.each<[string, Uint8Array, string | null]>([
  ['a.jpg', bytes(0x89, 'PNG', 0x0d, 0x0a, 0x1a, 0x0a), 'png'],
  ['a.mp4', bytes('FLV'), 'flv'],
  ['a.mp3', bytes('fLaC'), 'flac'],
  ['a.mp3', bytes(0, 0, 0, 24, 'ftypisom'), 'm4a'],
  ['a.mp3', bytes('BM'), null],
  ['a.docx', OLE, 'docx'],
  ['a.xls', ZIP, 'xls'],
  ['a.doc', bytes('{\\rtf1'), 'doc'],
  ['a.doc', HTML, 'doc'],
  ['a.doc', bytes('\n<?xml version="1.0"?>'), 'doc'],
  ['a.doc', bytes('<html>', 0), null],
  ['a.doc', bytes('K36+120'), null],
  ['a.docx', HTML, null],
  ['a.pdf', ZIP, null],
  ['a.txt', bytes('%PDF-1.7'), null],
  ['a.zip', ZIP, null],
])('%s that holds something else of its kind is %s', (name, head, extension) => expect(relatedExtension(name, head)).toBe(extension));

test('a program called txt is none', () => expect(hasItsSignature('a.txt', bytes('MZ', 0, 0))).toBe(false));

test.each(['x.svg', 'x.html', 'noext', 'a.png.exe', '__proto__', 'a.constructor'])('%s is of no kind a form asks for', (name) =>
  expect(kindOfName(name)).toBeNull(),
);

test('a file input is told the extensions', () => expect(acceptText(['image', 'pdf'])).toBe('.png,.jpg,.jpeg,.bmp,.gif,.pdf'));
