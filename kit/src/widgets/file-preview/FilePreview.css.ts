import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';
import { border, fontSize, lineHeight, space } from '../../theme/tokens.ts';

/** Takes what heading and buttons leave. */
export const root = style({ display: 'flex', flexDirection: 'column', blockSize: '100%', minBlockSize: 0 });

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexWrap: 'wrap',
  gap: space[1],
  paddingBlock: space[1],
  borderBlockEnd: `${border.hairline} solid ${vars.color.hairline}`,
});

export const scale = style({
  minInlineSize: '4em',
  textAlign: 'center',
  color: vars.color.text2,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  fontVariantNumeric: 'tabular-nums',
});

export const stage = style({
  flex: 1,
  minBlockSize: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  overflow: 'hidden',
  padding: space[4],
  background: vars.color.canvas,
  cursor: 'grab',
  touchAction: 'none',
  selectors: {
    '&:active': { cursor: 'grabbing' },
    '&:focus-visible': { outline: `${border.focus} solid ${vars.accent.line}`, outlineOffset: `calc(-1 * ${border.focus})` },
  },
});

export const picture = style({ maxInlineSize: '100%', maxBlockSize: '100%', objectFit: 'contain', userSelect: 'none' });

/** A page of another host is made for white paper. */
export const frame = style({ flex: 1, minBlockSize: 0, inlineSize: '100%', border: 0, background: vars.color.surface });

export const center = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  blockSize: '100%',
  padding: space[4],
  color: vars.color.text2,
});
