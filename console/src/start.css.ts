import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '@milepost/kit/theme';
import { space } from '@milepost/kit/theme/tokens';

/** A start that is quicker than this shows nothing in between. */
const QUICK = '300ms';
const hidden = keyframes({ from: { opacity: 0 }, to: { opacity: 0 } });
const along = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(400%)' } });

/** Line for whoever wants no motion: it stands, from edge to edge. */
const standing = { inlineSize: '100%', animation: 'none' } as const;
const LINE = '&:empty::before';

/** Until the first part of the program is painted a line along the top says that it is on its way. @reading R-317 */
export const root = style({
  selectors: {
    [LINE]: {
      content: '""',
      position: 'fixed',
      insetBlockStart: 0,
      insetInlineStart: 0,
      inlineSize: '25%',
      blockSize: space[1],
      background: vars.accent.line,
      animation: `${hidden} ${QUICK}, ${along} 1600ms linear ${QUICK} infinite`,
    },
    [`[data-mp-still] ${LINE}`]: standing,
  },
  '@media': { '(prefers-reduced-motion: reduce)': { selectors: { [LINE]: standing } } },
});
