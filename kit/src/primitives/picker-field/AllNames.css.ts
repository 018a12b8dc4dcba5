import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { border, fontSize, lineHeight, space } from '../../theme/tokens.ts';

/** Highest the list gets before it scrolls. */
const MAX_LIST_HEIGHT = 296;

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: `min(${MAX_LIST_HEIGHT}px, calc(var(--names) * max(28px, ${vars.density.tree})))`,
  marginInline: `calc(-1 * ${space[3]})`,
});

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockStart: space[2],
  paddingBlockStart: space[2],
  borderBlockStart: `${border.hairline} solid ${vars.color.hairline}`,
  color: vars.color.text3,
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
});
