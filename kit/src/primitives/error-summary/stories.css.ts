import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** A form around the summary, for the gallery. */
export const form = style({ display: 'grid', gap: vars.density.gap, maxInlineSize: 552 });

/** Two fields side by side where there is room. */
export const pair = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))', gap: vars.density.gap });
