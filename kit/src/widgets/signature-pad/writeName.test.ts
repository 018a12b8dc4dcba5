import { expect, test } from 'vitest';
import { pngBlob } from './pngBlob.ts';
import { fittingSizePx } from './writeName.ts';

const paper = { widthPx: 1000, heightPx: 300 };

test('a short name is as high as the paper allows, a long one as wide', () => {
  expect(fittingSizePx(2, paper)).toBe(186);
  expect(fittingSizePx(20, paper)).toBe(43);
  expect(fittingSizePx(0, paper)).toBe(186);
});

test('the text of a PNG becomes the file', async () => {
  const blob = pngBlob(`data:image/png;base64,${btoa('PNG')}`);
  expect([blob.type, await blob.text()]).toEqual(['image/png', 'PNG']);
});

test('any other text is refused', () => expect(() => pngBlob('data:text/html;base64,PGI+')).toThrow('[kit] The text is no PNG'));
