import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { border, space } from '../../theme/tokens.ts';
import { MAX_HEIGHT_PX, region } from './OptionList.css.ts';

/** Smallest side of a target under a finger. */
const TOUCH_TARGET = 44;
/** A line of its own above the rows, a little higher than they are. */
const OVER_CONTROL = 8;
const START = `calc(10px + ${space[1]})`;
const ICON = 16;
const lineHeight = `calc(${vars.density.control} + ${OVER_CONTROL}px)`;

export const searchLine = style({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  blockSize: lineHeight,
  '@media': { [media.touch]: { blockSize: TOUCH_TARGET } },
});
export const magnifier = style({
  position: 'absolute',
  insetInlineStart: START,
  insetBlockStart: `calc((100% - ${ICON}px) / 2)`,
  color: vars.color.text3,
});
/** No edge but the one below, which says where the focus is. */
export const searchInput = style({
  flex: 1,
  minInlineSize: 0,
  paddingInline: `calc(${START} + ${ICON}px + 6px) ${START}`,
  border: 0,
  borderBlockEnd: `${border.hairline} solid ${vars.color.divider}`,
  outline: 'none',
  background: 'none',
  '::placeholder': { color: vars.color.text3, opacity: 1 },
  selectors: {
    '&:focus-visible': {
      outline: 'none',
      borderBlockEndColor: vars.accent.line,
      boxShadow: `inset 0 -${border.control} 0 ${vars.accent.line}`,
    },
  },
});

/** Around the rows, so that the first and the last do not touch the edge of the panel. */
export const rowsFrame = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '0 1 auto',
  minBlockSize: 0,
  paddingBlock: space[1],
  // Two rows stay in sight between what stands above and below them.
  '@media': { [media.low]: { minBlockSize: 2 * TOUCH_TARGET + 8 } },
});
// So high that the whole panel is as high as it may be: it need not be made smaller, and measured again, when it is placed.
const FRAME = 2 * Number.parseInt(space[1]);
globalStyle(`${rowsFrame} > ${region}`, { maxBlockSize: MAX_HEIGHT_PX - FRAME });
globalStyle(`${searchLine} ~ ${rowsFrame} > ${region}`, { maxBlockSize: `calc(${MAX_HEIGHT_PX - FRAME}px - ${lineHeight})` });
