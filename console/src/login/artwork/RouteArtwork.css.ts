import { style } from '@vanilla-extract/css';
import { vars } from '@milepost/kit/theme';
import { fontSize } from '@milepost/kit/theme/tokens';

/** Turned over with the page. */
export const map = style({
  position: 'absolute',
  insetInlineEnd: 20,
  insetBlockEnd: 0,
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});
export const asphalt = style({ stroke: vars.nav.line, strokeWidth: 12 });
export const marking = style({ stroke: vars.nav.muted, strokeWidth: 1.5, strokeDasharray: '8 8' });
export const station = style({ fill: vars.nav.bg, stroke: vars.nav.text, strokeWidth: 2 });
/** Words of the turned map, turned back each where it stands. */
const words = style({
  direction: 'ltr',
  transformBox: 'fill-box',
  transformOrigin: 'center',
  selectors: { [`${map}:dir(rtl) &`]: { transform: 'scaleX(-1)' } },
});
export const name = style([words, { fill: vars.nav.textStrong, fontSize: fontSize[14] }]);
export const stake = style([words, { fill: vars.nav.muted, fontSize: fontSize[12] }]);
export const stone = style({ fill: vars.accent.navActiveText });
export const stoneLines = style({ stroke: vars.nav.bg, strokeWidth: 2.5, strokeLinecap: 'round' });
