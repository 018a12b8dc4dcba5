import { style } from '@vanilla-extract/css';
import { space } from '@milepost/kit/theme/tokens';

export const changes = style({ margin: 0, paddingInlineStart: space[4], listStyle: 'disc', overflowWrap: 'anywhere' });
