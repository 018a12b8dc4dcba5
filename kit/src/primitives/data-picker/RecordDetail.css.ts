import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { border, fontSize, fontWeight, lineHeight, space } from '../../theme/tokens.ts';

const NARROW = '(max-width: 599.98px)';

export const heading = style({
  fontSize: fontSize[14],
  lineHeight: lineHeight[14],
  fontWeight: fontWeight.strong,
  overflowWrap: 'anywhere',
});
export const pairs = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, max-content) minmax(0, 1fr)',
  margin: 0,
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
const line = style({ margin: 0, paddingBlock: space[2], overflowWrap: 'anywhere' });
export const name = style([
  line,
  {
    maxInlineSize: 216,
    paddingInlineEnd: space[4],
    color: vars.color.text2,
    borderBlockEnd: `${border.hairline} solid ${vars.color.hairline}`,
    '@media': { [NARROW]: { maxInlineSize: 'none', paddingBlockEnd: 0, borderBlockEnd: 0 } },
  },
]);
export const value = style([
  line,
  { borderBlockEnd: `${border.hairline} solid ${vars.color.hairline}`, '@media': { [NARROW]: { paddingBlockStart: 0 } } },
]);
export const none = style({ color: vars.color.text3 });
