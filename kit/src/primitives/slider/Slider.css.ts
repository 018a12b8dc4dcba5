import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { border, fontSize, radius, space } from '../../theme/tokens.ts';

const TRACK = 4;
const KNOB = 18;
/** Room for seven digits and a unit. */
const FIGURE_WIDTH = 120;
const TOUCH_TARGET = 44;

export const row = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: space[2], minBlockSize: vars.density.control });
export const ends = style({ flex: 'none', color: vars.color.text3, fontSize: fontSize[12] });
export const figure = style({ flex: 'none', inlineSize: FIGURE_WIDTH });

const knob = {
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: KNOB,
  blockSize: KNOB,
  border: `2px solid ${vars.accent.solid}`,
  borderRadius: '50%',
  background: vars.color.surface,
} as const;
/** The way from the lower end to the knob, filled. */
const filled = (towards: 'left' | 'right') => ({
  background: `linear-gradient(to ${towards}, ${vars.accent.solid} var(--share), ${vars.color.control} var(--share))`,
});
const track = { blockSize: TRACK, borderRadius: TRACK / 2, ...filled('right') } as const;
export const range = style({
  appearance: 'none',
  flex: '1 1 120px',
  minInlineSize: 0,
  blockSize: vars.density.control,
  margin: 0,
  background: 'none',
  outline: 'none',
  cursor: 'pointer',
  '::-webkit-slider-runnable-track': track,
  '::-moz-range-track': track,
  '::-webkit-slider-thumb': { ...knob, marginBlockStart: (TRACK - KNOB) / 2 },
  '::-moz-range-thumb': knob,
  '@media': {
    [media.touch]: { blockSize: TOUCH_TARGET },
    // The track is a picture there; the browser draws its own.
    [media.forcedColors]: { appearance: 'auto' },
  },
  selectors: {
    '&:focus-visible': {
      outline: `${border.focus} solid ${vars.accent.line}`,
      outlineOffset: border.focusOffset,
      borderRadius: radius.control,
    },
    '&[data-is-set=false]::-webkit-slider-thumb': { borderColor: vars.color.control },
    '&[data-is-set=false]::-moz-range-thumb': { borderColor: vars.color.control },
    '&:dir(rtl)::-webkit-slider-runnable-track': filled('left'),
    '&:dir(rtl)::-moz-range-track': filled('left'),
    '&:disabled': { cursor: 'not-allowed' },
    '&:disabled::-webkit-slider-thumb': { borderColor: vars.color.divider, background: vars.color.disabledBg },
    '&:disabled::-webkit-slider-runnable-track': { background: vars.color.divider },
  },
});
