import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { hiddenRule } from '../../theme/hidden.ts';
import { border, fontSize, fontWeight, lineHeight, radius, space } from '../../theme/tokens.ts';

const LEAST_PX = 240;

export const page = style({ display: 'flex', flexDirection: 'column', gap: vars.density.gap, minBlockSize: LEAST_PX });
const zone = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.density.gap,
  padding: space[6],
  border: `1px dashed ${vars.color.control}`,
  borderRadius: radius.sheet,
  overflowWrap: 'anywhere',
});
export const drop = styleVariants({
  still: [zone],
  over: [zone, { background: vars.accent.subtle, outline: `${border.focus} dashed ${vars.accent.line}` }],
});
export const quiet = style({ color: vars.color.text2, fontSize: fontSize[13], lineHeight: lineHeight[13] });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const input = style(hiddenRule);
export const existing = style({ display: 'flex', flexDirection: 'column', gap: space[1] });
export const headings = style({ inlineSize: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });
const cellBase = style({ padding: `${space[1]} ${space[2]}`, textAlign: 'start', verticalAlign: 'middle', overflowWrap: 'anywhere' });
export const headingHead = style([cellBase, { color: vars.color.text2, fontSize: fontSize[13], fontWeight: fontWeight.medium }]);
export const headingRow = style({ borderBlockStart: `1px solid ${vars.color.hairline}` });
export const headingCell = style([cellBase, { fontWeight: fontWeight.regular }]);
const named = style({ display: 'inline-flex', alignItems: 'center', gap: space[1] });
export const matchedName = style([named]);
export const unmatchedName = style([named, { color: vars.color.text2 }]);
export const headingSelect = style({
  inlineSize: '100%',
  minBlockSize: vars.density.control,
  paddingInline: space[2],
  border: `1px solid ${vars.color.control}`,
  borderRadius: radius.control,
  background: vars.color.surface,
  color: vars.color.text1,
  font: 'inherit',
});
