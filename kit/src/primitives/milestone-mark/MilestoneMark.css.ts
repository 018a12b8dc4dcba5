import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const ground = { nav: { stone: vars.accent.navActiveText, cut: vars.nav.bg }, page: { stone: vars.accent.solid, cut: vars.color.surface } };

export const mark = styleVariants(ground, ({ stone }) => ({ inlineSize: 22, blockSize: 22, flex: 'none', color: stone }));

for (const on of ['nav', 'page'] as const) globalStyle(`${mark[on]} [data-cut]`, { fill: ground[on].cut });
