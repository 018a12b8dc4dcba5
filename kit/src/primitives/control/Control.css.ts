import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { border, radius } from '../../theme/tokens.ts';

/** Smallest side of a target under a finger. */
const TOUCH_TARGET = 44;
/** Keeps the ring of a control on its edge, and that of an invalid one outside its red edge. */
const RING_ON_EDGE = -1;

const ring = { outline: `${border.focus} solid ${vars.accent.line}`, outlineOffset: RING_ON_EDGE };

/** The keyboard is in the control, or its list is open. */
const inUse = '&:has(> input:focus-visible, > textarea:focus-visible), &:focus-visible, &[data-focus-visible], &[aria-expanded=true]';

/** The box every control of the kit is drawn in. Goes around a native input, or on the control itself. */
export const controlBox = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.density.control,
  paddingInline: vars.density.padX,
  border: `${border.control} solid ${vars.color.control}`,
  borderRadius: radius.control,
  background: vars.color.surface,
  color: vars.color.text1,
  fontSize: vars.density.font,
  lineHeight: vars.density.lineHeight,
  '@media': { [media.touch]: { minBlockSize: TOUCH_TARGET } },
  selectors: {
    '&:hover': { borderColor: vars.color.controlHover },
    [inUse]: { ...ring, borderColor: vars.accent.line },
  },
});
globalStyle(`${controlBox} > svg`, { color: vars.color.text3, '@media': { [media.forcedColors]: { color: 'inherit' } } });

const invalid = {
  borderColor: vars.status.danger.line,
  boxShadow: `inset 0 0 0 ${border.control} ${vars.status.danger.line}`,
};
/** Edge of what is wrong where the page has two colours only: it says so by its shape. */
const invalidInForcedColors = { [media.forcedColors]: { borderStyle: 'dashed', borderWidth: border.focus } } as const;
/** State of a control box: `invalid` keeps its red edge while the ring is drawn outside of it. */
export const controlState = styleVariants({
  editable: {},
  invalid: {
    ...invalid,
    '@media': invalidInForcedColors,
    selectors: {
      '&:hover': invalid,
      [inUse]: {
        ...ring,
        ...invalid,
        outlineOffset: border.focusOffset,
      },
    },
  },
  readOnly: {
    background: vars.color.sunken,
    borderColor: vars.color.divider,
    selectors: { '&:hover': { borderColor: vars.color.divider } },
  },
  disabled: {
    background: vars.color.disabledBg,
    borderColor: vars.color.divider,
    color: vars.color.disabled,
    cursor: 'not-allowed',
    selectors: { '&:hover': { borderColor: vars.color.divider } },
  },
});

/** A small button inside a control box: makes the box no higher, and keeps its ring within. */
export const controlAction = style({ display: 'flex', flex: 'none', marginBlock: `calc(-1 * ${border.control})`, marginInlineEnd: -6 });
globalStyle(`${controlAction} > button:focus-visible`, { outlineOffset: `calc(-1 * ${border.focus})` });

/** The native input inside a control box: no edge and no ring of its own. */
export const controlInput = style({
  flex: 1,
  inlineSize: '100%',
  minInlineSize: 0,
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  lineHeight: 'inherit',
  textOverflow: 'ellipsis',
  '::placeholder': { color: vars.color.text3, opacity: 1 },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:disabled': { cursor: 'not-allowed', opacity: 1, WebkitTextFillColor: 'currentcolor' },
    // A browser paints what it filled in; the box is ours.
    '&:autofill': { WebkitTextFillColor: vars.color.text1, boxShadow: `inset 0 0 0 ${TOUCH_TARGET}px ${vars.color.surface}` },
  },
});
