import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { groupPost } from '../../theme/post.ts';
import { border, fontSize, fontWeight, lineHeight, space } from '../../theme/tokens.ts';

const base = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[2], minInlineSize: 0 });
export const line = styleVariants({
  start: [base],
  center: [base, { justifyContent: 'center' }],
  end: [base, { justifyContent: 'flex-end' }],
});

export const heading = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  minInlineSize: 0,
  fontSize: fontSize[14],
  lineHeight: lineHeight[14],
  fontWeight: fontWeight.strong,
  color: vars.color.text1,
  overflowWrap: 'anywhere',
  '::before': groupPost,
});

export const note = style({ color: vars.color.text3, fontSize: fontSize[13], lineHeight: lineHeight[13] });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginInlineStart: 'auto' });
export const help = style({
  // Under the words, not under the post.
  paddingInlineStart: `calc(${border.post} + ${space[2]})`,
  color: vars.color.text3,
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
  overflowWrap: 'anywhere',
});
