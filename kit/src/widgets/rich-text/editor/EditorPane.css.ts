import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { border, fontSize, fontWeight, lineHeight, radius, space } from '../../../theme/tokens.ts';
import { paper } from '../RichText.css.ts';

const hairline = `${border.hairline} solid ${vars.color.divider}`;
/** Between one block and the next, as the text is shown later. */
const BLOCK_GAP = '0.6em';
const INDENT = '1.75em';
/** Lines of an empty text, and of one that is scrolled. */
const MIN_HEIGHT = '160px';
const MAX_HEIGHT = '60vh';

export const box = style({
  border: `${border.control} solid ${vars.color.control}`,
  borderRadius: radius.control,
  background: vars.color.surface,
  color: vars.color.text1,
  selectors: {
    '&:has([role=textbox]:focus-visible)': {
      borderColor: vars.accent.line,
      outline: `${border.focus} solid ${vars.accent.line}`,
      outlineOffset: -1,
    },
  },
});

export const head = style({ padding: space[1], borderBlockEnd: hairline });

/** Light page under a text with colours of its own. */
export const page = style([paper, { padding: 0 }]);

/** Rules ProseMirror needs to keep spaces, and the look the text has when it is shown. */
export const text = style({
  color: vars.color.text1,
  minBlockSize: MIN_HEIGHT,
  maxBlockSize: MAX_HEIGHT,
  overflow: 'auto',
  padding: space[3],
  outline: 'none',
  whiteSpace: 'break-spaces',
  overflowWrap: 'anywhere',
  fontSize: fontSize[14],
  lineHeight: lineHeight[14],
  fontVariantLigatures: 'none',
});

const inText = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(
    selector
      .split(', ')
      .map((one) => `${text} ${one}`)
      .join(', '),
    rule,
  );
inText('* + p, * + ul, * + ol, * + h1, * + h2, * + h3, * + h4, * + blockquote, * + table, * + .tableWrapper, * + pre', {
  marginBlockStart: BLOCK_GAP,
});
inText('h1', { fontSize: fontSize[20], lineHeight: lineHeight[20], fontWeight: fontWeight.strong });
inText('h2', { fontSize: fontSize[16], lineHeight: lineHeight[16], fontWeight: fontWeight.strong });
inText('h3, h4, h5, h6', { fontWeight: fontWeight.strong });
inText('strong, b', { fontWeight: fontWeight.strong });
inText('em, i', { fontStyle: 'italic' });
inText('u', { textDecoration: 'underline' });
inText('s', { textDecoration: 'line-through' });
inText('sub', { fontSize: fontSize[12], verticalAlign: 'sub' });
inText('sup', { fontSize: fontSize[12], verticalAlign: 'super' });
inText('a', { color: vars.accent.text, textDecoration: 'underline' });
inText('ul', { paddingInlineStart: INDENT, listStyle: 'disc' });
inText('ol', { paddingInlineStart: INDENT, listStyle: 'decimal' });
inText('blockquote', { paddingInlineStart: space[3], borderInlineStart: `2px solid ${vars.color.divider}`, color: vars.color.text2 });
inText('code, pre', { fontFamily: 'monospace', fontSize: fontSize[13], background: vars.color.sunken, borderRadius: radius.tag });
inText('pre', { padding: space[2] });
inText('hr', { marginBlock: space[3], border: 'none', borderBlockStart: hairline });
inText('table', { borderCollapse: 'collapse' });
inText('td, th', {
  position: 'relative',
  minInlineSize: 60,
  border: hairline,
  padding: '4px 8px',
  textAlign: 'start',
  verticalAlign: 'top',
});
inText('th', { fontWeight: fontWeight.medium, background: vars.color.sunken });
inText('img', { maxInlineSize: '100%', blockSize: 'auto' });
inText('.ProseMirror-selectednode', { outline: `${border.focus} solid ${vars.accent.line}` });
// Chosen cells: a colour, and an edge where colours are the system's.
inText('.selectedCell', {
  background: vars.accent.subtle,
  '@media': { [media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: -2 } },
});
inText('.ProseMirror-gapcursor', {
  display: 'none',
  position: 'absolute',
  blockSize: '1em',
  borderInlineStart: `1px solid ${vars.color.text1}`,
});
globalStyle(`${text}.ProseMirror-focused .ProseMirror-gapcursor`, { display: 'block' });
globalStyle(`${text}.ProseMirror-hideselection *::selection`, { background: 'transparent' });

export const panel = style({ display: 'flex', flexDirection: 'column', gap: space[3] });
export const panelFoot = style({ display: 'flex', justifyContent: 'flex-end', flexWrap: 'wrap', gap: space[2] });
