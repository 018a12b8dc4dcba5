import { globalStyle, style } from '@vanilla-extract/css';
import { hiddenRule, media, vars } from '@milepost/kit/theme';
import { border, fontSize, fontWeight, lineHeight, space } from '@milepost/kit/theme/tokens';

const hairline = `${border.hairline} solid ${vars.color.hairline}`;

/** Has no room on a narrow page, but is still part of a description. */
export const spokenWhereNarrow = style({ '@media': { [media.mobile]: hiddenRule } });

export const facts = style({ color: vars.color.text3, fontSize: fontSize[13], lineHeight: lineHeight[13], whiteSpace: 'nowrap' });
export const report = style({ display: 'flex', flexDirection: 'column', gap: space[3], paddingBlock: 4 });
export const reportTable = style({ borderCollapse: 'collapse', inlineSize: '100%' });
globalStyle(`${reportTable} :is(th, td)`, {
  blockSize: vars.density.row,
  paddingInline: vars.density.cellX,
  borderBlockEnd: hairline,
  textAlign: 'end',
  fontWeight: fontWeight.regular,
});
globalStyle(`${reportTable} :is(th, td):first-child`, { textAlign: 'start' });
globalStyle(`${reportTable} thead th`, { fontSize: fontSize[13], color: vars.color.text2, background: vars.color.sunken });
