import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { border, fontSize, fontWeight, lineHeight, radius, space } from '../../theme/tokens.ts';

const HEAD_HEIGHT = 44;
const hairline = `${border.hairline} solid ${vars.color.hairline}`;

/** Flat: a shadow means floating. */
export const sheet = style({ minInlineSize: 0, border: hairline, borderRadius: radius.sheet, background: vars.color.surface });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  minBlockSize: HEAD_HEIGHT,
  paddingBlock: space[1],
  paddingInline: space[4],
  borderBlockEnd: hairline,
});

export const heading = style({
  minInlineSize: 0,
  fontSize: fontSize[14],
  lineHeight: lineHeight[14],
  fontWeight: fontWeight.strong,
  overflowWrap: 'anywhere',
});
export const note = style({ color: vars.color.text3, fontSize: fontSize[13], lineHeight: lineHeight[13] });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginInlineStart: 'auto' });

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.density.gap } as const;
export const body = style({ ...stack, padding: space[4] });
export const plain = style({ ...stack, minInlineSize: 0 });
