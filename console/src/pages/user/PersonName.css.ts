import { style } from '@vanilla-extract/css';
import { space } from '@milepost/kit/theme/tokens';

export const name = style({ display: 'inline-flex', alignItems: 'center', gap: space[2], minInlineSize: 0, maxInlineSize: '100%' });
export const words = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
