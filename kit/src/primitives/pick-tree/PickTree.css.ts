import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { postRule } from '../../theme/post.ts';
import { border, fontSize, fontWeight, lineHeight, radius, space } from '../../theme/tokens.ts';

/** Step to the right per level. */
export const STEP_PX = 18;
/** Start of the chevron of a root in its row. */
export const START_PX = 4;
/** Indent of the last row of a level: it begins where the names of its nodes do. */
export const END_INDENT_PX = 28;

const TOUCH_ROW = 44;
/** Wider than its drawing: a finger and a shaking hand hit it too. */
const CHEVRON_TARGET = 24;
/** Box and circle. */
const MARK = 16;
/** Variable of the height of a row, for whoever guesses it. */
export const ROW_HEIGHT = vars.density.tree;
const rowHeight = { blockSize: vars.density.tree, '@media': { [media.touch]: { blockSize: TOUCH_ROW } } };

export const rows = style({ position: 'relative', marginInline: space[2] });
export const probe = style([rowHeight, { position: 'absolute', inlineSize: 1, visibility: 'hidden' }]);

const place = style([
  rowHeight,
  {
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    paddingInlineEnd: space[2],
    borderRadius: radius.control,
    whiteSpace: 'nowrap',
    contain: 'strict',
    selectors: {
      '&:focus-visible': { outline: `${border.focus} solid ${vars.accent.line}`, outlineOffset: `calc(-1 * ${border.focus})` },
    },
  },
]);

const ON_PLACE = '&[data-kind=place][aria-selected=true]';
export const row = style([
  place,
  {
    color: vars.color.text1,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.color.hover },
      '&[aria-disabled=true]': { color: vars.color.text3, cursor: 'default' },
      [ON_PLACE]: { background: vars.accent.subtle, color: vars.accent.text, fontWeight: fontWeight.medium },
      // The post: you are here.
      [`${ON_PLACE}::before`]: postRule(vars.accent.line),
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { [ON_PLACE]: { color: 'Highlight' }, [`${ON_PLACE}::before`]: { background: 'Highlight' } },
      },
    },
  },
]);
export const endRow = style([
  place,
  { paddingInlineStart: space[2], color: vars.color.text3, fontSize: fontSize[12], lineHeight: lineHeight[12] },
]);

export const cell = style({ display: 'flex', alignItems: 'center', gap: 6, flex: 1, minInlineSize: 0, blockSize: '100%' });

export const chevron = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: CHEVRON_TARGET,
  blockSize: '100%',
  marginInline: -4,
  color: vars.color.text3,
});
export const turn = styleVariants({
  closed: {},
  open: { transform: 'rotate(90deg)', selectors: { '&:dir(rtl)': { transform: 'rotate(-90deg)' } } },
});
const spin = keyframes({ to: { transform: 'rotate(1turn)' } });
export const spinner = style({ display: 'inline-flex', color: vars.color.text2, animation: `${spin} 900ms linear infinite` });

const markBase = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: MARK,
  blockSize: MARK,
  border: `${border.control} solid ${vars.color.control}`,
  background: vars.color.surface,
  color: vars.accent.onSolid,
  selectors: { '&[data-state=disabled]': { background: vars.color.disabledBg, borderColor: vars.color.divider } },
});
const forced = {
  [media.forcedColors]: {
    selectors: { '&[data-state=on]': { background: 'Highlight', borderColor: 'Highlight', color: 'HighlightText' } },
  },
};
export const mark = styleVariants({
  box: [
    markBase,
    {
      borderRadius: radius.tag,
      selectors: { '&[data-state=on]': { background: vars.accent.solid, borderColor: vars.accent.solidLine } },
      '@media': forced,
    },
  ],
  radio: [
    markBase,
    {
      borderRadius: '50%',
      selectors: {
        '&[data-state=on]': {
          borderColor: vars.accent.solidLine,
          background: vars.accent.solid,
          boxShadow: `inset 0 0 0 4px ${vars.accent.solid}`,
        },
        '&[data-state=on]::after': { content: '""', inlineSize: 6, blockSize: 6, borderRadius: '50%', background: vars.accent.onSolid },
      },
      '@media': forced,
    },
  ],
});

export const lead = style({
  display: 'inline-flex',
  flex: 'none',
  color: vars.color.text3,
  selectors: { '[aria-disabled=true] &': { opacity: 0.6 } },
});
export const label = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
export const note = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: vars.color.text3,
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
  fontWeight: fontWeight.regular,
});

/** From the name before it, besides the blank that a screen reader wants. */
export const apart = style({ marginInlineStart: 3 });

/** Seen where the pointer or the keyboard is, over the end of the row: a wall of buttons says nothing, and takes room from names. */
export const actionCell = style({
  position: 'absolute',
  insetInlineEnd: space[1],
  display: 'inline-flex',
  paddingInlineStart: space[2],
  background: vars.color.surface,
  opacity: 0,
  selectors: {
    ':is(:hover, :focus-visible, :focus-within) > &': { opacity: 1 },
    ':hover > &': { background: vars.color.hover },
  },
  '@media': { '(hover: none)': { position: 'static', opacity: 1 } },
});
const smallButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: 24,
  paddingInline: 6,
  borderRadius: radius.tag,
  color: vars.accent.text,
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
  selectors: {
    '&:hover': { background: vars.accent.subtle },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': { [media.touch]: { minBlockSize: TOUCH_ROW } },
});
export const actionButton = smallButton;
export const endAction = smallButton;
export const failure = style({ display: 'inline-flex', alignItems: 'center', gap: space[1], color: vars.status.danger.text });

/** Stays under a list while it scrolls. */
export const moreBar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  paddingInline: space[4],
  borderBlockStart: `${border.hairline} solid ${vars.color.hairline}`,
  color: vars.color.text3,
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
});

export const nothing = style({
  padding: `${space[2]} ${space[4]}`,
  color: vars.color.text3,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
});
