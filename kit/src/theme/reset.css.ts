import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { border, fontSize, lineHeight, tokens } from './tokens.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html, body', { margin: 0, blockSize: '100%' });
globalStyle('body', {
  fontFamily: tokens.font.family.zh,
  fontSize: fontSize[14],
  lineHeight: lineHeight[14],
  color: vars.color.text1,
  background: vars.color.canvas,
  fontVariantNumeric: 'tabular-nums',
  lineBreak: 'strict',
  WebkitFontSmoothing: 'antialiased',
});
globalStyle(':lang(zh-Hant-TW)', { fontFamily: tokens.font.family.zhtw });
globalStyle(':lang(en)', { fontFamily: tokens.font.family.en });
globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure', { margin: 0, padding: 0 });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('button, input, textarea, select', { font: 'inherit', color: 'inherit' });
globalStyle('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer' });
globalStyle('a', { color: vars.accent.text, textDecoration: 'none' });
globalStyle('a:hover', { textDecoration: 'underline' });
globalStyle(':focus-visible', { outline: `${border.focus} solid ${vars.accent.line}`, outlineOffset: border.focusOffset });
/** The seeds ask for no motion beyond feedback; a reader who wants none gets none. */
const still = { animation: 'none !important', transition: 'none !important' } as const;
globalStyle('*, *::before, *::after', { '@media': { '(prefers-reduced-motion: reduce)': still } });
/** Asked for in the settings rather than of the operating system: an attribute of the root element. */
globalStyle('[data-mp-still] *, [data-mp-still] *::before, [data-mp-still] *::after', still);
