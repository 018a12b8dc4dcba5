import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const recordButton = style({
  textAlign: 'start',
  cursor: 'pointer',
  color: vars.color.text1,
  selectors: { '&:hover': { background: vars.color.hover } },
});
export const recordName = style({ flex: 1, minInlineSize: 0, overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' });
