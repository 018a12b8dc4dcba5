import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.ts';

/** The drawing of a state panel is 160 × 88; here it is a good half of that. */
const ART_WIDTH = 96;
const ART_HEIGHT = 53;

export const small = style({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0 });
globalStyle(`${small} > div`, { padding: space[4] });
globalStyle(`${small} > div > :first-child`, { inlineSize: ART_WIDTH, blockSize: ART_HEIGHT, marginBlockEnd: space[1] });
