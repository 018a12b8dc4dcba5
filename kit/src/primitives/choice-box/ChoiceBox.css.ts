import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { border, fontSize, lineHeight, radius, space } from '../../theme/tokens.ts';

/** Smallest side of a target under a finger. */
const TOUCH_TARGET = 44;
const BOX = 16;
const DOT = 6;
const TICK = 'polygon(12% 47%, 0 60%, 38% 95%, 100% 22%, 86% 9%, 37% 69%)';

export const flow = styleVariants({
  horizontal: { display: 'flex', flexWrap: 'wrap', gap: `2px ${space[5]}` },
  vertical: { display: 'flex', flexDirection: 'column', rowGap: 2 },
});

export const row = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: space[2],
  minInlineSize: 0,
  minBlockSize: vars.density.control,
  paddingBlock: `calc((${vars.density.control} - ${vars.density.lineHeight}) / 2)`,
  color: vars.color.text1,
  fontSize: vars.density.font,
  lineHeight: vars.density.lineHeight,
  cursor: 'pointer',
  '@media': { [media.touch]: { minBlockSize: TOUCH_TARGET, paddingBlock: `calc((${TOUCH_TARGET}px - ${vars.density.lineHeight}) / 2)` } },
});
export const rowUse = styleVariants({ enabled: {}, disabled: { color: vars.color.disabled, cursor: 'not-allowed' } });

const box = style({
  appearance: 'none',
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: BOX,
  blockSize: BOX,
  marginInline: 0,
  // In the middle of the first line, and so of its row: nothing else comes nearer than a target may stand.
  marginBlock: `calc((${vars.density.lineHeight} - ${BOX}px) / 2)`,
  border: `${border.control} solid ${vars.color.control}`,
  background: vars.color.surface,
  cursor: 'inherit',
  selectors: {
    '&:hover': { borderColor: vars.color.controlHover },
    '&:checked, &:indeterminate': { background: vars.accent.solid, borderColor: vars.accent.solidLine },
    '&:checked::before, &:indeterminate::before': { content: '""', background: vars.accent.onSolid },
    '&[aria-invalid=true]:not(:checked)': { borderColor: vars.status.danger.line },
    '&:disabled, &:disabled:hover': { background: vars.color.disabledBg, borderColor: vars.color.divider },
    '&:disabled::before': { background: vars.color.disabled },
  },
  // The system's own colours would swallow the drawn tick.
  '@media': {
    [media.forcedColors]: {
      appearance: 'auto',
      selectors: {
        '&[aria-invalid=true]:not(:focus-visible)': { outline: `${border.focus} dashed CanvasText`, outlineOffset: border.focusOffset },
      },
    },
  },
});
export const boxKind = styleVariants({
  checkbox: [
    box,
    {
      borderRadius: radius.tag,
      selectors: {
        '&:checked::before, &:indeterminate::before': { inlineSize: 10, blockSize: 10 },
        '&:checked::before': { clipPath: TICK },
        '&:indeterminate::before': { clipPath: 'inset(4px 0)' },
      },
    },
  ],
  // A radio of a group in which nothing is chosen counts as indeterminate too.
  radio: [
    box,
    {
      borderRadius: '50%',
      selectors: {
        '&:checked::before': { inlineSize: DOT, blockSize: DOT, borderRadius: '50%' },
        '&:indeterminate': { background: vars.color.surface, borderColor: vars.color.control },
        '&:indeterminate::before': { content: 'none' },
        '&:indeterminate:disabled': { background: vars.color.disabledBg, borderColor: vars.color.divider },
        '&:indeterminate[aria-invalid=true]': { borderColor: vars.status.danger.line },
      },
    },
  ],
});

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const description = style({ display: 'block', color: vars.color.text3, fontSize: fontSize[12], lineHeight: lineHeight[12] });

export const stateLine = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space[2],
  minBlockSize: vars.density.control,
  color: vars.color.text2,
});
