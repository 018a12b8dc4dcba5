import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { border, fontSize, fontWeight, lineHeight, space } from '../../theme/tokens.ts';
import type { PanelPlace } from './types.ts';

const HEADER_HEIGHT = 52;
/** Also without buttons, when it only holds a note. */
const FOOTER_HEIGHT = 52;
/** From the heading to the edge: a dialog has more air than a drawer. */
const GUTTER: Record<PanelPlace, string> = { center: space[6], end: space[5] };
const NARROW = '(max-width: 599.98px)';

const hairline = `${border.hairline} solid ${vars.color.hairline}`;
const gutter = (place: PanelPlace) => ({ paddingInline: GUTTER[place], '@media': { [NARROW]: { paddingInline: space[4] } } });

export const header = styleVariants({ center: gutter('center'), end: gutter('end') }, (inline) => [
  style({ display: 'flex', alignItems: 'center', gap: space[2], flex: 'none', minBlockSize: HEADER_HEIGHT }),
  style(inline),
  // The close button has its own air: its drawing, not its target, lines up with the gutter.
  style({ selectors: { '&&': { paddingInlineEnd: space[3] } } }),
]);

export const heading = style({
  flex: 1,
  minInlineSize: 0,
  paddingBlock: space[2],
  fontSize: fontSize[16],
  lineHeight: lineHeight[16],
  fontWeight: fontWeight.strong,
  overflowWrap: 'anywhere',
});

export const tools = styleVariants({ center: gutter('center'), end: gutter('end') }, (inline) => [
  style({
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: space[2],
    flex: 'none',
    paddingBlockEnd: space[3],
    borderBlockEnd: hairline,
  }),
  style(inline),
]);

/** Room above the first line, so that the focus ring of a first field is not cut off by the scrolling edge. */
const RING_ROOM = space[1];

const scrolling = style({ flex: 1, minBlockSize: 0, overflowY: 'auto', overscrollBehavior: 'contain', overflowWrap: 'anywhere' });
/** On a low page the whole panel scrolls: its text as a whole, or a list that keeps some rows in sight. */
const LOW_LIST = 200;
export const body = styleVariants({
  padded: [scrolling, { '@media': { [media.low]: { flex: 'none', overflowY: 'visible' } } }],
  'edge-to-edge': [scrolling, { '@media': { [media.low]: { flex: `1 0 ${LOW_LIST}px` } } }],
});

const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.density.gap,
  paddingBlockStart: RING_ROOM,
  paddingBlockEnd: space[5],
});
/** Fields one below the other, with the gap of the density; a form that lays itself out is one child. */
export const padded = styleVariants({ center: gutter('center'), end: gutter('end') }, (inline) => [fields, style(inline)]);

/** Under a row of tools the body needs more air than under the heading. */
export const belowTools = style({ paddingBlockStart: space[4] });

export const footer = styleVariants({ center: gutter('center'), end: gutter('end') }, (inline) => [
  style({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    flexWrap: 'wrap',
    gap: space[2],
    flex: 'none',
    minBlockSize: FOOTER_HEIGHT,
    paddingBlock: space[3],
    borderBlockStart: hairline,
  }),
  style(inline),
]);

export const footerNote = style({ marginInlineEnd: 'auto', color: vars.color.text2, fontSize: fontSize[13], lineHeight: lineHeight[13] });
