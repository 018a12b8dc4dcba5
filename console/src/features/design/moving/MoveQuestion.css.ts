import { style } from '@vanilla-extract/css';
import { space } from '@milepost/kit/theme/tokens';

export const column = style({ display: 'flex', flexDirection: 'column', gap: space[4], minInlineSize: 0 });
