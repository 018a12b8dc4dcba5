import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { border, fontSize, lineHeight, radius, space } from '../../theme/tokens.ts';

/** Lines the field shows before it scrolls. */
const FIELD_MAX_LINES = 6;
const FIELD_MIN_LINES = 2;

export const composer = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gridTemplateAreas: '"tools keys keys" "upload upload upload" "problem problem problem" "field field send"',
  alignItems: 'end',
  columnGap: space[2],
  paddingInline: space[3],
  paddingBlock: `${space[2]} ${space[3]}`,
  borderBlockStart: `${border.hairline} solid ${vars.color.hairline}`,
  background: vars.color.surface,
});
export const tools = style({ gridArea: 'tools', display: 'flex', gap: space[1], marginInlineStart: -4 });
export const keys = style({
  gridArea: 'keys',
  alignSelf: 'center',
  justifySelf: 'end',
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
  color: vars.color.text3,
  '@media': { [media.touch]: { display: 'none' } },
});
export const key = style({
  paddingInline: space[1],
  border: `${border.hairline} solid ${vars.color.divider}`,
  borderRadius: radius.tag,
  fontFamily: 'inherit',
  background: vars.color.sunken,
  color: vars.color.text2,
  selectors: { '&:not(:first-child)': { marginInlineStart: space[2] } },
});
export const field = style({
  gridArea: 'field',
  display: 'block',
  inlineSize: '100%',
  minBlockSize: `${FIELD_MIN_LINES}lh`,
  maxBlockSize: `${FIELD_MAX_LINES}lh`,
  padding: space[1],
  border: 0,
  borderRadius: radius.control,
  outline: 'none',
  resize: 'none',
  fieldSizing: 'content',
  overflowWrap: 'anywhere',
  background: 'transparent',
  color: vars.color.text1,
  fontSize: vars.density.font,
  lineHeight: vars.density.lineHeight,
  '::placeholder': { color: vars.color.text3, opacity: 1 },
  selectors: { '&:focus-visible': { outline: `${border.focus} solid ${vars.accent.line}`, outlineOffset: 0 } },
  // Smaller letters make a phone zoom in.
  '@media': { [media.touch]: { fontSize: fontSize[16], lineHeight: lineHeight[16] } },
});
export const send = style({ gridArea: 'send', justifySelf: 'end' });
export const problem = style({
  gridArea: 'problem',
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  paddingBlock: space[1],
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  color: vars.status.danger.text,
});
