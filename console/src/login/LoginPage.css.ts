import { style } from '@vanilla-extract/css';
import { media, vars } from '@milepost/kit/theme';
import { border, fontSize, fontWeight, lineHeight, radius, space } from '@milepost/kit/theme/tokens';

/** The road panel gives way before the form does. */
const narrow = '(max-width: 900px)';
const TOUCH_TARGET = 44;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 560px) minmax(400px, 1fr)',
  minBlockSize: '100dvh',
  background: vars.color.surface,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const road = style({
  position: 'relative',
  overflow: 'hidden',
  padding: '40px 48px',
  background: vars.nav.bg,
  color: vars.nav.text,
  '@media': { [narrow]: { display: 'none' } },
});
const brandLine = style({ display: 'flex', alignItems: 'center', gap: 10, fontWeight: fontWeight.strong, whiteSpace: 'nowrap' });
export const brand = style([brandLine, { blockSize: 32, fontSize: fontSize[16], color: vars.nav.textStrong }]);
export const smallBrand = style([
  brandLine,
  {
    display: 'none',
    flex: 1,
    minInlineSize: 0,
    whiteSpace: 'normal',
    fontSize: fontSize[13],
    lineHeight: lineHeight[12],
    '@media': { [narrow]: { display: 'flex' } },
  },
]);
export const claim = style({
  position: 'relative',
  marginBlockStart: 36,
  fontSize: fontSize[24],
  lineHeight: lineHeight[24],
  fontWeight: fontWeight.strong,
  color: vars.nav.textStrong,
});
export const subclaim = style({ position: 'relative', marginBlockStart: 6, maxInlineSize: 300 });

export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '56px 1fr 56px',
  '@media': { [narrow]: { gridTemplateRows: '56px auto' } },
});
export const top = style({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', paddingInline: '20px 16px' });
export const language = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  flex: 'none',
  paddingInlineStart: space[2],
  color: vars.color.text2,
  borderRadius: radius.control,
  selectors: { '&:hover': { background: vars.color.hover } },
});
export const languageSelect = style({
  blockSize: 32,
  border: 0,
  background: 'transparent',
  color: vars.color.text2,
  borderRadius: radius.control,
  cursor: 'pointer',
  '@media': { [media.touch]: { blockSize: TOUCH_TARGET } },
});

export const form = style({
  inlineSize: 360,
  margin: 'auto',
  '@media': {
    [narrow]: {
      inlineSize: 'min(100%, 480px)',
      margin: '0 auto',
      padding: space[5],
    },
  },
});
export const title = style({ fontSize: fontSize[24], lineHeight: lineHeight[24], fontWeight: fontWeight.strong });
export const subtitle = style({ color: vars.color.text2, marginBlock: '4px 20px' });
export const notice = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  marginBlockEnd: space[4],
  padding: '8px 12px',
  fontSize: fontSize[13],
  lineHeight: lineHeight[13],
  color: vars.status.danger.text,
  background: vars.status.danger.subtle,
  border: `${border.control} solid ${vars.status.danger.subtleLine}`,
  borderRadius: radius.control,
});

export const field = style({ display: 'flex', flexDirection: 'column', gap: 6, marginBlockEnd: space[4] });
export const label = style({ color: vars.color.text2, fontSize: fontSize[13], lineHeight: lineHeight[13] });
export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  blockSize: 36,
  paddingInline: '12px 6px',
  color: vars.color.text3,
  background: vars.color.surface,
  border: `${border.control} solid ${vars.color.control}`,
  borderRadius: radius.control,
  '@media': { [media.touch]: { blockSize: TOUCH_TARGET } },
  selectors: {
    '&:hover': { borderColor: vars.color.controlHover },
    '&:has(input:focus-visible)': { outline: `${border.focus} solid ${vars.accent.line}`, outlineOffset: -1 },
    '&[data-invalid]': { borderColor: vars.status.danger.line, boxShadow: `inset 0 0 0 1px ${vars.status.danger.line}` },
    '&[data-invalid]:has(input:focus-visible)': { outlineOffset: border.focusOffset },
  },
});
export const input = style({
  flex: 1,
  minInlineSize: 0,
  blockSize: '100%',
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: vars.color.text1,
});
/** As high as the field allows; how wide the image is, the server decides. */
export const captcha = style({ blockSize: 28, maxInlineSize: 120, borderRadius: radius.tag });
const small = { fontSize: fontSize[12], lineHeight: lineHeight[12] };
export const help = style({ ...small, color: vars.color.text3 });
export const error = style({ ...small, display: 'flex', gap: 4, alignItems: 'center', color: vars.status.danger.text });

/** The one wide button of the page. */
export const submit = style({ display: 'grid', marginBlockStart: space[6] });
