import { expect, test } from 'vitest';
import { isBarcodeText } from '../../engines/barcode-text/index.ts';
import { codingName } from './codingName.ts';
import { encodeBarcode } from './encodeBarcode.ts';

test.each([
  ['ABC123', true],
  ['0', true],
  ['', false],
  ['中文', false],
  ['１２３', false],
  ['AB-12', false],
])('“%s” is drawn: %s', (text, isDrawn) => expect(isBarcodeText(text)).toBe(isDrawn));

test('code 128 begins with its start, ends with its stop, and changes with the text', () => {
  const code = encodeBarcode('ABC123', 'code128', 10);
  // Start B is 11010010000, stop 1100011101011.
  expect(code?.path.startsWith('M0 0h2v10h-2zM3 0h1v10h-1zM6 0h1v10h-1z')).toBe(true);
  expect(code?.path.endsWith(`M${(code?.width ?? 0) - 2} 0h2v10h-2z`)).toBe(true);
  expect(encodeBarcode('ABC124', 'code128', 10)?.path).not.toBe(code?.path);
});

test.each([
  ['4006381333931', 'ean13', true],
  ['4006381333930', 'ean13', false],
  ['ABC', 'ean13', false],
  ['ABC', 'code39', true],
  ['ABC', 'nobody knows', false],
])('%s as %s is drawn: %s', (text, format, isDrawn) => expect(encodeBarcode(text, format, 10) !== null).toBe(isDrawn));

test.each([
  ['ean13', 'EAN-13'],
  ['CODE128', 'Code 128'],
  ['upc', 'UPC-A'],
  ['nobody knows', 'nobody knows'],
])('the coding %s is told as %s', (format, name) => expect(codingName(format)).toBe(name));
