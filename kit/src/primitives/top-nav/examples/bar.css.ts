import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { layout } from '../../../theme/tokens.ts';

/** The bar a top menu stands in. */
export const bar = style({ display: 'flex', blockSize: layout.topbar, background: vars.nav.bg });
