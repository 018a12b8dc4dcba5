import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { border, fontWeight, radius, space } from '../../theme/tokens.ts';

const TOUCH_TARGET = 44;
const INSET = 2;

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
  minInlineSize: 0,
});
export const label = style({ minInlineSize: 0, color: vars.color.text1, overflowWrap: 'anywhere' });

const barBase = style({
  display: 'flex',
  // A second line rather than a word broken in two.
  flexWrap: 'wrap',
  gap: INSET,
  minInlineSize: 0,
  padding: INSET,
  borderRadius: radius.control,
  background: vars.color.pressed,
  fontSize: vars.density.font,
  lineHeight: vars.density.lineHeight,
  '@media': { [media.forcedColors]: { border: `${border.hairline} solid CanvasText` } },
});
export const bar = styleVariants({ spoken: [barBase], start: [barBase, { flex: 'none', maxInlineSize: '100%' }] });

export const segment = style({
  position: 'relative',
  flex: '1 1 auto',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minInlineSize: 0,
  // Never under the smallest target, however dense the page.
  minBlockSize: `max(24px, calc(${vars.density.control} - ${2 * INSET}px))`,
  paddingInline: space[2],
  borderRadius: radius.tag,
  color: vars.color.text2,
  selectors: {
    '&:hover': { color: vars.color.text1 },
    '&:has(:checked)': {
      background: vars.color.surface,
      color: vars.color.text1,
      fontWeight: fontWeight.medium,
      boxShadow: `0 0 0 1px ${vars.color.control}`,
    },
  },
  '@media': {
    [media.touch]: { minBlockSize: TOUCH_TARGET },
    [media.forcedColors]: { selectors: { '&:has(:checked)': { outline: `${border.focus} solid Highlight`, outlineOffset: -2 } } },
  },
});
/** Lies over its segment, so that all of it is pressed and ringed. */
export const input = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  borderRadius: radius.tag,
  cursor: 'pointer',
});
export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere', textAlign: 'center' });
