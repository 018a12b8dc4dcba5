import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.ts';
import { media } from '../../theme/media.ts';
import { border, duration, ease, fontSize, fontWeight, lineHeight, radius, space } from '../../theme/tokens.ts';

const MIN_WIDTH = 280;
const MAX_WIDTH = 360;

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const region = style({
  position: 'fixed',
  zIndex: layers.toast,
  insetBlockEnd: space[4],
  insetInlineEnd: space[4],
  maxInlineSize: `calc(100vw - 2 * ${space[4]})`,
  borderRadius: radius.sheet,
  selectors: { '&[data-is-cut]': { overflowY: 'auto', overscrollBehavior: 'contain' } },
});

export const list = style({ display: 'flex', flexDirection: 'column', gap: space[2] });

export const card = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  minInlineSize: `min(${MIN_WIDTH}px, 100%)`,
  maxInlineSize: MAX_WIDTH,
  padding: '10px 12px 10px 14px',
  borderRadius: radius.sheet,
  background: vars.color.raised,
  boxShadow: vars.shadow.pop,
  color: vars.color.text1,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  animation: `${arrive} ${duration.panel} ${ease.standard}`,
  '@media': { [media.forcedColors]: { border: `${border.hairline} solid CanvasText` } },
});

export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const title = style({ fontWeight: fontWeight.medium });

export const detail = style({ color: vars.color.text2 });

/** The button lines up with the first line and does not make the card higher, also where it is as big as a finger. */
export const closePlace = style({
  alignSelf: 'flex-start',
  display: 'flex',
  marginBlock: -2,
  marginInlineEnd: -4,
  '@media': { [media.touch]: { marginBlock: -12, marginInlineEnd: -14 } },
});

export const actionPlace = style({
  alignSelf: 'flex-start',
  display: 'flex',
  marginBlock: -4,
  marginInlineEnd: -6,
  '@media': { [media.touch]: { marginBlock: -12 } },
});
