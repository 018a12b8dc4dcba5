import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { border, fontSize, lineHeight, radius, space } from '../../theme/tokens.ts';

export const list = style({
  gridArea: 'upload',
  display: 'grid',
  gap: space[1],
  minInlineSize: 0,
  margin: 0,
  marginBlock: `${space[1]} ${space[2]}`,
  padding: 0,
  listStyle: 'none',
});
/** The bar runs along its lower edge. */
const base = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  minInlineSize: 0,
  paddingInlineStart: space[2],
  border: `${border.hairline} solid ${vars.color.hairline}`,
  borderRadius: radius.control,
  overflow: 'hidden',
  background: vars.color.surface,
});
export const row = styleVariants({
  running: [base],
  failed: [base, { background: vars.status.danger.subtle }],
});
export const name = style({
  flex: 1,
  minInlineSize: 0,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  color: vars.color.text1,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
/** A line of its own. */
export const reason = style({
  flex: '1 0 100%',
  paddingBlockEnd: space[1],
  paddingInlineEnd: space[2],
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
  color: vars.color.text1,
  overflowWrap: 'anywhere',
});
