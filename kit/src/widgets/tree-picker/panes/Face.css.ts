import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { fontSize } from '../../../theme/tokens.ts';

const SMALL = 24;
const LARGE = 32;

export const face = style({
  inlineSize: LARGE,
  blockSize: LARGE,
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  borderRadius: '50%',
  fontSize: fontSize[13],
  lineHeight: 1,
  color: vars.status.info.text,
  background: vars.status.info.subtle,
  boxShadow: `inset 0 0 0 1px ${vars.status.info.subtleLine}`,
});

const image = style({ flex: 'none', borderRadius: '50%', objectFit: 'cover' });
export const picture = styleVariants({
  small: [image, { inlineSize: SMALL, blockSize: SMALL }],
  large: [image, { inlineSize: LARGE, blockSize: LARGE }],
});
