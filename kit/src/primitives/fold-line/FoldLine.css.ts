import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.ts';

/** What has no room even as drawings goes to a line of its own. */
export const line = style({ display: 'flex', alignItems: 'center', gap: space[2], flexWrap: 'wrap' });
