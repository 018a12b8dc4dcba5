import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { border, fontSize, fontWeight, lineHeight, space } from '../../theme/tokens.ts';

export const agenda = style({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  padding: space[4],
  selectors: { '&:focus-visible': { outline: `${border.focus} solid ${vars.accent.line}`, outlineOffset: -2 } },
});
export const day = style({ display: 'flex', flexDirection: 'column', gap: space[2] });
export const heading = style({
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  fontWeight: fontWeight.strong,
  color: vars.color.text2,
});
export const list = style({ display: 'flex', flexDirection: 'column', gap: space[1] });
