import { style } from '@vanilla-extract/css';
import { media } from '@milepost/kit/theme';
import { space } from '@milepost/kit/theme/tokens';

/** Two halves, each scrolled for itself; one below the other where there is no room for both. */
export const halves = style({ '@media': { [media.mobile]: { flexDirection: 'column', overflow: 'auto' } } });

const half = style({ minInlineSize: 0, padding: space[4], display: 'flex', flexDirection: 'column', gap: space[4] });
const scrolled = style([half, { flex: 1, overflow: 'auto', '@media': { [media.mobile]: { flex: 'none', overflow: 'visible' } } }]);

export const form = scrolled;
export const controls = scrolled;
