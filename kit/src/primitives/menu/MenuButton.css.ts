import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.ts';
import { border, fontSize, lineHeight, radius, space } from '../../theme/tokens.ts';

export const around = style({ position: 'relative', display: 'inline-flex', flex: 'none' });

export const failure = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${space[1]})`,
  insetInlineEnd: 0,
  zIndex: layers.popover,
  padding: `${space[1]} ${space[2]}`,
  whiteSpace: 'nowrap',
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  color: vars.status.danger.text,
  background: vars.color.raised,
  border: `${border.hairline} solid ${vars.status.danger.subtleLine}`,
  borderRadius: radius.control,
});
