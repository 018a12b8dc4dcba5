import { style } from '@vanilla-extract/css';

/** A form of one column, as wide as half a page. */
export const fields = style({ display: 'grid', gap: 16, maxInlineSize: 480 });
