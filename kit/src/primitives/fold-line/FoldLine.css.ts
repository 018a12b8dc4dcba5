import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.ts';

/** A line of controls. One that has no room even as a drawing goes to a line below. */
export const line = style({ display: 'flex', alignItems: 'center', gap: space[2], flexWrap: 'wrap' });
