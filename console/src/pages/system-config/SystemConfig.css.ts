import { style, styleVariants } from '@vanilla-extract/css';
import { hiddenRule, media, vars } from '@milepost/kit/theme';
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

/** Height of a step of the meter, and how wide all of them are. */
const STEP_PX = 8;
const STEPS_MAX = 360;

export const policy = style({ display: 'flex', flexDirection: 'column', gap: space[2], minInlineSize: 0 });
export const heard = style(hiddenRule);
export const steps = style({ display: 'flex', gap: space[1], maxInlineSize: STEPS_MAX });
const stepBase = style({
  flex: 1,
  blockSize: STEP_PX,
  border: `${border.hairline} solid ${vars.color.hairline}`,
  borderRadius: radius.full,
});
const filled = style([stepBase, { '@media': { '(forced-colors: active)': { background: 'Highlight' } } }]);
export const step = styleVariants({
  open: [stepBase, { background: vars.color.sunken }],
  none: [stepBase, { background: vars.color.sunken }],
  weak: [filled, { background: vars.status.danger.line }],
  fair: [filled, { background: vars.status.warning.line }],
  strong: [filled, { background: vars.status.success.line }],
});
export const demands = style({ margin: 0, paddingInlineStart: space[5], listStyle: 'disc' });
export const examples = style({ margin: 0, display: 'flex', flexDirection: 'column', gap: space[1] });
export const example = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[2], overflowWrap: 'anywhere' });
