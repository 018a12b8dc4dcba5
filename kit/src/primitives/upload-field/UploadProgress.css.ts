import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { duration, ease, fontSize, lineHeight, space } from '../../theme/tokens.ts';

const BAR_HEIGHT = 3;

const status = style({ flex: 'none', fontSize: fontSize[12], lineHeight: lineHeight[12], fontVariantNumeric: 'tabular-nums' });
export const statusTone = styleVariants({
  running: [status, { color: vars.color.text2 }],
  failed: [status, { color: vars.status.danger.text }],
});

/** Speed and time left, after the word. */
export const pace = style({ marginInlineStart: space[2], color: vars.color.text2 });

/** Along the lower edge of the file it belongs to. */
export const bar = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  inlineSize: '100%',
  blockSize: BAR_HEIGHT,
  border: 0,
  appearance: 'none',
  background: vars.color.hairline,
  selectors: {
    '&::-webkit-progress-bar': { background: vars.color.hairline },
    '&::-webkit-progress-value': { background: vars.accent.solid, transition: `inline-size ${duration.base} ${ease.standard}` },
    '&::-moz-progress-bar': { background: vars.accent.solid },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto', blockSize: BAR_HEIGHT * 2 } },
});
