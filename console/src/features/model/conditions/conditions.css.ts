import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@milepost/kit/theme';
import { border, fontSize, radius, space } from '@milepost/kit/theme/tokens';

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  margin: 0,
  border: 0,
  padding: '0 16px 12px',
  minInlineSize: 0,
});
export const chipGroup = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  margin: 0,
  border: `${border.hairline} dashed ${vars.color.control}`,
  borderRadius: radius.tag,
  padding: space[1],
  minInlineSize: 0,
});
export const notice = style({ flexBasis: '100%' });
/** Several groups have a border each; a single one looks like a list. */
export const group = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  margin: 0,
  border: 0,
  padding: 0,
  minInlineSize: 0,
  selectors: {
    '&[data-several]': { border: `${border.hairline} solid ${vars.color.control}`, borderRadius: radius.tag, padding: space[3] },
  },
});
export const groupHead = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[2] });
export const groupName = style({ fontWeight: 600 });
export const match = style({ color: vars.color.text2, fontSize: fontSize[13] });
export const rows = style({ display: 'flex', flexDirection: 'column', gap: space[4] });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr 2fr auto',
  alignItems: 'end',
  gap: space[3],
  margin: 0,
  border: 0,
  padding: 0,
  minInlineSize: 0,
  '@media': { [media.mobile]: { gridTemplateColumns: '1fr auto' } },
});
export const kept = style({ display: 'flex', alignItems: 'center', gap: space[3], margin: 0, border: 0, padding: 0, minInlineSize: 0 });
export const keptWords = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
const acrossNarrow = { '@media': { [media.mobile]: { gridColumn: '1 / -1' } } };
export const conditionField = style({ minInlineSize: 0, ...acrossNarrow });
/** The button that takes a condition away stands beside its last field: the value, or the comparison where nothing is compared with. */
export const conditionSymbol = style({
  minInlineSize: 0,
  selectors: { '&:not([data-last])': acrossNarrow },
});
/** Narrowest field of the two a value may have: what it is compared with, and the value. */
const VALUE_PX = 140;
export const conditionValue = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[3],
  minInlineSize: 0,
  selectors: { '&:empty': { '@media': { [media.mobile]: { display: 'none' } } } },
});
globalStyle(`${conditionValue} > *`, { flex: `1 1 ${VALUE_PX}px`, minInlineSize: 0 });
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  paddingInlineStart: space[2],
  border: `${border.hairline} solid ${vars.color.control}`,
  borderRadius: radius.tag,
  fontSize: fontSize[13],
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
});
export const saved = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[3],
  margin: 0,
  border: 0,
  padding: 0,
  minInlineSize: 0,
});
/** Narrowest field a name can be read in. */
const CHOICE_PX = 200;
export const savedChoice = style({ flex: `1 1 ${CHOICE_PX}px`, minInlineSize: 0 });
export const savedActions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const savedNote = style({ flexBasis: '100%' });
