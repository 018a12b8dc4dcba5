import { style } from '@vanilla-extract/css';
import { vars } from '@milepost/kit/theme';
import { border, fontSize, fontWeight, lineHeight, radius, space } from '@milepost/kit/theme/tokens';

/** Width of a drawing with its name; as many stand in a row as there is room for. */
const CELL_WIDTH = 84;
/** Height in which the drawings of a form scroll: not quite three rows, so that one sees there are more. */
const FORM_HEIGHT = 172;

export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${CELL_WIDTH}px, 1fr))`,
  gap: space[1],
  padding: space[1],
});
export const inForm = style({
  position: 'relative',
  maxBlockSize: FORM_HEIGHT,
  marginBlockStart: space[2],
  overflow: 'auto',
  border: `${border.hairline} solid ${vars.color.control}`,
  borderRadius: radius.control,
});
export const cell = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[1],
  minInlineSize: 0,
  padding: `${space[2]} ${space[1]}`,
  borderRadius: radius.control,
  color: vars.color.text2,
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: vars.color.hover, color: vars.color.text1 },
    '&:has(:checked)': {
      background: vars.accent.subtle,
      color: vars.color.text1,
      fontWeight: fontWeight.medium,
      boxShadow: `inset 0 0 0 1px ${vars.accent.line}`,
    },
    '&:has(:disabled)': { color: vars.color.text3 },
  },
});
/** Lies over its cell, so that all of it is pressed and ringed. */
export const input = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  borderRadius: radius.control,
  cursor: 'pointer',
});
export const none = style({ padding: space[3], color: vars.color.text3, fontSize: fontSize[13], lineHeight: lineHeight[13] });
