import { style } from '@vanilla-extract/css';
import { vars } from '@milepost/kit/theme';
import { border, fontSize, fontWeight, lineHeight, space } from '@milepost/kit/theme/tokens';

export const waiting = style({ display: 'block', padding: space[4], color: vars.color.text2 });
export const more = style({ display: 'flex', justifyContent: 'center', paddingBlockStart: space[3] });
export const change = style({ display: 'flex', flexDirection: 'column', gap: space[2], paddingBlockEnd: space[3] });
export const kind = style({ color: vars.color.text2, fontSize: fontSize[13], lineHeight: lineHeight[13] });
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
});
/** Field and change take less than what stood there. */
export const cell = style({
  padding: `${space[1]} ${space[2]}`,
  borderBlockEnd: `${border.hairline} solid ${vars.color.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: fontWeight.regular,
  overflowWrap: 'anywhere',
  selectors: { 'thead &': { color: vars.color.text2 }, 'thead &:nth-child(2)': { inlineSize: 72 } },
});
