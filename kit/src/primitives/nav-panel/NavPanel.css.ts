import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.ts';
import { media } from '../../theme/media.ts';
import { border, fontSize, fontWeight, lineHeight, radius, space } from '../../theme/tokens.ts';

const MIN_WIDTH = 180;
const MAX_WIDTH = 280;

export const panel = style({
  position: 'fixed',
  zIndex: layers.popover,
  minInlineSize: MIN_WIDTH,
  maxInlineSize: `min(${MAX_WIDTH}px, calc(100vw - ${space[4]}))`,
  padding: space[2],
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.nav.muted} transparent`,
  background: vars.nav.bg,
  color: vars.nav.text,
  borderRadius: radius.sheet,
  boxShadow: vars.shadow.pop,
  '@media': { [media.forcedColors]: { border: `${border.hairline} solid CanvasText` } },
});
export const title = style({
  padding: `${space[1]} ${space[3]} ${space[2]}`,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  fontWeight: fontWeight.strong,
  color: vars.nav.textStrong,
  overflowWrap: 'anywhere',
});
