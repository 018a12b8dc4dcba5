import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { border, fontSize, lineHeight, radius, space } from '../../theme/tokens.ts';
import { TILE_PX } from './tile.ts';

export const tiles = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

export const tile = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[1],
  inlineSize: TILE_PX,
  paddingBlockEnd: space[1],
});
export const tileState = styleVariants({ failed: { background: vars.status.danger.subtle, borderRadius: radius.sheet } });

export const pictureBox = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: TILE_PX,
  blockSize: TILE_PX,
  padding: 0,
  overflow: 'hidden',
  border: `${border.hairline} solid ${vars.color.hairline}`,
  borderRadius: radius.sheet,
  background: vars.color.sunken,
  color: vars.color.text3,
});

export const opener = style({ cursor: 'zoom-in' });

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' });

export const caption = style({
  inlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'center',
  color: vars.color.text2,
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
});

/** Always to be seen: a finger and a keyboard cannot hover. */
export const tileActions = style({ display: 'flex', justifyContent: 'center', gap: space[1] });
