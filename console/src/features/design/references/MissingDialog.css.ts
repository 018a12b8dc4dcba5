import { style } from '@vanilla-extract/css';
import { space } from '@milepost/kit/theme/tokens';

export const column = style({ display: 'grid', gap: space[4] });
export const text = style({ margin: 0 });
