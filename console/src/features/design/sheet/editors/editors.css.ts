import { style } from '@vanilla-extract/css';
import { vars } from '@milepost/kit/theme';
import { border, fontSize, lineHeight, radius, space } from '@milepost/kit/theme/tokens';

export const stack = style({ display: 'flex', flexDirection: 'column', gap: space[2], minInlineSize: 0 });
/** A number above the usual ones. */
export const span = style([stack, { gap: space[1] }]);
export const group = style([stack, { margin: 0, border: 0, padding: 0 }]);
export const legend = style({
  padding: 0,
  marginBlockEnd: space[1],
  color: vars.color.text2,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
});
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[1] });
export const quiet = style({
  margin: 0,
  color: vars.color.text2,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  overflowWrap: 'anywhere',
});
export const verdicts = style([quiet, { paddingInlineStart: space[4] }]);
export const row = style([
  stack,
  {
    margin: 0,
    minInlineSize: 0,
    padding: space[2],
    border: `${border.hairline} solid ${vars.color.divider}`,
    borderRadius: radius.control,
  },
]);
export const alone = style({ display: 'contents' });
export const fault = style({
  margin: 0,
  color: vars.status.danger.text,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  selectors: { '&:empty': { display: 'none' } },
});
/** A title with the buttons of its pane beside it. */
export const pane = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end', gap: space[1] });
export const paneTools = style({ display: 'flex', alignItems: 'center', minBlockSize: vars.density.control });
