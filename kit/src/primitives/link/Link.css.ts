import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { border, fontSize, lineHeight, radius, space } from '../../theme/tokens.ts';

/** Above and below the words, which are lower than a target must be; the lines stay where they are. */
const REACH = 6;

export const link = style({
  color: vars.accent.text,
  borderRadius: radius.tag,
  overflowWrap: 'anywhere',
  // Underlined, not only coloured: it stands among other words.
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  textDecorationThickness: 1,
  paddingBlock: REACH,
  selectors: {
    '&:hover': { textDecorationThickness: 2 },
    '&:focus-visible': { outlineOffset: `calc(${border.focusOffset} - ${REACH}px)` },
  },
});
export const mark = style({ display: 'inline-flex', marginInlineStart: space[1], verticalAlign: -2 });

export const refusedLink = style({ color: vars.color.text2, overflowWrap: 'anywhere' });
export const reason = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  color: vars.status.danger.text,
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
});
