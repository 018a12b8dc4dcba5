import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { radius } from '../../../theme/tokens.ts';

/** Room a signature has in a form. */
const HEIGHT = 96;
export const picture = style({
  maxInlineSize: '100%',
  maxBlockSize: HEIGHT,
  objectFit: 'contain',
  objectPosition: 'start',
  borderRadius: radius.tag,
  border: `1px solid ${vars.color.hairline}`,
});
