import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, space } from '../../theme/tokens.ts';

export const figure = style({ display: 'flex', flexDirection: 'column', alignItems: 'start', gap: space[1], margin: 0, minInlineSize: 0 });
export const caption = style({ fontSize: fontSize[14], fontWeight: fontWeight.regular, color: vars.color.text2 });
/** Never wider than the page; in forced colours too it stays dark on light. */
export const image = style({ maxInlineSize: '100%', blockSize: 'auto', forcedColorAdjust: 'none' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[1], '@media': { print: { display: 'none' } } });
/** Buttons of a code that is not there yet. */
export const room = style([actions, { visibility: 'hidden' }]);
export const reason = style({ margin: 0, fontSize: fontSize[14], color: vars.color.text2 });
