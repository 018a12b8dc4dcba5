import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize } from '../../theme/tokens.ts';

export const avatar = style({
  inlineSize: 24,
  blockSize: 24,
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: '50%',
  fontSize: fontSize[12],
  lineHeight: 1,
  color: vars.status.info.text,
  background: vars.status.info.subtle,
  boxShadow: `inset 0 0 0 1px ${vars.status.info.subtleLine}`,
});

/** Fills the disc; what is not square is cut at its longer sides. */
export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
