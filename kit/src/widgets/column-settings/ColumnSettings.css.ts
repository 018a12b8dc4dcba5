import { style, styleVariants } from '@vanilla-extract/css';
import { TARGET, TOUCH_TARGET, sortAct, sortFocus, sortHandle, sortTool } from '../../primitives/sort-handle/index.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { border, fontSize, fontWeight, lineHeight, radius, rem, space } from '../../theme/tokens.ts';

const ROW_HEIGHT = 40;
const GUTTER = space[5];

export const columnCount = style({
  marginInlineEnd: 'auto',
  color: vars.color.text2,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  fontVariantNumeric: 'tabular-nums',
});
export const onlyLocal = style({
  display: 'flex',
  gap: space[1],
  flexBasis: '100%',
  color: vars.status.warning.text,
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
});
/** In the middle of the first line, also where there are two. */
export const onlyLocalIcon = style({ display: 'flex', flex: 'none', alignItems: 'center', blockSize: lineHeight[13] });

export const list = style({ paddingBlock: space[1] });
export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  blockSize: rem(ROW_HEIGHT),
  // The grip, not its target, lines up with the heading.
  paddingInlineStart: `calc(${GUTTER} - 5px)`,
  paddingInlineEnd: space[3],
  fontSize: vars.density.font,
  lineHeight: vars.density.lineHeight,
  selectors: { '&:focus-visible': { ...sortFocus, outlineOffset: `calc(-1 * ${border.focus})` } },
  '@media': { [media.touch]: { blockSize: TOUCH_TARGET + 8, paddingInlineStart: 2, paddingInlineEnd: 0 } },
});
export const rowState = styleVariants({
  resting: { selectors: { '&:hover': { background: vars.color.hover } } },
  grabbed: {
    zIndex: 0,
    background: vars.color.raised,
    boxShadow: vars.shadow.pop,
    '@media': { [media.forcedColors]: { outline: `${border.focus} dashed Highlight` } },
  },
});
export const cell = style({ display: 'flex', flex: 'none' });

export const handle = sortHandle;
export const mover = sortAct;

/** In the accent while the column is held; the pin in it stands upright then. */
export const pin = style([
  sortTool,
  {
    selectors: {
      '&[aria-pressed=true], &[aria-pressed=true]:hover': { background: vars.accent.subtle, color: vars.accent.text },
    },
    '@media': { [media.forcedColors]: { selectors: { '&[aria-pressed=true]': { outline: `${border.control} solid Highlight` } } } },
  },
]);

export const pinIcon = style({ display: 'flex', selectors: { '[aria-pressed=false] > &': { transform: 'rotate(45deg)' } } });

export const name = style({ display: 'flex', alignItems: 'center', gap: space[2], flex: 1, minInlineSize: 0 });
/** The whole word is the target of its checkbox. */
export const word = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  minBlockSize: TARGET,
  cursor: 'pointer',
  '@media': { [media.touch]: { minBlockSize: TOUCH_TARGET } },
});
export const wordText = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const newTag = style({
  flex: 'none',
  paddingInline: 6,
  borderRadius: radius.tag,
  background: vars.accent.subtle,
  color: vars.accent.text,
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
  fontWeight: fontWeight.medium,
});
export const place = style({
  flex: 'none',
  minInlineSize: 20,
  color: vars.color.text3,
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

export const box = style({
  appearance: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 16,
  blockSize: 16,
  margin: 0,
  border: `${border.control} solid ${vars.color.control}`,
  borderRadius: radius.tag,
  background: vars.color.surface,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.controlHover },
    '&:focus-visible': sortFocus,
    '&:checked': { background: vars.accent.solid, borderColor: vars.accent.solidLine },
    '&:checked::before': {
      content: '',
      inlineSize: 10,
      blockSize: 10,
      background: vars.accent.onSolid,
      clipPath: 'polygon(12% 47%, 0 60%, 38% 95%, 100% 22%, 86% 9%, 37% 69%)',
    },
  },
  '@media': {
    [media.touch]: { inlineSize: 20, blockSize: 20 },
    // The system's own colours would swallow the drawn tick.
    [media.forcedColors]: { appearance: 'auto' },
  },
});
