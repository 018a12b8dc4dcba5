import { style } from '@vanilla-extract/css';
import { vars, visuallyHidden } from '@milepost/kit/theme';

export const hidden = visuallyHidden;
export const frame = style({ flex: 1, inlineSize: '100%', blockSize: '100%', border: 0, background: vars.color.surface });
export const address = style({ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });
