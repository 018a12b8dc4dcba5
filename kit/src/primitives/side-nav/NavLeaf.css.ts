import { style } from '@vanilla-extract/css';

/** Sign of a page that does not exist yet, which says in its tooltip what it means. */
export const coming = style({ flex: 'none', display: 'grid' });
