import { expect, test } from 'vitest';
import { brandWords } from './brandWords.ts';

test.each([
  ['智慧物流平台顶级运营控制台', ['智慧', '物流', '平台', '顶级', '运营', '控制台']],
  ['智慧物流運營平台', ['智慧', '物流', '運營', '平台']],
  ['Smart logistics top-level console', ['Smart logistics top-level console']],
  ['S26 云望高速', ['S26 云望', '高速']],
  ['桥梁段', ['桥梁段']],
  ['', []],
])('the name %j may end a line between %j only: not inside a word', (name, words) => {
  expect(brandWords(name)).toEqual(words);
  expect(brandWords(name).join('')).toBe(name);
});
