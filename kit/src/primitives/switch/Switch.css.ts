import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { duration, ease, space } from '../../theme/tokens.ts';

/** Smallest side of a target under a finger. */
const TOUCH_TARGET = 44;
const WIDTH = 34;
const HEIGHT = 20;
const KNOB = 14;
const INSET = 3;
const TRAVEL = WIDTH - KNOB - 2 * INSET;

export const row = style({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  gap: space[2],
  minBlockSize: vars.density.control,
  fontSize: vars.density.font,
  lineHeight: vars.density.lineHeight,
  color: vars.color.text1,
  cursor: 'pointer',
  '@media': { [media.touch]: { minBlockSize: TOUCH_TARGET } },
  selectors: { '&:has(:disabled)': { color: vars.color.disabled, cursor: 'not-allowed' } },
});

export const track = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  margin: 0,
  inlineSize: WIDTH,
  blockSize: HEIGHT,
  borderRadius: HEIGHT / 2,
  background: vars.color.control,
  cursor: 'inherit',
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: INSET,
    insetInlineStart: INSET,
    inlineSize: KNOB,
    blockSize: KNOB,
    borderRadius: '50%',
    background: vars.color.surface,
    transition: `transform ${duration.fast} ${ease.standard}`,
  },
  selectors: {
    '&:hover': { background: vars.color.controlHover },
    '&:checked': { background: vars.accent.solid, boxShadow: `inset 0 0 0 1px ${vars.accent.solidLine}` },
    '&:checked:hover': { background: vars.accent.solidHover },
    '&:checked::before': { transform: `translateX(${TRAVEL}px)`, background: vars.accent.onSolid },
    '&:checked:dir(rtl)::before': { transform: `translateX(-${TRAVEL}px)` },
    '&:disabled, &:disabled:hover': { background: vars.color.divider, boxShadow: 'none' },
    '&:disabled::before': { background: vars.color.surface },
  },
  '@media': {
    [media.forcedColors]: {
      border: '1px solid ButtonText',
      '::before': { background: 'ButtonText', insetBlockStart: INSET - 1, insetInlineStart: INSET - 1 },
      selectors: { '&:checked': { background: 'Highlight' }, '&:checked::before': { background: 'HighlightText' } },
    },
  },
});
