import { style } from '@vanilla-extract/css';
import { space } from '@milepost/kit/theme/tokens';

export const form = style({ display: 'flex', flexDirection: 'column', gap: space[4] });
export const captcha = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[2] });
export const image = style({ blockSize: 32 });
