import { style } from '@vanilla-extract/css';
import { vars } from '@milepost/kit/theme';
import { fontSize } from '@milepost/kit/theme/tokens';

export const map = style({ position: 'absolute', insetInlineEnd: 20, insetBlockEnd: 0 });
export const asphalt = style({ stroke: vars.nav.line, strokeWidth: 12 });
export const marking = style({ stroke: vars.nav.muted, strokeWidth: 1.5, strokeDasharray: '8 8' });
export const station = style({ fill: vars.nav.bg, stroke: vars.nav.text, strokeWidth: 2 });
export const name = style({ fill: vars.nav.textStrong, fontSize: fontSize[14] });
export const stake = style({ fill: vars.nav.muted, fontSize: fontSize[12] });
export const stone = style({ fill: vars.accent.navActiveText });
export const stoneLines = style({ stroke: vars.nav.bg, strokeWidth: 2.5, strokeLinecap: 'round' });
