import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { border, radius } from '../../theme/tokens.ts';

/** Smallest side of a target, under a pointer and under a finger. */
export const TARGET = 24;
export const TOUCH_TARGET = 44;

/** Outline of what has the keyboard in a list that is put in order. */
export const sortFocus = { outline: `${border.focus} solid ${vars.accent.line}`, outlineOffset: 0 };

/** Button of a row: a handle, an arrow, a bin. */
export const sortTool = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: TARGET,
  blockSize: TARGET,
  borderRadius: radius.tag,
  color: vars.color.text3,
  selectors: { '&:hover': { background: vars.color.pressed, color: vars.color.text1 }, '&:focus-visible': sortFocus },
  '@media': { [media.touch]: { minInlineSize: TOUCH_TARGET, minBlockSize: TOUCH_TARGET } },
});

/** Handle a row is dragged by. */
export const sortHandle = style([
  sortTool,
  { cursor: 'grab', touchAction: 'none', selectors: { '&[aria-pressed=true]': { cursor: 'grabbing' } } },
]);

/** Button that moves a row, or takes it out; without effect at an end. */
export const sortAct = style([
  sortTool,
  {
    selectors: {
      '&[aria-disabled=true], &[aria-disabled=true]:hover': { color: vars.color.disabled, background: 'transparent', cursor: 'default' },
    },
  },
]);
