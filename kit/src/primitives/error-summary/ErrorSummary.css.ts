import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { border, fontSize, fontWeight, radius, rem, space } from '../../theme/tokens.ts';

/** A line is as high as the smallest target. */
const LINE = 24;

export const summary = style({
  display: 'flex',
  gap: space[2],
  padding: `6px ${space[3]}`,
  border: `${border.control} solid ${vars.status.danger.subtleLine}`,
  borderRadius: radius.control,
  background: vars.status.danger.subtle,
  color: vars.color.text1,
  fontSize: fontSize[13],
  lineHeight: rem(LINE),
});

export const mark = style({ marginBlockStart: 4, color: vars.status.danger.text });

export const sentence = style({ minInlineSize: 0 });

export const heading = style({ display: 'inline', fontSize: 'inherit', fontWeight: fontWeight.strong });

/** Punctuation is drawn, so that it is not read; outside of heading and links, so that it is in no name. */
export const list = style({
  display: 'inline',
  selectors: { '&::before': { content: "'：' / ''" }, '&:lang(en)::before': { content: "': ' / ''" } },
});

/** The words of a refusal, after their heading. */
export const words = style([list, { overflowWrap: 'anywhere' }]);

export const item = style({
  display: 'inline',
  selectors: {
    '&:not(:last-child)::after': { content: "'、' / ''" },
    '&:not(:last-child):lang(en)::after': { content: "', ' / ''" },
  },
});

export const link = style({ display: 'inline-block', minInlineSize: LINE });
