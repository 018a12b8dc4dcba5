import { style } from '@vanilla-extract/css';
import { vars } from '@milepost/kit/theme';
import { border, fontSize, fontWeight, lineHeight, radius, space } from '@milepost/kit/theme/tokens';

const CARD_PX = 216;
const MARK_PX = 32;
const WAITING_PX = 48;

export const body = style({ display: 'flex', flexDirection: 'column', gap: space[3] });
export const waiting = style({ display: 'block', paddingBlock: WAITING_PX, textAlign: 'center', color: vars.color.text2 });
export const cards = style({
  listStyle: 'none',
  margin: 0,
  padding: `${space[3]} 0 0`,
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${CARD_PX}px, 100%), 1fr))`,
  gap: space[3],
});
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  border: `${border.hairline} solid ${vars.color.hairline}`,
  borderRadius: radius.sheet,
  minInlineSize: 0,
});
export const start = style([
  {
    display: 'grid',
    gridTemplateColumns: `${MARK_PX}px minmax(0, 1fr)`,
    columnGap: space[3],
    alignItems: 'center',
    inlineSize: '100%',
    padding: space[3],
    border: 0,
    borderRadius: radius.sheet,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { background: vars.color.hover },
  },
]);
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: MARK_PX,
  blockSize: MARK_PX,
  borderRadius: radius.control,
  background: vars.accent.subtle,
  color: vars.accent.text,
  fontWeight: fontWeight.strong,
});
export const words = style({ minInlineSize: 0, display: 'flex', flexDirection: 'column' });
export const name = style({ fontWeight: fontWeight.medium });
export const category = style({ color: vars.color.text2, fontSize: fontSize[13], lineHeight: lineHeight[13] });
