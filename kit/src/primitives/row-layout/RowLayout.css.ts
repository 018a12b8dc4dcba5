import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { COLUMNS } from './spans.ts';

/** Pages and rows below these widths have their cells one below the other. */
const STACK_PAGE = '(max-width: 767.98px)';
const STACK_ROW = '(max-width: 479.98px)';

/** The row looks at its own width, so that it also stacks in a narrow dialog on a wide page. */
export const sized = style({ containerType: 'inline-size', minInlineSize: 0 });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: vars.density.gap,
  columnGap: 'var(--gutter)',
});

/** Of the row and one gutter more, less the gutter that follows: cells that fill a row fill it whatever the gutter is. */
const share = `calc((100% + var(--gutter)) * var(--columns) / ${COLUMNS} - var(--gutter))`;
const whole = { flexBasis: '100%', maxInlineSize: '100%' } as const;
export const cell = style({
  flex: `0 0 ${share}`,
  maxInlineSize: share,
  minInlineSize: 0,
  '@media': { [STACK_PAGE]: whole },
  '@container': { [STACK_ROW]: whole },
  // What is not shown takes no place.
  selectors: { '&:empty': { display: 'none' } },
});
