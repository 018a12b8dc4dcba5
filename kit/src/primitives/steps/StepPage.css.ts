import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { hiddenRule } from '../../theme/hidden.ts';
import { fontSize, fontWeight, lineHeight } from '../../theme/tokens.ts';
import { NARROW } from './narrow.ts';

const LEAST_PX = 240;

export const page = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.density.gap,
  minBlockSize: LEAST_PX,
});
/** On a narrow page the stones say the same right above it, and it is for who hears it. */
export const heading = style({
  fontSize: fontSize[16],
  lineHeight: lineHeight[16],
  fontWeight: fontWeight.strong,
  selectors: { '&:focus-visible': { outline: 'none' } },
  '@media': { [NARROW]: hiddenRule },
});
