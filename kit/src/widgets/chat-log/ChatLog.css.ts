import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.ts';
import { border, fontSize, lineHeight, radius, space } from '../../theme/tokens.ts';
import { PLAYER_PX, PLAYER_WIDTH_PX } from './players.ts';

/** A bubble is never wider than this part of the log, so that whose it is can be seen. */
const BUBBLE_MAX = '78%';

export const frame = style({ position: 'relative', flex: 1, minBlockSize: 0, display: 'flex', flexDirection: 'column' });
export const scroll = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overflowX: 'hidden',
  // The place is kept by the view, which also knows rows that are not drawn.
  overflowAnchor: 'none',
  overscrollBehavior: 'contain',
});
export const nothing = style({ padding: space[8], textAlign: 'center', color: vars.color.text3 });
export const older = style({
  position: 'absolute',
  insetBlockStart: space[2],
  insetInline: 0,
  marginInline: 'auto',
  inlineSize: 'fit-content',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  paddingInline: space[3],
  minBlockSize: 28,
  borderRadius: radius.control,
  background: vars.color.raised,
  boxShadow: vars.shadow.pop,
  color: vars.color.text2,
  fontSize: fontSize[13],
  zIndex: layers.pinned,
});
export const news = style({
  position: 'absolute',
  insetBlockEnd: space[2],
  insetInline: 0,
  marginInline: 'auto',
  inlineSize: 'fit-content',
  zIndex: layers.pinned,
});

export const row = style({
  display: 'flow-root',
  contain: 'layout style',
  paddingInline: space[4],
  paddingBlock: 6,
});
export const moment = style({
  marginBlock: `${space[1]} ${space[3]}`,
  textAlign: 'center',
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
  color: vars.color.text3,
});
const line = { content: '""', flex: 1, borderBlockStart: `${border.hairline} solid ${vars.accent.subtleLine}` } as const;
export const unread = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  marginBlock: `${space[1]} ${space[3]}`,
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
  color: vars.accent.text,
  '::before': line,
  '::after': line,
});

const sides = { display: 'flex', gap: space[2], borderRadius: radius.sheet } as const;
export const message = styleVariants({
  own: { ...sides, justifyContent: 'flex-end' },
  other: { ...sides, justifyContent: 'flex-start', alignItems: 'flex-start' },
});
export const said = style({ display: 'flex', flexDirection: 'column', gap: space[1], maxInlineSize: BUBBLE_MAX, minInlineSize: 0 });
const bubbleBase = style({
  paddingInline: space[3],
  paddingBlock: 6,
  borderRadius: radius.sheet,
  color: vars.color.text1,
  fontSize: vars.density.font,
  lineHeight: vars.density.lineHeight,
});
export const bubble = styleVariants({
  own: [bubbleBase, { background: vars.accent.subtleHover, alignSelf: 'flex-end' }],
  other: [bubbleBase, { background: vars.color.pressed, alignSelf: 'flex-start' }],
});
export const words = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const missing = style({ display: 'flex', alignItems: 'center', gap: space[2], color: vars.color.text2 });
export const image = style({
  display: 'block',
  maxInlineSize: '100%',
  padding: 0,
  marginBlock: space[1],
  border: 0,
  borderRadius: radius.control,
  overflow: 'hidden',
  background: vars.color.skeleton,
  cursor: 'zoom-in',
});
export const picture = style({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'contain' });
export const video = style({ display: 'block', inlineSize: PLAYER_WIDTH_PX, maxInlineSize: '100%', blockSize: PLAYER_PX.video });
export const voice = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${PLAYER_WIDTH_PX}px) auto`,
  alignItems: 'center',
  gap: space[2],
});
export const audio = style({ inlineSize: '100%', blockSize: PLAYER_PX.voice });
export const seconds = style({ fontSize: fontSize[12], color: vars.color.text2 });

export const state = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[1],
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
  color: vars.color.text3,
});
export const failed = style({ color: vars.status.danger.text });
const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
export const turning = style({ display: 'inline-flex', animation: `${turn} 900ms linear infinite` });
