import { style } from '@vanilla-extract/css';
import { space } from '@milepost/kit/theme/tokens';

/** Rows in sight before the list scrolls. */
const TABLE_HEIGHT = 'min(50vh, 420px)';

export const column = style({ display: 'flex', flexDirection: 'column', gap: space[3], minInlineSize: 0 });
export const search = style({ maxInlineSize: 320 });
export const table = style({ blockSize: TABLE_HEIGHT, display: 'flex', flexDirection: 'column', minBlockSize: 0 });
