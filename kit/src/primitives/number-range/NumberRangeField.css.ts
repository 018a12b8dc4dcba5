import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, space } from '../../theme/tokens.ts';

/** Narrowest an end is drawn, with its name and an amount of six digits; below twice that the ends stand one under the other. */
const END_MIN = 200;

export const ends = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[2]} ${space[4]}` });
export const end = style({ flex: `1 1 ${END_MIN}px`, minInlineSize: 0, display: 'flex', alignItems: 'center', gap: space[2] });
export const name = style({ flex: 'none', color: vars.color.text2, fontSize: fontSize[12] });
