import { style } from '@vanilla-extract/css';
import { space } from '@milepost/kit/theme/tokens';

export const conflicts = style({ display: 'grid', gap: space[4] });
