import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { fontSize, space } from '../../theme/tokens.ts';
import { opens } from '../readers/readers.css.ts';

/** Width of the labels beside their values. */
const LABEL = 104;
/** Least room for two facts beside each other, and for a label beside its value. */
const TWO_COLUMNS = '(min-width: 620px)';
const BESIDE = '(min-width: 380px)';

export const parts = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.density.gap,
  minInlineSize: 0,
});
export const block = style({ display: 'flex', flexDirection: 'column', gap: space[2], minInlineSize: 0 });
export const facts = style({
  display: 'grid',
  margin: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[3]} ${space[6]}`,
  '@container': { [TWO_COLUMNS]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
const factBase = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space[3],
  minInlineSize: 0,
  alignContent: 'start',
  '@container': { [BESIDE]: { gridTemplateColumns: `${LABEL}px minmax(0, 1fr)` } },
  // Where a finger is given more room, its words stand in the middle of it: the label stays on their line.
  selectors: { [`&:has(.${opens})`]: { alignItems: 'baseline' } },
});
export const fact = styleVariants({ half: [factBase], whole: [factBase, { gridColumn: '1 / -1' }] });
export const label = style({ color: vars.color.text2, fontSize: fontSize[13], overflowWrap: 'anywhere' });
export const value = style({ display: 'flex', alignItems: 'start', gap: space[1], minInlineSize: 0, margin: 0 });
export const content = style({ minInlineSize: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });
/** Comes with the pointer or the keyboard. Where one points with a finger, a text is chosen and copied as any other. */
export const copy = style({
  flex: 'none',
  marginBlock: -2,
  opacity: 0,
  '@media': { [media.coarse]: { display: 'none' } },
  selectors: { [`${factBase}:hover &`]: { opacity: 1 }, '&:focus-within': { opacity: 1 } },
});
