import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { border, fontSize, lineHeight, radius, space } from '../../theme/tokens.ts';

/** Pages below this width have the cells one below the other. */
const STACK_PAGE = '(max-width: 767.98px)';

const line = (kind: 'solid' | 'dashed') => `${border.hairline} ${kind} ${vars.color.divider}`;

const gridBase = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
  minInlineSize: 0,
  '@media': { [STACK_PAGE]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
const framed = (kind: 'solid' | 'dashed') =>
  style({ overflow: 'hidden', borderRadius: radius.control, borderBlockStart: line(kind), borderInlineStart: line(kind) });
export const grid = styleVariants({
  solid: [gridBase, framed('solid')],
  dashed: [gridBase, framed('dashed')],
  none: [gridBase, { gap: space[3] }],
});

const cellBase = style({
  gridRow: 'var(--row)',
  gridColumn: 'var(--column)',
  minInlineSize: 0,
  minBlockSize: vars.density.row,
  '@media': { [STACK_PAGE]: { gridRow: 'auto', gridColumn: 'auto', minBlockSize: 0 } },
});
const lined = (kind: 'solid' | 'dashed') =>
  style({
    padding: space[2],
    borderBlockEnd: line(kind),
    borderInlineEnd: line(kind),
    // One below the other an empty cell is only a gap.
    '@media': { [STACK_PAGE]: { selectors: { '&:empty': { display: 'none' } } } },
  });
export const cell = styleVariants({ solid: [cellBase, lined('solid')], dashed: [cellBase, lined('dashed')], none: [cellBase] });

export const kind = styleVariants({
  content: {},
  label: {
    display: 'flex',
    alignItems: 'center',
    background: vars.color.sunken,
    color: vars.color.text2,
    fontSize: fontSize[13],
    lineHeight: lineHeight[13],
    overflowWrap: 'anywhere',
  },
});
