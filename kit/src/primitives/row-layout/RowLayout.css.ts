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
  // Half a gutter on each side of each cell: columns keep their share whatever the gutter is.
  marginInline: 'calc(var(--gutter) / -2)',
});

const whole = { flexBasis: '100%', maxInlineSize: '100%' } as const;
export const cell = style({
  flex: `0 0 calc(100% * var(--columns) / ${COLUMNS})`,
  maxInlineSize: `calc(100% * var(--columns) / ${COLUMNS})`,
  minInlineSize: 0,
  paddingInline: 'calc(var(--gutter) / 2)',
  '@media': { [STACK_PAGE]: whole },
  '@container': { [STACK_ROW]: whole },
});
