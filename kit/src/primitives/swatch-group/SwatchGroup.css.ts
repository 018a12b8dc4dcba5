import { style, styleVariants } from '@vanilla-extract/css';
import { contrastOf } from '../../engines/accent/index.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { ACCENTS, SCHEMES } from '../../theme/names.ts';
import type { Accent, Scheme } from '../../theme/names.ts';
import { border, fontSize, fontWeight, lineHeight, radius, space, tokens } from '../../theme/tokens.ts';

const STONE_WIDTH = 28;
const STONE_HEIGHT = 28;
/** Round top, flat foot. */
const STONE_RADIUS = '14px 14px 4px 4px';

const byName = <N extends string, V>(names: readonly N[], make: (name: N) => V) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<N, V>;

/** Rounded down to two digits, so that no pair looks better than it is. */
const ratio = (a: string, b: string) => Math.floor(contrastOf(a, b) * 100) / 100;

/** Contrast of the text on a filled button of each accent, computed from the tokens. @reading R-326 */
export const textOnFill: Record<Scheme, Record<Accent, number>> = byName(SCHEMES, (scheme: Scheme) =>
  byName(ACCENTS, (accent: Accent) => {
    const { onSolid, solid } = tokens.accent[accent][scheme];
    return ratio(onSolid, solid);
  }),
);

export const group = style({ display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: `${space[2]} ${space[1]}` });
export const swatch = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  minInlineSize: 0,
  paddingBlock: space[1],
  borderRadius: radius.control,
  color: vars.color.text2,
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
  textAlign: 'center',
  selectors: {
    '&:hover': { background: vars.color.hover, color: vars.color.text1 },
    '&:has(:checked)': { color: vars.color.text1, fontWeight: fontWeight.medium },
  },
});
/** Lies over its swatch, so that all of it is pressed and ringed. */
export const input = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  borderRadius: radius.control,
  cursor: 'pointer',
});

const ink = tokens.neutral['950'];
const paper = tokens.neutral['0'];
const stoneBase = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: STONE_WIDTH,
  blockSize: STONE_HEIGHT,
  marginBlock: `3px ${space[1]}`,
  borderRadius: STONE_RADIUS,
  // What it shows is a colour.
  forcedColorAdjust: 'none',
  selectors: {
    [`${swatch}:has(:checked) &`]: { boxShadow: `0 0 0 2px ${vars.color.raised}, 0 0 0 4px ${vars.accent.line}` },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { [`${swatch}:has(:checked) &`]: { outline: `${border.focus} solid Highlight`, outlineOffset: 2 } },
    },
  },
});
/** The accent as it is named; the tick in whichever of ink and paper reads better on it. */
export const stone = styleVariants(
  byName(ACCENTS, (accent: Accent) => tokens.accent[accent].seed),
  (seed) => [stoneBase, { background: seed, color: contrastOf(seed, ink) > contrastOf(seed, paper) ? ink : paper }],
);
export const name = style({ maxInlineSize: '100%', overflowWrap: 'anywhere' });
export const figure = style({ color: vars.color.text3, fontWeight: fontWeight.regular });
export const help = style({ marginBlockStart: space[2], color: vars.color.text3, fontSize: fontSize[12], lineHeight: lineHeight[12] });
