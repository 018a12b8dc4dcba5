import { style } from '@vanilla-extract/css';
import { vars } from '@milepost/kit/theme';

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.density.gap });
