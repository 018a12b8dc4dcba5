import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { border, fontSize, fontWeight, lineHeight, radius, space } from '../../theme/tokens.ts';

const NARROW = '(max-width: 599.98px)';

export const notice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'start',
  paddingBlock: space[2],
  paddingInline: space[3],
  color: vars.color.text1,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  overflowWrap: 'anywhere',
});

const line = `${border.hairline} solid`;
/** Lines by the edges an alert touches: one that touches three has a line on the fourth only. */
export const edges = styleVariants({
  box: { border: line, borderRadius: radius.control },
  bar: { borderBlockEnd: line },
});

/** The shape in the first line. */
export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  blockSize: lineHeight[13],
  marginInlineEnd: space[2],
});

const TONES = ['info', 'success', 'warning', 'danger'] as const;
export const tone = styleVariants(
  Object.fromEntries(TONES.map((name) => [name, name])) as { [name in (typeof TONES)[number]]: name },
  (name) => ({ background: vars.status[name].subtle, borderColor: vars.status[name].subtleLine }),
);
for (const name of TONES) globalStyle(`${tone[name]} > ${mark}`, { color: vars.status[name].text });

export const words = style({ minInlineSize: 0 });
export const title = style({ fontWeight: fontWeight.strong });
/** Beside the words; under them, and beginning with them, where there is no room. */
export const action = style({
  alignSelf: 'center',
  marginBlock: -4,
  marginInlineStart: space[3],
  '@media': { [NARROW]: { gridArea: '2 / 2', justifySelf: 'start', marginBlock: `${space[2]} 0`, marginInlineStart: 0 } },
});
/** The row of the close button is no higher than the words. */
export const close = style({
  gridRow: 1,
  gridColumn: -2,
  display: 'inline-flex',
  marginBlock: -2,
  marginInlineStart: space[2],
  marginInlineEnd: -6,
  '@media': { [media.touch]: { marginBlock: -12, marginInlineEnd: -12 } },
});
