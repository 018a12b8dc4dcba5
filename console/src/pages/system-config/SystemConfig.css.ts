import { style } from '@vanilla-extract/css';
import { media, vars } from '@milepost/kit/theme';
import { border, fontSize, lineHeight, radius, space } from '@milepost/kit/theme/tokens';

/** Room for the two rows of a messenger and the header. */
const TABLE_PX = 112;
/** The same where a row has two lines. */
const NARROW_TABLE_PX = 150;

export const column = style({ display: 'flex', flexDirection: 'column', gap: space[3], minInlineSize: 0 });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const quiet = style({ color: vars.color.text2, fontSize: fontSize[13], lineHeight: lineHeight[13] });
export const table = style({
  blockSize: TABLE_PX,
  display: 'flex',
  flexDirection: 'column',
  border: `${border.hairline} solid ${vars.color.hairline}`,
  borderRadius: radius.sheet,
  overflow: 'hidden',
  '@media': { [media.mobile]: { blockSize: NARROW_TABLE_PX } },
});
/** Sentences for what the table leaves out on a narrow page. */
export const lastRuns = style([quiet, { display: 'none', '@media': { [media.mobile]: { display: 'block' } } }]);
