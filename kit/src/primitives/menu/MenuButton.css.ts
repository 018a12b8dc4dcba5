import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.ts';
import { border, fontSize, lineHeight, radius, space } from '../../theme/tokens.ts';

export const around = style({ position: 'relative', display: 'inline-flex', flex: 'none' });

/** Words of any length, such as the name of a person: cut before they push the button off its line. */
export const words = style({ maxInlineSize: '14em', minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

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
