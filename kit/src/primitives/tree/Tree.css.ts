import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { postRule } from '../../theme/post.ts';
import { border, fontSize, fontWeight, lineHeight, radius, rem, space } from '../../theme/tokens.ts';

/** Step per level. */
const STEP_PX = 18;
/** Start of a root's chevron in its row. */
const START_PX = 4;

const TOUCH_ROW = 44;
const CHEVRON_TARGET = 24;
const CHEVRON = 6.5;
const CHEVRON_STROKE = '1.5px';
const BOX = 16;
/** Variable of the height of a row, for whoever guesses it. */
export const ROW_HEIGHT = vars.density.tree;
const rowHeight = { blockSize: vars.density.tree, '@media': { [media.touch]: { blockSize: rem(TOUCH_ROW) } } };

export const rows = style({ position: 'relative', marginInline: space[2] });
export const probe = style([rowHeight, { position: 'absolute', inlineSize: 1, visibility: 'hidden' }]);

export const row = style([
  rowHeight,
  {
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    paddingInlineStart: `calc(${START_PX}px + var(--depth) * ${STEP_PX}px)`,
    paddingInlineEnd: space[2],
    borderRadius: radius.control,
    color: vars.color.text1,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    contain: 'strict',
    selectors: {
      '&:hover': { background: vars.color.hover },
      '&:focus-visible': { outline: `${border.focus} solid ${vars.accent.line}`, outlineOffset: `calc(-1 * ${border.focus})` },
      '&[aria-selected=true]': { background: vars.accent.subtle, color: vars.accent.text, fontWeight: fontWeight.medium },
      '&[aria-selected=true]:hover': { background: vars.accent.subtleHover },
      '&[aria-disabled=true]': { color: vars.color.text3, cursor: 'default' },
      // The post: you are here.
      '&[aria-selected=true]::before': postRule(vars.accent.line),
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[aria-selected=true]': { color: 'Highlight' }, '&[aria-selected=true]::before': { background: 'Highlight' } },
      },
    },
  },
]);

/** Wider than its drawing: a finger and a shaking hand hit it too. */
const chevronTarget = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: CHEVRON_TARGET,
  blockSize: '100%',
  marginInline: -4,
  color: vars.color.text3,
  selectors: { '[aria-selected=true] > &': { color: 'inherit' } },
});
/** Two sides of a square, turned: nothing to build per row. */
const chevronMark = {
  content: '""',
  boxSizing: 'border-box',
  inlineSize: CHEVRON,
  blockSize: CHEVRON,
  borderStyle: 'solid',
  borderWidth: `${CHEVRON_STROKE} ${CHEVRON_STROKE} 0 0`,
  borderColor: 'currentColor',
} as const;
export const chevron = styleVariants({
  none: [chevronTarget],
  closed: [
    chevronTarget,
    {
      '::before': { ...chevronMark, transform: 'translateX(-2px) rotate(45deg)' },
      selectors: { '&:dir(rtl)::before': { transform: 'translateX(2px) rotate(-135deg)' } },
    },
  ],
  open: [chevronTarget, { '::before': { ...chevronMark, transform: 'translateY(-2px) rotate(135deg)' } }],
});
/** Drawn as a background, which neither builds nor moves anything when it comes: two strokes for a tick, one for “some”. */
const stroke = (angle: string, sharePercent: number, color: string) =>
  `linear-gradient(${angle}, transparent ${50 - sharePercent}%, ${color} ${50 - sharePercent}% ${50 + sharePercent}%, transparent ${50 + sharePercent}%)`;
const marked = (fill: string, color: string) => ({
  '[aria-checked=true] > &': {
    backgroundColor: fill,
    borderColor: fill,
    backgroundImage: `${stroke('45deg', 15, color)}, ${stroke('-45deg', 9, color)}`,
    backgroundPosition: '1.5px 6.25px, 4.5px 3.25px',
    backgroundSize: '4.5px 4.5px, 7.5px 7.5px',
  },
  '[aria-checked=mixed] > &': {
    backgroundColor: fill,
    borderColor: fill,
    backgroundImage: `linear-gradient(${color}, ${color})`,
    backgroundPosition: 'center',
    backgroundSize: '8px 2px',
  },
});
/** A drawn checkbox: the row says what it is, so there is nothing to find in it. */
export const box = style({
  flex: 'none',
  inlineSize: BOX,
  blockSize: BOX,
  border: `${border.control} solid ${vars.color.control}`,
  borderRadius: radius.tag,
  background: `${vars.color.surface} no-repeat`,
  selectors: {
    [`${row}:hover > &`]: { borderColor: vars.color.controlHover },
    ...marked(vars.accent.solid, vars.accent.onSolid),
    '[aria-disabled=true] > &': { opacity: 0.5 },
  },
  '@media': {
    // The system's own colours would swallow the drawn mark.
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'ButtonText',
      backgroundColor: 'Canvas',
      selectors: marked('Highlight', 'HighlightText'),
    },
  },
});
export const icon = style({
  display: 'inline-flex',
  color: vars.color.text3,
  selectors: { '[aria-selected=true] > &': { color: 'inherit' } },
});
export const label = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
/** A long one leaves half of the row to the name. */
export const note = style({
  flex: 'none',
  maxInlineSize: '50%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  marginInlineStart: 'auto',
  paddingInlineStart: space[2],
  color: vars.color.text3,
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
  selectors: { '[aria-selected=true] > &': { color: 'inherit' } },
});

export const noMatch = style({
  padding: `${space[2]} ${space[4]}`,
  color: vars.color.text3,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
});
