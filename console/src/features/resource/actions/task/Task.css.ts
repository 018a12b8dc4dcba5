import { style } from '@vanilla-extract/css';
import { vars } from '@milepost/kit/theme';
import { fontSize, lineHeight, space } from '@milepost/kit/theme/tokens';

const WAITING_PX = 48;

export const waiting = style({ display: 'block', paddingBlock: WAITING_PX, textAlign: 'center', color: vars.color.text2 });
export const column = style({ display: 'flex', flexDirection: 'column', gap: space[4] });
/** Consequences, a sentence on each line. */
export const effects = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  color: vars.color.text2,
  fontSize: fontSize[14],
  lineHeight: lineHeight[14],
  ':empty': { display: 'none' },
});
export const effect = style({ overflowWrap: 'anywhere' });
export const reasons = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});
