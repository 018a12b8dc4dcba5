import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanFileName, extensionOf, isFileNameAllowed, savedFileName } from './index.ts';

test.each([
  ['a#b#.pdf', 'ab.pdf', 'pdf'],
  ['合同 2026.PDF', '合同 2026.PDF', 'pdf'],
  ['noext', 'noext', ''],
  ['#.txt', '.txt', 'txt'],
  ['../../etc/passwd', 'passwd', ''],
  ['..\\巡查 记录.docx', '巡查 记录.docx', 'docx'],
  ['a/..', 'download', ''],
  ['CON', '_CON', ''],
  ['x/lpt1.tar.gz', '_lpt1.tar.gz', 'gz'],
  ['console.txt', 'console.txt', 'txt'],
  ['\u202egnp.exe', '_gnp.exe', 'exe'],
  ['a\r\n\tb.txt', 'a_b.txt', 'txt'],
  ['###', 'download', ''],
  ['..', 'download', ''],
  ['"><img src=x onerror=alert(1)>.png', '"><img src=x onerror=alert(1)>.png', 'png'],
])('the file name %j is uploaded as %j', (name, cleaned, extension) => {
  expect(cleanFileName(name)).toBe(cleaned);
  expect(extensionOf(cleaned)).toBe(extension);
});

test.each([
  ['长', 300, '.png', '长.png'],
  ['𠮷', 200, '.pdf', '𠮷.pdf'],
  ['a', 300, '', 'a'],
  ['a', 10, `.${'b'.repeat(300)}`, 'b'],
])('a name too long for a disk is cut on a character and keeps its extension', (letter, times, extension, ending) => {
  const name = cleanFileName(letter.repeat(times) + extension);
  expect(new TextEncoder().encode(name).byteLength).toBeLessThanOrEqual(255);
  expect(name.endsWith(ending)).toBe(true);
});

test('a cleaned name stays as it is, and never leads elsewhere', () => {
  const letters = fc.constantFrom('#', '/', '\\', '.', '\u0000', '\u202e', '\n', 'a', '长', '😀', ' ');
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 300 }), (parts) => {
      const name = cleanFileName(parts.join(''));
      expect(cleanFileName(name)).toBe(name);
      expect(name).not.toMatch(/[#/\\\p{Cc}\u202e]|^\.*$/u);
    }),
  );
});

test('a name that hides its end behind a NUL is not allowed', () => {
  expect([isFileNameAllowed('a.png\u0000.exe'), isFileNameAllowed('a.png')]).toEqual([false, true]);
});

test.each([
  ['路产损失清单: "K1284".pdf', '路产损失清单_ _K1284_.pdf'],
  ['a\u202Efdb.exe', 'a_fdb.exe'],
  ['', 'download'],
  ['验收/单.pdf', '单.pdf'],
  ['nul.pdf', '_nul.pdf'],
])('the file name %j is saved as %j', (name, saved) => {
  expect(savedFileName(name)).toBe(saved);
});
