import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { border, radius } from '../../theme/tokens.ts';

const SIDE = 16;
/** As high as the panel that takes its place. */
const PANEL_HEIGHT = 260;

export const swatch = style({
  flex: 'none',
  inlineSize: SIDE,
  blockSize: SIDE,
  border: `${border.hairline} solid ${vars.color.control}`,
  borderRadius: radius.tag,
  background: 'var(--picked)',
  // The colour is the content, also where colours are the system's.
  forcedColorAdjust: 'none',
  selectors: { '&[data-is-empty=true]': { background: vars.color.surface, borderStyle: 'dashed' } },
});
export const coming = style({ display: 'block', blockSize: PANEL_HEIGHT });
