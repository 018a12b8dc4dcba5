import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../theme/focus.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { border, fontSize, lineHeight, radius, space } from '../../theme/tokens.ts';

/** As wide as a name of a setting can be read at once. */
const FIELD_MAX = 360;
/** Results scroll in this height, so that the tabs stay in sight. */
const LIST_HEIGHT = 'min(40vh, 320px)';

export const box = style({ display: 'flex', flexDirection: 'column', gap: space[2], paddingBlockEnd: space[3] });
export const field = style({ maxInlineSize: FIELD_MAX });
export const count = style({ margin: 0, color: vars.color.text2, fontSize: fontSize[13], lineHeight: lineHeight[13] });
export const silent = style([visuallyHidden, { margin: 0 }]);
export const list = style({
  margin: 0,
  padding: space[1],
  listStyle: 'none',
  maxBlockSize: LIST_HEIGHT,
  overflowY: 'auto',
  border: `${border.hairline} solid ${vars.color.hairline}`,
  borderRadius: radius.sheet,
});
export const result = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', paddingInlineEnd: space[2] });
/** Begins where the words of its button do, also on a line of its own. */
export const place = style({ paddingInlineStart: space[4], color: vars.color.text2, fontSize: fontSize[13], lineHeight: lineHeight[13] });
