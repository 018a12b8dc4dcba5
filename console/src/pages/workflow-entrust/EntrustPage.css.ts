import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '@milepost/kit/theme/tokens';

/** The tabs begin where the heading does; what is under them goes to the edges. */
export const tabs = style({ flex: 1, minBlockSize: 0, display: 'flex', flexDirection: 'column' });
globalStyle(`${tabs} [role=tablist]`, { paddingInlineStart: space[4] });
