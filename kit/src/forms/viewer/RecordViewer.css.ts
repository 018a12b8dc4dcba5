import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { fontSize, lineHeight, radius, space } from '../../theme/tokens.ts';

const TARGET = 24;
const TOUCH_TARGET = 44;
/** Widest title on the way; the rest of it is in the heading of its record. */
const CRUMB_MOST = 200;

/** Hears the keys of a frame, which is drawn elsewhere. */
export const keys = style({ display: 'contents' });
/** A whole page is read in lines no longer than can be read. */
export const body = style({ display: 'flex', flexDirection: 'column', gap: vars.density.gap, minInlineSize: 0, maxInlineSize: 1200 });
export const changes = style({ margin: 0, color: vars.color.text2, fontSize: fontSize[13], lineHeight: lineHeight[13] });
export const path = style({ minInlineSize: 0, fontSize: fontSize[13], lineHeight: lineHeight[13] });
export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const step = style({ display: 'flex', alignItems: 'center', gap: space[1], minInlineSize: 0, color: vars.color.text3 });
const cut = { maxInlineSize: CRUMB_MOST, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const crumb = style({
  ...cut,
  border: 0,
  padding: 0,
  background: 'none',
  font: 'inherit',
  color: vars.accent.text,
  cursor: 'pointer',
  borderRadius: radius.tag,
  minBlockSize: TARGET,
  '@media': { [media.touch]: { minBlockSize: TOUCH_TARGET } },
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const here = style({ ...cut, color: vars.color.text2 });
export const walk = style({
  border: 0,
  margin: 0,
  padding: 0,
  minInlineSize: 0,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
});
export const place = style({ color: vars.color.text2, fontSize: fontSize[13], fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const reason = style({ color: vars.status.warning.text, fontSize: fontSize[13] });
