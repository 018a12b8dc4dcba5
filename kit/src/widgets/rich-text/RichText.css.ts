import { assignVars, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { border, fontSize, fontWeight, lineHeight, radius, space, tokens } from '../../theme/tokens.ts';

const hairline = `${border.hairline} solid ${vars.color.divider}`;
/** Between one block and the next. */
const BLOCK_GAP = '0.6em';
const INDENT = '1.75em';

export const body = style({
  overflowX: 'auto',
  overflowWrap: 'anywhere',
  fontSize: fontSize[14],
  lineHeight: lineHeight[14],
  color: vars.color.text1,
});

/** Colours somebody chose were chosen for a light page: the text then lies on one, in every scheme. @reading R-342 */
export const paper = style({
  colorScheme: 'light',
  vars: {
    ...assignVars(vars.color, tokens.color.light),
    [vars.accent.text]: tokens.accent.default.light.text,
    [vars.accent.line]: tokens.accent.default.light.line,
  },
  padding: space[3],
  borderRadius: radius.control,
  background: vars.color.surface,
});

const block = style({ selectors: { '& + &': { marginBlockStart: BLOCK_GAP } } });
const heading = (size: string, line: string) => style([block, { fontSize: size, lineHeight: line, fontWeight: fontWeight.strong }]);
const list = (kind: string) => style([block, { paddingInlineStart: INDENT, listStyle: kind }]);
const cell = { border: hairline, padding: '4px 8px', textAlign: 'start', verticalAlign: 'top' } as const;
const code = { fontFamily: 'monospace', fontSize: fontSize[13], background: vars.color.sunken, borderRadius: radius.tag } as const;
const small = heading(fontSize[14], lineHeight[14]);

/** Look of an element, by its name; the reset has taken every look away. */
export const looks: Readonly<Record<string, string>> = {
  p: block,
  div: block,
  figure: block,
  dl: block,
  h1: heading(fontSize[20], lineHeight[20]),
  h2: heading(fontSize[16], lineHeight[16]),
  h3: small,
  h4: small,
  h5: small,
  h6: small,
  ul: list('disc'),
  ol: list('decimal'),
  dd: style({ paddingInlineStart: INDENT }),
  dt: style({ fontWeight: fontWeight.medium }),
  b: style({ fontWeight: fontWeight.strong }),
  strong: style({ fontWeight: fontWeight.strong }),
  em: style({ fontStyle: 'italic' }),
  i: style({ fontStyle: 'italic' }),
  u: style({ textDecoration: 'underline' }),
  ins: style({ textDecoration: 'underline' }),
  s: style({ textDecoration: 'line-through' }),
  del: style({ textDecoration: 'line-through' }),
  small: style({ fontSize: fontSize[12] }),
  sub: style({ fontSize: fontSize[12], verticalAlign: 'sub' }),
  sup: style({ fontSize: fontSize[12], verticalAlign: 'super' }),
  mark: style({ background: vars.status.warning.subtle, color: vars.color.text1 }),
  a: style({ color: vars.accent.text, textDecoration: 'underline', borderRadius: radius.tag }),
  blockquote: style([
    block,
    { paddingInlineStart: space[3], borderInlineStart: `2px solid ${vars.color.divider}`, color: vars.color.text2 },
  ]),
  code: style([{ paddingInline: 4 }, code]),
  kbd: style([{ paddingInline: 4 }, code]),
  pre: style([block, code, { padding: space[2], whiteSpace: 'pre-wrap' }]),
  hr: style({ marginBlock: space[3], border: 'none', borderBlockStart: hairline }),
  table: style([block, { borderCollapse: 'collapse', maxInlineSize: 'none' }]),
  caption: style({ paddingBlockEnd: space[1], color: vars.color.text2, textAlign: 'start' }),
  th: style([cell, { fontWeight: fontWeight.medium, background: vars.color.sunken }]),
  td: style(cell),
  img: style({ maxInlineSize: '100%', blockSize: 'auto' }),
};

/** Stands where an image may not be fetched from. */
export const blocked = style({
  display: 'inline-block',
  padding: '2px 8px',
  border: `${border.hairline} dashed ${vars.color.control}`,
  borderRadius: radius.tag,
  color: vars.color.text2,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
});

export const plain = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', marginBlockStart: space[3] });
