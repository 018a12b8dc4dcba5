import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, lineHeight, space } from '../../theme/tokens.ts';

export const loading = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minBlockSize: 44,
  padding: `${space[2]} ${space[4]}`,
  color: vars.color.text2,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
});

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
export const spinner = style({ display: 'inline-flex', animation: `${turn} 900ms linear infinite` });
