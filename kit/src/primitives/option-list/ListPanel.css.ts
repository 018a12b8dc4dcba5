import { style } from '@vanilla-extract/css';

/** Laid out like a panel, and not painted. */
export const unseen = style({ position: 'fixed', insetBlockStart: 0, insetInlineStart: 0, inlineSize: 240, visibility: 'hidden' });
