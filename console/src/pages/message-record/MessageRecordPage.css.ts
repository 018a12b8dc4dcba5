import { style } from '@vanilla-extract/css';
import { fontWeight } from '@milepost/kit/theme/tokens';

export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', padding: '0 16px 10px' });
export const unreadTitle = style({ fontWeight: fontWeight.strong });
