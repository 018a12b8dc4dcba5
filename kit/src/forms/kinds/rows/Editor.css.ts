import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { media } from '../../../theme/media.ts';
import { border, fontSize, radius, space } from '../../../theme/tokens.ts';

export const group = style({ border: 0, padding: 0, margin: 0, minInlineSize: 0, display: 'flex', flexDirection: 'column', gap: space[2] });
export const legend = style({ padding: 0, marginBlockEnd: space[1], fontSize: fontSize[13], color: vars.color.text2 });
export const required = style({ marginInlineStart: space[1], fontSize: fontSize[12], color: vars.status.danger.text });
export const row = style({
  margin: 0,
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'end',
  gap: space[2],
  padding: space[2],
  border: `${border.hairline} solid ${vars.color.hairline}`,
  borderRadius: radius.control,
});
/** Least width of a field of a row; what does not fit goes to the next line. */
const CELL_MIN = 150;
export const cells = style({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${CELL_MIN}px), 1fr))`,
  gap: space[2],
  alignItems: 'start',
});
export const problem = style({ margin: 0, color: vars.status.danger.text, fontSize: fontSize[13] });
export const foot = style({ display: 'flex', gap: space[2] });
/** Buttons of a row: beside its fields, one above the other where these are. */
export const rowTools = style({ display: 'flex', '@media': { [media.mobile]: { flexDirection: 'column', alignSelf: 'start' } } });
