import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/tokens.ts';

export const storyFrame = style({ background: vars.color.surface, color: vars.color.text1, padding: space[4], minBlockSize: 120 });
