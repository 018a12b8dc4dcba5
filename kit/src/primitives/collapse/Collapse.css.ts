import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { groupPost } from '../../theme/post.ts';
import { border, duration, ease, fontSize, fontWeight, lineHeight, radius, space } from '../../theme/tokens.ts';

/** Smallest side of a target under a finger. */
const TOUCH_TARGET = 44;
const HEAD_HEIGHT = 40;
const hairline = `${border.hairline} solid ${vars.color.hairline}`;

export const list = style({ minInlineSize: 0 });
export const section = style({ selectors: { '& + &': { borderBlockStart: hairline } } });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  // Its ground reaches a little over the words at both ends, which stay in line with what is below them.
  inlineSize: `calc(100% + 2 * ${space[1]})`,
  marginInline: `calc(-1 * ${space[1]})`,
  minBlockSize: HEAD_HEIGHT,
  padding: space[1],
  textAlign: 'start',
  borderRadius: radius.control,
  fontSize: fontSize[14],
  lineHeight: lineHeight[14],
  fontWeight: fontWeight.strong,
  color: vars.color.text1,
  selectors: { 'button&:hover': { background: vars.color.hover }, '&:focus-visible': { outlineOffset: `calc(-1 * ${border.focus})` } },
  '@media': { [media.touch]: { minBlockSize: TOUCH_TARGET } },
});

const chevronBase = style({
  display: 'inline-flex',
  flex: 'none',
  marginInlineStart: 'auto',
  color: vars.color.text3,
  transition: `transform ${duration.base} ${ease.standard}`,
});
export const chevron = styleVariants({ closed: [chevronBase], open: [chevronBase, { transform: 'rotate(180deg)' }] });

export const title = style({ display: 'flex', gap: space[2], minInlineSize: 0, overflowWrap: 'anywhere', '::before': groupPost });
/** The note is the first to take more lines: the title beside it never becomes a column of letters. */
export const titleBesideNote = style([title, { flex: 'none', maxInlineSize: '70%' }]);
export const note = style({ minInlineSize: 0, color: vars.color.text3, fontSize: fontSize[13], fontWeight: fontWeight.regular });
export const problem = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: 2,
  color: vars.status.danger.text,
  fontSize: fontSize[12],
  fontWeight: fontWeight.medium,
});

/** Grows and shrinks with its one row; nothing of it is there while it is closed. */
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr',
  transition: `grid-template-rows ${duration.base} ${ease.standard}, opacity ${duration.base} ${ease.standard}`,
  selectors: { '&[data-closed]': { gridTemplateRows: '0fr', opacity: 0 }, '&[hidden]': { display: 'none' } },
});
/** Cut off only while it moves: a focus ring reaches over the edge. */
export const room = style({
  minInlineSize: 0,
  minBlockSize: 0,
  selectors: { '[data-transition] > &': { overflow: 'hidden' } },
});
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.density.gap,
  paddingBlock: `${space[1]} ${space[3]}`,
});
