import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

/** The sheet a table stands in. */
export const sheet = style({ blockSize: 560, border: `1px solid ${vars.color.hairline}` });
/** The same with something below the table. */
export const stack = style([sheet, { display: 'flex', flexDirection: 'column' }]);
