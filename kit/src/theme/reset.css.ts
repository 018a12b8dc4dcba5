import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { noMotion } from './motion.ts';
import { border, fontSize, lineHeight, tokens } from './tokens.ts';

/** Not of `::before` and `::after`: a rule for all of them is tried twice more for every element there is. */
globalStyle('*', { boxSizing: 'border-box' });
globalStyle('html, body', { margin: 0, blockSize: '100%' });
/** Only where a language is named: asked of every element it would cost each of them. */
globalStyle(':root', { fontFamily: tokens.font.family.zh });
globalStyle('[lang]:lang(zh-Hant-TW)', { fontFamily: tokens.font.family.zhtw });
globalStyle('[lang]:lang(en)', { fontFamily: tokens.font.family.en });
globalStyle('body', {
  fontSize: fontSize[14],
  lineHeight: lineHeight[14],
  color: vars.color.text1,
  background: vars.color.canvas,
  fontVariantNumeric: 'tabular-nums',
  lineBreak: 'strict',
  WebkitFontSmoothing: 'antialiased',
});
globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure', { margin: 0, padding: 0 });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('button, input, textarea, select', { font: 'inherit', color: 'inherit' });
globalStyle('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer' });
globalStyle('a', { color: vars.accent.text, textDecoration: 'none' });
globalStyle('a:hover', { textDecoration: 'underline' });
globalStyle(':focus-visible', { outline: `${border.focus} solid ${vars.accent.line}`, outlineOffset: border.focusOffset });
/** The seeds ask for no motion beyond feedback; a reader who wants none gets none. */
globalStyle('*, *::before, *::after', { '@media': { '(prefers-reduced-motion: reduce)': noMotion } });
