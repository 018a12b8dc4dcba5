import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { border, fontSize, layout, lineHeight, space } from '../../theme/tokens.ts';

/** Ten rows and the head in the density of the product; less where the page is lower. */
const LIST_HEIGHT = 'min(442px, 60dvh)';
const FULL_BELOW = `(max-width: ${Number.parseInt(layout.dialogS) - 0.02}px)`;
const SEARCH_PX = 280;

export const search = style({
  flex: '1 1 160px',
  minInlineSize: 0,
  maxInlineSize: SEARCH_PX,
  '@media': { [FULL_BELOW]: { flexBasis: '100%', maxInlineSize: 'none' } },
});
export const push = style({ marginInlineStart: 'auto' });

const body = style({ display: 'flex', flexDirection: 'column', minBlockSize: 0 });
export const list = styleVariants({
  dialog: [body, { blockSize: LIST_HEIGHT, '@media': { [FULL_BELOW]: { blockSize: '100%' } } }],
  drawer: [body, { blockSize: '100%' }],
});

const hairline = `${border.hairline} solid ${vars.color.hairline}`;
const pageLine = style({ flex: 'none', display: 'flex', alignItems: 'center', minBlockSize: 45, borderBlockStart: hairline });
/** The pages bring some of the gutter themselves. */
export const pages = styleVariants({
  dialog: [pageLine, { paddingInline: space[2], '@media': { [FULL_BELOW]: { paddingInline: 0 } } }],
  drawer: [pageLine, { paddingInline: space[1], '@media': { [FULL_BELOW]: { paddingInline: 0 } } }],
  popover: [pageLine],
});
globalStyle(`${pageLine} > nav`, { flex: 1, minInlineSize: 0 });

export const beyond = style({
  flex: 'none',
  paddingBlock: space[2],
  paddingInline: space[6],
  borderBlockStart: hairline,
  color: vars.color.text2,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
});

export const count = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space[2],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const refusal = style({ display: 'inline-flex', alignItems: 'center', gap: space[1], color: vars.status.danger.text });
