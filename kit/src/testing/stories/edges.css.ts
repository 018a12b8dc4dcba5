import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, space } from '../../theme/tokens.ts';

/** A plain control before and after a story, which keeps every rule a story is judged by. */
export const edgeButton = style({
  minBlockSize: space[8],
  paddingInline: space[2],
  fontSize: fontSize[14],
  color: vars.color.text1,
  background: vars.color.surface,
  border: `1px solid ${vars.color.control}`,
  ':focus-visible': { outline: `2px solid ${vars.accent.line}`, outlineOffset: 2 },
});
