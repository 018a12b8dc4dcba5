import { style } from '@vanilla-extract/css';
import { space } from '@milepost/kit/theme/tokens';

export const notice = style({ marginBlockEnd: space[4] });
export const ofPage = style({ marginBlock: space[3], marginInline: space[4] });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
