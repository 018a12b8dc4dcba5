import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { border, fontSize, radius, space } from '../../theme/tokens.ts';
import { TAG_GAP_PX } from './fittingTags.ts';

/** Smallest side of a target, with a pointer and under a finger. */
const TARGET = 24;
const TOUCH_TARGET = 44;
/** Between the edge of the control and that of a tag, above and below. */
const TAG_INSET = 4;
const TAG_FONT = fontSize[13];
const HOVERS = '(hover: hover)';

const ring = { outline: `${border.focus} solid ${vars.accent.line}`, outlineOffset: -1, borderColor: vars.accent.line };

const base = style({
  position: 'relative',
  cursor: 'pointer',
  selectors: {
    '&:has(> [role=combobox]:focus-visible), &[data-open]': ring,
    '&:has(> [role=combobox]:disabled)': { cursor: 'not-allowed' },
    '&:has(> [aria-readonly=true])': { cursor: 'default' },
    '&:has(> [aria-invalid=true]:focus-visible)': { outlineOffset: border.focusOffset, borderColor: vars.status.danger.line },
  },
});
export const box = styleVariants({
  text: [base],
  // The tags are as far from the start as from above.
  tags: [base, { paddingInlineStart: TAG_INSET - 1 }],
});

/** The box and what stands beside it. */
export const besideRow = style({ display: 'flex', alignItems: 'flex-start', gap: space[2] });

const press = style({
  cursor: 'inherit',
  textAlign: 'start',
  minInlineSize: 0,
  outline: 'none',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    // The whole box opens.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
});
export const opener = styleVariants({
  text: [press, { flex: 1, display: 'flex' }],
  // With the edge of the box it is as high as a target must be in every density.
  behind: [press, { position: 'absolute', inset: `calc(-1 * ${border.control})` }],
});

const value = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});
export const valueTone = styleVariants({
  known: [value],
  unknown: [value, { color: vars.color.text2 }],
  none: [value, { color: vars.color.text3, selectors: { ':disabled > &': { color: 'inherit' } } }],
});

export const tagList = style({
  position: 'relative',
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: TAG_GAP_PX,
  minInlineSize: 0,
  // Between the tags the box behind is pressed.
  pointerEvents: 'none',
});
export const wrapping = style({ flexWrap: 'wrap', paddingBlock: TAG_INSET - 1 });
export const measuring = style({ overflow: 'hidden' });

const tagHeight = {
  blockSize: `calc(${vars.density.control} - ${2 * TAG_INSET}px)`,
  '@media': { [media.touch]: { blockSize: TOUCH_TARGET - 2 * TAG_INSET } },
};
const chip = style([
  tagHeight,
  {
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    minInlineSize: 0,
    maxInlineSize: '100%',
    borderRadius: radius.tag,
    background: vars.color.pressed,
    color: vars.color.text1,
    fontSize: TAG_FONT,
    lineHeight: 1,
    whiteSpace: 'nowrap',
    selectors: {
      // The first alone gives way: others are shown only where they fit.
      '&:first-child:nth-last-child(-n + 2)': { flexShrink: 1 },
      [`${measuring} > &`]: { flexShrink: 0, maxInlineSize: 'none' },
    },
    '@media': { [media.forcedColors]: { border: `${border.hairline} solid CanvasText` } },
  },
]);
export const tag = styleVariants({
  removable: [chip, { paddingInlineStart: space[2] }],
  plain: [chip, { paddingInline: space[2] }],
});
globalStyle(`:disabled ~ ${tagList} > ${chip}`, { color: vars.color.disabled });
export const unknown = style({ color: vars.color.text2 });
export const tagText = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', lineHeight: 1.4 });

/** As large as a target must be, though the tag is lower. */
export const remove = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: TARGET,
  blockSize: TARGET,
  marginBlock: -TAG_INSET,
  marginInline: '-1px -2px',
  borderRadius: radius.tag,
  color: vars.color.text3,
  pointerEvents: 'auto',
  selectors: {
    '&:hover': { color: vars.color.text1 },
    '&:focus-visible': { outlineOffset: -4, color: vars.color.text1 },
  },
  '@media': { [media.touch]: { inlineSize: 36, blockSize: TOUCH_TARGET } },
});

export const more = style([
  tagHeight,
  {
    position: 'relative',
    flex: 'none',
    minInlineSize: TARGET,
    minBlockSize: TARGET,
    marginBlock: -2,
    paddingInline: space[2],
    borderRadius: radius.tag,
    background: vars.color.pressed,
    color: vars.color.text1,
    fontSize: TAG_FONT,
    lineHeight: 1,
    pointerEvents: 'auto',
    selectors: {
      '&:hover, &[aria-expanded=true]': { background: vars.color.hover, boxShadow: `inset 0 0 0 1px ${vars.color.divider}` },
      '&:focus-visible': { outlineOffset: 0 },
    },
    '@media': { [media.forcedColors]: { border: `${border.hairline} solid CanvasText` } },
  },
]);

/** The clear button stands over the chevron; where nothing hovers it stands beside it. */
export const end = style({
  position: 'relative',
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  marginInlineEnd: -2,
  color: vars.color.text3,
  pointerEvents: 'none',
});
export const chevron = style({ display: 'inline-flex' });
/** A small button in the box, over what opens it. */
export const action = style({ position: 'relative', display: 'inline-flex', flex: 'none', pointerEvents: 'auto', marginBlock: -1 });
globalStyle(`${action} > button:focus-visible`, { outlineOffset: -2 });
const whenHeld = (rest: string) => `${base}:hover > ${end} > ${rest}, ${base}:focus-within > ${end} > ${rest}`;
// From the left in every language: moved back by half its width, it is in the middle.
globalStyle(`${end} > ${action}`, {
  '@media': { [HOVERS]: { opacity: 0, position: 'absolute', left: '50%', insetBlockStart: '50%', translate: '-50% -50%' } },
});
// Under a finger the button is wider than the room around the chevron: it keeps to the edge of the box.
globalStyle(`${end} > ${action}`, {
  '@media': {
    [`${HOVERS} and (max-width: 991.98px)`]: {
      left: 'auto',
      insetInlineEnd: `calc(2px - ${vars.density.padX})`,
      translate: '0 -50%',
    },
  },
});
globalStyle(whenHeld(action), { '@media': { [HOVERS]: { opacity: 1 } } });
globalStyle(whenHeld(`${chevron}:has(+ ${action})`), { '@media': { [HOVERS]: { opacity: 0 } } });

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
/** In the place of the chevron while what opens is on its way. */
export const coming = style({ display: 'inline-flex', animation: `${turn} 900ms linear infinite` });
export const spinner = style([coming, { verticalAlign: -2, marginInlineEnd: 6 }]);
