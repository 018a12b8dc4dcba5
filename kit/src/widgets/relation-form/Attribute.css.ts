import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const shown = style({
  display: 'block',
  minBlockSize: vars.density.control,
  paddingBlock: `calc((${vars.density.control} - 1lh) / 2)`,
  color: vars.color.text1,
  fontSize: vars.density.font,
  lineHeight: vars.density.lineHeight,
  overflowWrap: 'anywhere',
});
export const none = style({ color: vars.color.text3 });
