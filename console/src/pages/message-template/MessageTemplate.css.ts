import { style } from '@vanilla-extract/css';
import { vars } from '@milepost/kit/theme';
import { border, fontSize, fontWeight, lineHeight, radius, space, tokens } from '@milepost/kit/theme/tokens';

/** Longest line of a chat. */
const BUBBLE_MAX = 480;

export const preview = style({ display: 'flex', flexDirection: 'column', gap: space[2], minInlineSize: 0 });
export const quiet = style({ margin: 0, color: vars.color.text2, fontSize: fontSize[13], lineHeight: lineHeight[13] });
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  padding: space[3],
  border: `${border.hairline} solid ${vars.color.hairline}`,
  borderRadius: radius.sheet,
  overflowWrap: 'anywhere',
});
export const bubble = style([card, { maxInlineSize: BUBBLE_MAX, background: vars.color.sunken }]);
export const code = style([card, { background: vars.color.sunken, fontFamily: tokens.font.family.mono }]);
export const title = style({ fontWeight: fontWeight.strong });
export const subject = style({ margin: 0, paddingBlockEnd: space[2], borderBlockEnd: `${border.hairline} solid ${vars.color.hairline}` });
export const lines = style({ margin: 0, whiteSpace: 'pre-wrap' });
export const variables = style({ margin: 0, display: 'flex', flexDirection: 'column', gap: space[1] });
export const variable = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const unknown = style({ background: 'none', color: vars.status.warning.text, textDecoration: 'underline wavy' });
export const faults = style({ margin: 0, paddingInlineStart: space[4], listStyle: 'disc' });
export const known = style({ margin: 0, marginBlockStart: space[1], display: 'flex', flexWrap: 'wrap', columnGap: space[3] });
export const parameter = style({ whiteSpace: 'nowrap' });
