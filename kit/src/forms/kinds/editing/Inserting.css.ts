import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/tokens.ts';

/** The menu stands at the end of the line of the label: the field keeps its width. */
export const box = style({ position: 'relative', minInlineSize: 0 });
export const menu = style({ display: 'flex', justifyContent: 'end', marginBlockEnd: `calc(-1 * ${space[5]})` });
