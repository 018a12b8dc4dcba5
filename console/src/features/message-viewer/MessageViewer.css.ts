import { style } from '@vanilla-extract/css';
import { vars } from '@milepost/kit/theme';
import { border, fontSize, lineHeight, radius, space } from '@milepost/kit/theme/tokens';

const hairline = `${border.hairline} solid ${vars.color.hairline}`;

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  color: vars.color.text2,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
});
export const fact = style({ display: 'flex', gap: space[2] });
export const name = style({ color: vars.color.text3 });
/** Height a picture above a text has at most: the text begins in sight. */
const COVER_HEIGHT = 240;
export const cover = style({ maxInlineSize: '100%', maxBlockSize: COVER_HEIGHT, objectFit: 'contain', borderRadius: radius.control });
export const excerpt = style({ color: vars.color.text2, overflowWrap: 'anywhere' });
export const body = style({ paddingBlockStart: space[4], borderBlockStart: hairline, overflowWrap: 'anywhere' });
export const files = style({ paddingBlockStart: space[4], borderBlockStart: hairline });
