import { style } from '@vanilla-extract/css';
import { vars } from '@milepost/kit/theme';
import { fontSize, space } from '@milepost/kit/theme/tokens';

/** Least width of the choice of a table. */
const TABLES_MIN = 200;
const TABLES_MAX = 320;

export const column = style({ display: 'flex', flexDirection: 'column', gap: space[2], minInlineSize: 0 });
export const inserts = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'end' });
export const tables = style({ flex: 1, minInlineSize: TABLES_MIN, maxInlineSize: TABLES_MAX });
export const hint = style({ margin: 0, color: vars.color.text2, fontSize: fontSize[13] });
