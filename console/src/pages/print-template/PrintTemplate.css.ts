import { space } from '@milepost/kit/theme/tokens';
import { style } from '@vanilla-extract/css';

export const recents = style({ display: 'flex', flexWrap: 'wrap', gap: space[1], marginBlockStart: space[1], padding: 0, border: 0 });
