import { describe, expect, it } from 'vitest';
import { decodeAddressText, encodeAddressText } from './index.ts';

describe('a text in the query of an address', () => {
  it.each(['', 'https://gis.example.test/路网?k=1&v=+', '{"processId":"1"}', '𠮷>>>???', '\u{FEFF}养护'])('%j comes back', (text) => {
    expect(encodeAddressText(text)).toMatch(/^[\w%.~-]*$/);
    expect(decodeAddressText(encodeAddressText(text))).toBe(text);
    expect(decodeAddressText(decodeURIComponent(encodeAddressText(text)))).toBe(text);
  });

  it.each([
    ['no base64', '路产'],
    ['base64 without its end', 'YWJ'],
    ['a half escape', '%E5%'],
    ['a lone per cent sign', '%'],
    ['bytes that are no UTF-8', encodeURIComponent(btoa('\xFF\xFE'))],
  ])('%s is no text', (_, raw) => expect(decodeAddressText(raw)).toBeNull());
});
