import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.ts';
import { media } from '../../theme/media.ts';
import { border, fontSize, lineHeight, radius, space } from '../../theme/tokens.ts';

const MAX_WIDTH = 320;

/** The name of a drawing, beside it. Never in the way of the pointer. */
export const nameTip = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: layers.tooltip,
  maxInlineSize: `min(${MAX_WIDTH}px, 100vw)`,
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.control,
  background: vars.color.inverse,
  color: vars.color.onInverse,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { border: `${border.hairline} solid CanvasText` } },
});
