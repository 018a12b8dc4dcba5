import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, lineHeight } from '../../theme/tokens.ts';

const LEAST_PX = 240;

export const page = style({ display: 'flex', flexDirection: 'column', gap: vars.density.gap, minBlockSize: LEAST_PX });
export const heading = style({
  fontSize: fontSize[16],
  lineHeight: lineHeight[16],
  fontWeight: fontWeight.strong,
  selectors: { '&:focus-visible': { outline: 'none' } },
});
