import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@milepost/kit/theme';
import { border, fontSize, fontWeight, lineHeight, radius, space } from '@milepost/kit/theme/tokens';

const ONE_COLUMN_BELOW = '(max-width: 1099.98px)';

export const title = style({ fontSize: fontSize[16], lineHeight: lineHeight[16], fontWeight: fontWeight.strong, paddingInline: space[1] });
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  '@media': { [ONE_COLUMN_BELOW]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
const cellBase = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const cell = styleVariants({
  half: [cellBase],
  whole: [cellBase, { gridColumn: '1 / -1' }],
});
export const cardTitle = style({ padding: `${space[4]} ${space[4]} ${space[3]}`, fontWeight: fontWeight.strong });
export const panel = style({
  flex: 1,
  display: 'grid',
  placeItems: 'center',
  background: vars.color.surface,
  border: `${border.hairline} solid ${vars.color.hairline}`,
  borderRadius: radius.sheet,
});
export const note = style({ color: vars.color.text2, paddingInline: space[1] });
