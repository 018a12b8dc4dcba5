import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { border, fontSize, lineHeight, radius, rem, space } from '../../theme/tokens.ts';

const TOUCH_TARGET = 44;
const CARD_HEIGHT = 48;
const GAP_BETWEEN_CARDS = 2;
/** Lines of a name in a card: two of them and the gap between make the card. */
const NAME_LINE = rem(20);

const height = {
  card: { blockSize: `calc(${rem(CARD_HEIGHT)} + ${GAP_BETWEEN_CARDS}px)` },
  line: { blockSize: `max(${rem(28)}, ${vars.density.tree})`, '@media': { [media.touch]: { blockSize: TOUCH_TARGET } } },
};

export const probe = styleVariants(height, (of) => [style({ position: 'absolute', inlineSize: 1, visibility: 'hidden' }), of]);
export const rows = style({ position: 'relative', marginInline: space[2] });

const place = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  outline: 'none',
  contain: 'layout style',
});
export const row = styleVariants(height, (of) => [place, of]);

const face = style({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  borderRadius: radius.control,
  selectors: {
    ':hover > &': { background: vars.color.hover },
    ':focus-visible > &': { outline: `${border.focus} solid ${vars.accent.line}`, outlineOffset: `calc(-1 * ${border.focus})` },
  },
});
export const card = styleVariants({
  card: [face, { blockSize: rem(CARD_HEIGHT), gap: 10, paddingInline: space[2] }],
  line: [face, { blockSize: '100%', gap: space[2], paddingInlineStart: space[2], paddingInlineEnd: 2 }],
});

/** Name and what it stands for. */
export const cell = styleVariants({
  card: { flex: 1, minInlineSize: 0, display: 'flex', alignItems: 'center', gap: 10 },
  line: { flex: 1, minInlineSize: 0, display: 'flex', alignItems: 'center', gap: space[2] },
});
export const words = styleVariants({
  card: { flex: 1, minInlineSize: 0 },
  line: { flex: 1, minInlineSize: 0, display: 'flex', alignItems: 'baseline', gap: space[2] },
});
const cut = { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' } as const;
export const name = styleVariants({
  card: { display: 'block', lineHeight: NAME_LINE, color: vars.color.text1, ...cut },
  line: { flex: 'none', maxInlineSize: '75%', color: vars.color.text1, ...cut },
});
export const note = style({
  display: 'block',
  color: vars.color.text3,
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
  minInlineSize: 0,
  ...cut,
});

export const empty = style({
  padding: `${space[2]} ${space[4]}`,
  color: vars.color.text3,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
});
