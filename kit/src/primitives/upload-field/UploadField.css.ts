import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { hiddenRule } from '../../theme/hidden.ts';
import { media } from '../../theme/media.ts';
import { border, fontSize, lineHeight, radius, space } from '../../theme/tokens.ts';
import { TILE_PX } from './tile.ts';

const dropped = { borderRadius: radius.sheet };

export const zone = styleVariants({
  list: { ...dropped, display: 'flex', flexDirection: 'column', gap: space[2], outlineOffset: space[1] },
  tiles: { ...dropped, outlineOffset: space[1] },
});
export const zoneState = styleVariants({
  still: {},
  over: { background: vars.accent.subtle, outline: `${border.focus} dashed ${vars.accent.line}` },
});

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[3], rowGap: space[1] });

/** Below the tiles: the button of the camera. */
export const belowTiles = style([bar, { marginBlockStart: space[2] }]);

export const nameForm = style({ display: 'flex', flexDirection: 'column', gap: space[3] });

/** A finger neither drops nor pastes. */
export const hint = style({
  color: vars.color.text3,
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
  '@media': { [media.coarse]: { display: 'none' } },
});

export const input = style(hiddenRule);

export const addTile = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  inlineSize: TILE_PX,
  blockSize: TILE_PX,
  border: `${border.control} dashed ${vars.color.control}`,
  borderRadius: radius.sheet,
  background: vars.color.sunken,
  color: vars.color.text2,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.accent.line, color: vars.accent.text },
    '&:disabled': { borderColor: vars.color.divider, color: vars.color.disabled, background: vars.color.disabledBg, cursor: 'not-allowed' },
    '&[aria-busy=true]': { cursor: 'progress' },
  },
});
