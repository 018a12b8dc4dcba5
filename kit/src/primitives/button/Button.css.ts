import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { hiddenRule } from '../../theme/hidden.ts';
import { media } from '../../theme/media.ts';
import { border, fontWeight, radius, space } from '../../theme/tokens.ts';

/** Smallest side of a target under a finger. */
const TOUCH_TARGET = 44;

/** A phone, and a page at 400 %: words that are longer than the page stand in two lines. */
const NARROW = '(max-width: 479.98px)';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  whiteSpace: 'nowrap',
  flex: 'none',
  border: `${border.control} solid transparent`,
  borderRadius: radius.control,
  selectors: {
    '&:disabled': { background: vars.color.disabledBg, borderColor: 'transparent', color: vars.color.disabled, cursor: 'not-allowed' },
    '&[aria-busy=true]': { cursor: 'progress' },
  },
});

const inUse = ':not(:disabled)';
const states = (hover: object, active: object) => ({ [`&${inUse}:hover`]: hover, [`&${inUse}:active`]: active });

export const button = style([
  base,
  {
    blockSize: vars.density.control,
    paddingInline: `calc(${vars.density.padX} + 2px)`,
    fontSize: vars.density.font,
    '@media': {
      [media.touch]: { minBlockSize: TOUCH_TARGET, paddingInline: 16 },
      [NARROW]: {
        blockSize: 'auto',
        minBlockSize: TOUCH_TARGET,
        maxInlineSize: '100%',
        paddingBlock: space[1],
        whiteSpace: 'normal',
        textWrap: 'balance',
      },
    },
  },
]);

export const tone = styleVariants({
  primary: {
    background: vars.accent.solid,
    borderColor: vars.accent.solidLine,
    color: vars.accent.onSolid,
    fontWeight: fontWeight.medium,
    selectors: states({ background: vars.accent.solidHover }, { background: vars.accent.solidActive }),
  },
  secondary: {
    background: vars.color.surface,
    borderColor: vars.color.divider,
    color: vars.color.text1,
    selectors: states(
      { background: vars.color.hover, borderColor: vars.color.control },
      { background: vars.color.pressed, borderColor: vars.color.control },
    ),
  },
  text: {
    color: vars.color.text2,
    selectors: {
      ...states({ background: vars.color.hover, color: vars.color.text1 }, { background: vars.color.pressed }),
      '&:disabled': { background: 'transparent' },
    },
  },
  accent: {
    color: vars.accent.text,
    selectors: {
      ...states({ background: vars.accent.subtle }, { background: vars.accent.subtleHover }),
      '&:disabled': { background: 'transparent' },
    },
  },
  danger: {
    color: vars.status.danger.text,
    borderColor: vars.status.danger.subtleLine,
    selectors: states(
      { background: vars.status.danger.subtle },
      { background: vars.status.danger.subtle, borderColor: vars.status.danger.line },
    ),
  },
  dangerFilled: {
    background: vars.status.danger.solid,
    color: vars.status.danger.onSolid,
    fontWeight: fontWeight.medium,
    selectors: states({ borderColor: vars.status.danger.line }, { borderColor: vars.status.danger.line }),
  },
});

const square = (side: string | number) => ({ inlineSize: side, blockSize: side });
export const iconButton = styleVariants({
  row: [base, { ...square(24), borderRadius: radius.tag, '@media': { [media.touch]: square(TOUCH_TARGET) } }],
  bar: [base, { ...square(32), '@media': { [media.touch]: square(TOUCH_TARGET) } }],
  control: [base, { ...square(vars.density.control), '@media': { [media.touch]: square(TOUCH_TARGET) } }],
});

/** Around a button without an edge, at the end of a line: its words end where the line does. */
export const wordsAtEnd = style({
  display: 'inline-flex',
  marginInlineEnd: `calc(-1 * (${vars.density.padX} + 3px))`,
  '@media': { [media.touch]: { marginInlineEnd: -17 } },
});
/** A button of words that is square where there is no room for them: in a narrow window, or in a line that folds. */
export const folding = style({ position: 'relative', '@media': { [media.mobile]: { inlineSize: TOUCH_TARGET, paddingInline: 0 } } });
export const folded = style({ display: 'inline-flex', alignItems: 'center', gap: 6, '@media': { [media.mobile]: hiddenRule } });
const IN_LINE = '[data-folds] &';
export const foldingInLine = style({
  selectors: { [IN_LINE]: { inlineSize: 32, paddingInline: 0 } },
  '@media': { [media.touch]: { selectors: { [IN_LINE]: { inlineSize: TOUCH_TARGET } } } },
});
export const foldedInLine = style({ selectors: { [IN_LINE]: hiddenRule } });

export const pressed = style({ background: vars.accent.subtle, color: vars.accent.text });

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
export const spinner = style({ display: 'inline-flex', animation: `${turn} 900ms linear infinite` });

/** A link that looks like a button. */
export const linked = style({ selectors: { '&, &:hover': { textDecoration: 'none' } } });
