import { styleVariants, style } from '@vanilla-extract/css';

/** As wide as its words, or a line of its own. */
export const types = styleVariants({
  words: { flex: 'none', maxInlineSize: '100%', minInlineSize: 0 },
  line: { flex: '1 1 100%', minInlineSize: 0 },
});
export const unread = style({ flex: 'none', whiteSpace: 'nowrap' });
