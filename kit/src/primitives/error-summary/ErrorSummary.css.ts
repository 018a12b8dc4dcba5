import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { border, fontSize, fontWeight, lineHeight, radius, space } from '../../theme/tokens.ts';

export const summary = style({
  display: 'flex',
  gap: space[2],
  padding: `${space[2]} ${space[3]}`,
  border: `${border.control} solid ${vars.status.danger.subtleLine}`,
  borderRadius: radius.control,
  background: vars.status.danger.subtle,
  color: vars.color.text1,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
});

export const mark = style({ marginBlockStart: 2, color: vars.status.danger.text });

export const sentence = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[1], minInlineSize: 0 });

/** Punctuation is drawn, so that it is not read. */
export const heading = style({
  fontSize: 'inherit',
  fontWeight: fontWeight.strong,
  '::after': { content: "'：' / ''" },
  selectors: { '&:lang(en)::after': { content: "':' / ''" } },
});

export const list = style({ display: 'flex', flexWrap: 'wrap' });

export const item = style({
  selectors: {
    '&:not(:last-child)::after': { content: "'、' / ''" },
    '&:not(:last-child):lang(en)::after': { content: "', ' / ''", whiteSpace: 'pre' },
  },
});
