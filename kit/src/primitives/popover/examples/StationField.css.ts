import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { radius, space } from '../../../theme/tokens.ts';

export const box = style({ inlineSize: 280, maxInlineSize: '100%' });
/** A part of the page that scrolls under its own edge. */
export const pane = style({ blockSize: 160, overflow: 'auto', padding: space[2] });
export const tall = style({ blockSize: 900 });
export const list = style({ flex: '0 1 auto', minBlockSize: 0, overflow: 'auto', padding: space[1] });
export const option = style({
  padding: `${space[1]} 10px`,
  borderRadius: radius.tag,
  selectors: { '&[data-is-active=true]': { background: vars.color.hover } },
});
export const foot = style({ flex: 'none', padding: space[2] });
