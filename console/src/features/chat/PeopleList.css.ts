import { style } from '@vanilla-extract/css';
import { vars } from '@milepost/kit/theme';
import { border, fontSize, fontWeight, lineHeight, rem, space } from '@milepost/kit/theme/tokens';

/** Height of a person; what is larger in touch or text is measured. */
export const PERSON_PX = 56;
const DOT = 8;

export const list = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overflowAnchor: 'none',
  overscrollBehavior: 'contain',
  outline: 'none',
});
export const person = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: PERSON_PX,
  paddingInline: space[3],
  paddingBlock: space[1],
  cursor: 'default',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[aria-selected=true]': { background: vars.accent.subtle },
    '&[aria-selected=true]::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlock: '25%',
      inlineSize: border.post,
      borderRadius: '0 3px 3px 0',
      background: vars.accent.line,
    },
    '&:focus-visible': { outline: `${border.focus} solid ${vars.accent.line}`, outlineOffset: `calc(-1 * ${border.focus})` },
  },
});
export const face = style({ position: 'relative', flex: 'none', display: 'inline-flex' });
export const online = style({
  position: 'absolute',
  insetInlineEnd: -2,
  insetBlockEnd: -2,
  inlineSize: DOT,
  blockSize: DOT,
  borderRadius: '50%',
  background: vars.status.success.solid,
  boxShadow: `0 0 0 2px ${vars.color.surface}`,
});
export const words = style({ flex: 1, minInlineSize: 0, display: 'grid' });
const pair = { display: 'flex', alignItems: 'center', gap: space[2], minInlineSize: 0 } as const;
export const top = style({ ...pair, lineHeight: lineHeight[14] });
export const bottom = style({ ...pair, minBlockSize: 20 });
const cut = { flex: 1, minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const name = style({ ...cut, fontSize: fontSize[14], fontWeight: fontWeight.medium, color: vars.color.text1 });
export const note = style({ flex: 'none', fontSize: fontSize[12], color: vars.color.text3 });
export const line = style({ ...cut, fontSize: fontSize[13], lineHeight: lineHeight[13], color: vars.color.text2 });
export const badge = style({
  flex: 'none',
  minInlineSize: 18,
  blockSize: rem(18),
  paddingInline: 5,
  borderRadius: 9,
  fontSize: fontSize[12],
  lineHeight: rem(18),
  textAlign: 'center',
  fontWeight: fontWeight.medium,
  color: vars.status.danger.onSolid,
  background: vars.status.danger.solid,
});
