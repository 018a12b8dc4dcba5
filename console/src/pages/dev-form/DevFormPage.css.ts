import { style } from '@vanilla-extract/css';
import { space } from '@milepost/kit/theme/tokens';

export const form = style({ flex: 1, overflow: 'auto', padding: space[4], display: 'flex', flexDirection: 'column', gap: space[4] });
