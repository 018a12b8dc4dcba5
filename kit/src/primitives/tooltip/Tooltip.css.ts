import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.ts';
import { media } from '../../theme/media.ts';
import { border, duration, ease, fontSize, lineHeight, radius, space } from '../../theme/tokens.ts';

const MAX_WIDTH = 320;

const appear = keyframes({ from: { opacity: 0 } });

/** As large as what is in it; cut words must be able to shrink. */
export const around = styleVariants({
  always: { display: 'inline-flex', maxInlineSize: '100%' },
  cut: { display: 'inline-flex', minInlineSize: 0, maxInlineSize: '100%' },
});
/** Never drawn; what it describes finds it by its id. */
export const description = style({ selectors: { '&&': { display: 'none' } } });

export const tip = style({
  position: 'fixed',
  zIndex: layers.tooltip,
  maxInlineSize: MAX_WIDTH,
  padding: `${space[1]} ${space[2]}`,
  overflow: 'hidden',
  borderRadius: radius.control,
  background: vars.color.inverse,
  color: vars.color.onInverse,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  overflowWrap: 'anywhere',
  animation: `${appear} ${duration.fast} ${ease.standard}`,
  selectors: { '&[data-is-away=true]': { opacity: 0, pointerEvents: 'none' } },
  '@media': { [media.forcedColors]: { border: `${border.hairline} solid CanvasText` } },
});
