import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.ts';
import { media } from '../../theme/media.ts';
import { border, duration, ease, fontSize, fontWeight, lineHeight, radius, space } from '../../theme/tokens.ts';

/** A panel without a width of its own is as wide as its content, up to here. */
const CONTENT_MAX = 320;
const SHEET_HEAD = 44;

const fromAbove = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });
const fromBelow = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } });
const arrive = (name: string) => `${name} ${duration.base} ${ease.standard}`;

export const surface = style({
  position: 'fixed',
  // The level of dialogs, not one of its own: what is opened later lies above, be it a panel in a dialog or a dialog
  // opened from a panel.
  zIndex: layers.dialog,
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.raised,
  color: vars.color.text1,
  borderRadius: radius.sheet,
  boxShadow: vars.shadow.pop,
  fontSize: vars.density.font,
  lineHeight: vars.density.lineHeight,
  outline: 'none',
  selectors: {
    '&[data-side=below]': { animation: arrive(fromAbove) },
    '&[data-side=above]': { animation: arrive(fromBelow) },
    '&:focus-visible': { outline: `${border.focus} solid ${vars.accent.line}` },
    '&[data-is-away=true]': { opacity: 0, pointerEvents: 'none' },
  },
  '@media': { [media.forcedColors]: { border: `${border.hairline} solid CanvasText` } },
});

/** The list of a field scrolls by itself, between what stands still; a dialog scrolls whole, with its keys, and so does everything on a low page. */
export const scrolls = styleVariants({
  field: { overflow: 'hidden', '@media': { [media.low]: { overflow: 'auto' } } },
  dialog: { overflow: 'auto' },
});

export const sheetHead = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  minBlockSize: SHEET_HEAD,
  paddingInlineStart: space[4],
  borderBlockEnd: `${border.hairline} solid ${vars.color.hairline}`,
});

export const heading = style({
  flex: 1,
  minInlineSize: 0,
  fontSize: fontSize[14],
  lineHeight: lineHeight[14],
  fontWeight: fontWeight.strong,
  overflowWrap: 'anywhere',
});

const inside = style({ flex: 'none', padding: space[3], overflowWrap: 'anywhere' });
export const content = styleVariants({ natural: [inside, { maxInlineSize: CONTENT_MAX }], given: [inside] });
