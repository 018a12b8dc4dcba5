import { style } from '@vanilla-extract/css';
import { media, vars } from '@milepost/kit/theme';
import { border, fontSize, fontWeight, lineHeight, radius, space } from '@milepost/kit/theme/tokens';

/** Width of a drawing with its names. */
const CELL_WIDTH = 112;

export const page = style({ display: 'flex', flexDirection: 'column', minBlockSize: 0, overflow: 'hidden' });
export const head = style({ display: 'flex', alignItems: 'center', gap: space[3], minBlockSize: 44, padding: '12px 16px 0' });
export const title = style({ fontSize: fontSize[16], lineHeight: lineHeight[16], fontWeight: fontWeight.strong });
export const facts = style({ color: vars.color.text3, fontSize: fontSize[13], lineHeight: lineHeight[13] });
export const search = style({
  display: 'block',
  maxInlineSize: 320,
  padding: '10px 16px',
  '@media': { [media.mobile]: { maxInlineSize: 'none' } },
});
export const body = style({ flex: 1, minBlockSize: 0, overflow: 'auto', padding: '0 16px 16px' });
export const grid = style({ display: 'grid', gridTemplateColumns: `repeat(auto-fill, minmax(${CELL_WIDTH}px, 1fr))`, gap: space[2] });
export const icon = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[1],
  inlineSize: '100%',
  blockSize: '100%',
  padding: `${space[3]} ${space[1]}`,
  border: `${border.hairline} solid ${vars.color.hairline}`,
  borderRadius: radius.control,
  background: vars.color.surface,
  color: vars.color.text1,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  textAlign: 'center',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.hover } },
});
export const code = style({ color: vars.color.text3, fontSize: fontSize[12], lineHeight: lineHeight[12] });
