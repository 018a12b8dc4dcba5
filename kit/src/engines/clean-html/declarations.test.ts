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
  [': red', ''],
  ['font-size: 10px', 'font-size: 10px'],
  ['font-size: 9.9px', ''],
  ['font-size: 48px', 'font-size: 48px'],
  ['font-size: 48.1px', ''],
  ['font-size: 2vw', ''],
  ['width: 2000px', 'width: 2000px'],
  ['width: 101%', ''],
  ['text-indent: 0px', 'text-indent: 0px'],
  ['font-weight: 1000', ''],
  ['background: yellow', 'background-color: yellow'],
  ['color: #12', ''],
  ['color: #1234', 'color: #1234'],
  ['border: 1px solid red', ''],
])('of “%s” is kept “%s”, and again so', (written, kept) => {
  const text = styleText(declarationsIn(written));
  expect(text).toBe(kept);
  expect(styleText(declarationsIn(text))).toBe(kept);
});

test.each<[string, string]>([
  ['border: 1px solid #000; border-top: none', 'border: 1px solid #000; border-top: none'],
  ['border: url(x)', ''],
  ['border-collapse: collapse; table-layout: fixed', 'border-collapse: collapse; table-layout: fixed'],
  ['padding: 0 4px 1mm 2%; margin-left: 400px', 'padding: 0 4px 1mm 2%; margin-left: 400px'],
  ['padding: 0 0 0 0 0', ''],
  ['padding: 0 -4px', ''],
  ['margin: 4px x', ''],
  ['margin-top: 401px', ''],
  ['height: 500mm; max-width: 100%', 'height: 500mm; max-width: 100%'],
  ['height: 501mm', ''],
  ['line-height: 1.5', 'line-height: 1.5'],
  ['line-height: 20px', 'line-height: 20px'],
  ['line-height: normal', 'line-height: normal'],
  ['line-height: 15', ''],
  ['font-family: 宋体, "Times New Roman"', 'font-family: 宋体, "times new roman"'],
  ['font-family: url(x)', ''],
  ['white-space: nowrap; word-break: break-all; float: right', 'white-space: nowrap; word-break: break-all; float: right'],
  ['page-break-after: always; break-inside: avoid', 'page-break-after: always; break-inside: avoid'],
  ['text-indent: 2em; letter-spacing: 1px', 'text-indent: 2em; letter-spacing: 1px'],
  ['color: red; font-size: 18pt', 'color: red; font-size: 18pt'],
  ['position: absolute; background: url(x)', ''],
])('of “%s” a sheet for paper keeps “%s”', (written, kept) => expect(styleText(declarationsIn(written, 'sheet'))).toBe(kept));

test.each<[string, string]>([
  ['font-size: 400px', 'font-size: 400px'],
  ['font-size: xx-large', 'font-size: xx-large'],
  ['text-decoration: underline solid red', 'text-decoration-line: underline solid red'],
  ['font-weight: bolder; font-style: oblique', 'font-weight: bolder; font-style: oblique'],
  ['vertical-align: super', 'vertical-align: super'],
  ['vertical-align: top', ''],
  ['display: none; mso-hide: all', 'display: none; mso-hide: all'],
  ['display: block', ''],
  ['mso-list: l0 level1 lfo1', 'mso-list: l0 level1 lfo1'],
  ['mso-list: Ignore', 'mso-list: ignore'],
  ['mso-list: url(x)', ''],
  ['color: red', 'color: red'],
  ['border: none', ''],
])('of “%s” a copy is read as “%s”', (written, kept) => expect(styleText(declarationsIn(written, 'copy'))).toBe(kept));

test('a draft keeps what a text keeps', () =>
  expect(styleText(declarationsIn('color: red; border: none; display: none', 'draft'))).toBe('color: red'));

test('a text brings colours of its own when it names one for words or for what lies under them', () => {
  const says = (style: string) => hasColour(declarationsIn(style));
  expect([says('color: red'), says('background: yellow'), says('text-align: center')]).toEqual([true, true, false]);
});
