import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { radius, space } from '../../theme/tokens.ts';

const TOUCH_ROW = 44;

export const skeleton = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: vars.density.tree,
  paddingInline: space[3],
  '@media': { [media.touch]: { blockSize: TOUCH_ROW } },
});
const skeletonBar = style({ blockSize: 12, borderRadius: radius.tag, background: vars.color.skeleton });
/** Bars of unequal length that fade towards the end. */
export const skeletonShape = styleVariants(
  Object.fromEntries([72, 48, 60, 40, 52, 36].map((percent, index) => [index, [percent, 1 - index * 0.15] as const])),
  ([percent, opacity]) => [skeletonBar, { inlineSize: `${percent}%`, opacity }],
);
