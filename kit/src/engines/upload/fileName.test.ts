import { expect, test } from 'vitest';
import { NAME_MAX_BYTES, extensionOf, isNameAllowed, renamed, stemOf, uploadName } from './fileName.ts';

test.each([
  ['a#b#.pdf', 'ab.pdf', 'pdf'],
  ['合同 2026.PDF', '合同 2026.PDF', 'pdf'],
  ['noext', 'noext', ''],
  ['#.txt', '.txt', 'txt'],
])('%j is sent as %j: # is removed from names', (given, name, extension) => {
  expect(uploadName(given)).toBe(name);
  expect(extensionOf(uploadName(given))).toBe(extension);
});

test('control characters and those that turn the direction become one line each', () =>
  expect(uploadName('a\u202e\u0007gnp.exe')).toBe('a_gnp.exe'));

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\a\\合同.pdf', '合同.pdf'],
  ['..\\../a.png', 'a.png'],
  ['a/', 'download'],
  ['a/..', 'download'],
  ['CON', '_CON'],
  ['nul.tar.gz', '_nul.tar.gz'],
  ['x/Lpt1.png', '_Lpt1.png'],
  ['com¹', '_com¹'],
  [' aux .png', '_ aux .png'],
  ['console.png', 'console.png'],
  ['com10.png', 'com10.png'],
])('of the name %j the last part is kept, and what Windows keeps for devices is none: %j', (given, name) =>
  expect(uploadName(given)).toBe(name),
);

test('a name of nothing is none', () => expect(uploadName('##')).toBe('download'));

test('a name is cut between characters to 255 bytes, and keeps its extension', () => {
  const name = uploadName(`${'𠮷'.repeat(100)}.png`);
  expect(new TextEncoder().encode(name).byteLength).toBeLessThanOrEqual(NAME_MAX_BYTES);
  expect(name.endsWith('𠮷.png')).toBe(true);
});

test.each([
  ['255 bytes', `${'a'.repeat(251)}.png`, `${'a'.repeat(251)}.png`],
  ['256 bytes', `${'a'.repeat(252)}.png`, `${'a'.repeat(251)}.png`],
  ['no extension', 'a'.repeat(300), 'a'.repeat(255)],
  ['nothing before its dot', `.${'a'.repeat(300)}`, `.${'a'.repeat(254)}`],
  ['an extension as long as half of it is kept', `${'a'.repeat(200)}.${'b'.repeat(126)}`, `${'a'.repeat(128)}.${'b'.repeat(126)}`],
  ['a longer one is cut like the rest', `${'a'.repeat(200)}.${'b'.repeat(127)}`, `${'a'.repeat(200)}.${'b'.repeat(54)}`],
  ['Han characters that end at the limit', '护'.repeat(86), '护'.repeat(85)],
])('a name of %s', (_, given, name) => expect(uploadName(given)).toBe(name));

test('a name that hides its end behind a NUL is refused', () => expect(isNameAllowed('a.png\u0000.exe')).toBe(false));

test.each([
  ['IMG_0031.JPG', 'K12+350 护栏', 'K12+350 护栏.JPG'],
  ['a.tar.gz', 'b', 'b.gz'],
  ['noext', 'b', 'b'],
  ['.env', 'b', 'b'],
  ['a.png', 'x/#..\u202egpj', 'x_.._gpj.png'],
  ['a.png', 'nul', '_nul.png'],
  ['a.png', '.', '..png'],
])('%j called %j is sent as %j: what stands after the last dot stays', async (given, stem, name) => {
  const file = renamed(new File(['x'], given, { type: 'image/png', lastModified: 7 }), stem);
  expect([file.name, await file.text(), file.type, file.lastModified]).toEqual([name, 'x', 'image/png', 7]);
  expect(extensionOf(name)).toBe(given.startsWith('.') ? '' : extensionOf(given));
});

test('a file that keeps its name stays the same one', () => {
  const file = new File(['x'], '合同 2026.pdf');
  expect(renamed(file, stemOf(file.name))).toBe(file);
});
