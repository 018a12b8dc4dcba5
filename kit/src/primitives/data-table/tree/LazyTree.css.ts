import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { space } from '../../../theme/tokens.ts';

const words = style({ display: 'inline-flex', alignItems: 'center', gap: space[1] });
/** Words in a row that waits, and in one that did not come. */
export const waiting = style([words, { color: vars.color.text2 }]);
export const failed = style([words, { color: vars.status.danger.text }]);
const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
export const spinner = style({ display: 'inline-flex', color: vars.color.text3, animation: `${turn} 900ms linear infinite` });
