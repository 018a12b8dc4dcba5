import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, lineHeight, radius, space } from '../../theme/tokens.ts';

/** Height of the picture, as most cameras have it. */
const SHAPE = '4 / 3';
/** Highest picture: the buttons below stay in sight. */
const MAX_HEIGHT = '60vh';

export const pane = style({ display: 'flex', flexDirection: 'column', gap: space[3] });

export const stage = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '100%',
  aspectRatio: SHAPE,
  maxBlockSize: MAX_HEIGHT,
  overflow: 'hidden',
  borderRadius: radius.sheet,
  background: vars.color.sunken,
  color: vars.color.text2,
  fontSize: fontSize[14],
  lineHeight: lineHeight[14],
});

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' });

export const corner = style({
  position: 'absolute',
  insetInlineEnd: space[2],
  insetBlockStart: space[2],
  borderRadius: radius.sheet,
  background: vars.color.surface,
});
