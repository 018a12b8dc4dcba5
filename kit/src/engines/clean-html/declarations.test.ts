import { expect, test } from 'vitest';
import { declarationsIn, hasColour, styleText } from './declarations.ts';

test.each<[string, string]>([
  ['', ''],
  ['text-align: center', 'text-align: center'],
  ['TEXT-ALIGN:CENTER;', 'text-align: center'],
  ['color: rgb(224, 62, 45); background-color: #fff', 'color: rgb(224, 62, 45); background-color: #fff'],
  ['color: rgb(0 0 0 / 50%)', 'color: rgb(0 0 0 / 50%)'],
  ['text-decoration: underline', 'text-decoration-line: underline'],
  ['font-size: 18pt; font-weight: 700; font-style: italic', 'font-size: 18pt; font-weight: 700; font-style: italic'],
  ['color: red; color: blue', 'color: blue'],
  ['padding-left: 40px; text-indent: 2em', 'padding-left: 40px; text-indent: 2em'],
  ['font-size: 400px', ''],
  ['font-size: 1px', ''],
  ['padding-left: -400px', ''],
  ['position: fixed; inset: 0; z-index: 9999', ''],
  ['display: none; opacity: 0; visibility: hidden', ''],
  ['background: url(https://evil.test/a)', ''],
  ['background-image: url("https://evil.test/a;b")', ''],
  ['color: expression(alert(1))', ''],
  ['color: var(--secret)', ''],
  ['color: red !important', ''],
  ['width: calc(100vw)', ''],
  ['constructor: red; __proto__: red', ''],
  ['font-size', ''],
])('of “%s” is kept “%s”, and again so', (written, kept) => {
  const text = styleText(declarationsIn(written));
  expect(text).toBe(kept);
  expect(styleText(declarationsIn(text))).toBe(kept);
});

test('a text brings colours of its own when it names one for words or for what lies under them', () => {
  const says = (style: string) => hasColour(declarationsIn(style));
  expect([says('color: red'), says('background: yellow'), says('text-align: center')]).toEqual([true, true, false]);
});
