import { style } from '@vanilla-extract/css';
import { media, vars } from '@milepost/kit/theme';
import { border, fontSize, fontWeight, lineHeight, radius, rem, space } from '@milepost/kit/theme/tokens';

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
export const brand = style([brandLine, { blockSize: rem(32), fontSize: fontSize[16], color: vars.nav.textStrong }]);
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
  blockSize: rem(32),
  border: 0,
  background: 'transparent',
  color: vars.color.text2,
  borderRadius: radius.control,
  cursor: 'pointer',
  '@media': { [media.touch]: { blockSize: TOUCH_TARGET } },
});

export const column = style({
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

/** The row of ways to sign in, as the kit draws its tabs. */
const TAB_HEIGHT = 36;
export const ways = style({
  display: 'flex',
  gap: space[5],
  marginBlockEnd: space[5],
  borderBlockEnd: `${border.hairline} solid ${vars.color.hairline}`,
});
export const way = style({
  position: 'relative',
  // The post lies on the line under the row.
  marginBlockEnd: `calc(-1 * ${border.hairline})`,
  blockSize: rem(TAB_HEIGHT),
  whiteSpace: 'nowrap',
  color: vars.color.text2,
  selectors: {
    '&:hover, &[aria-selected=true]': { color: vars.color.text1 },
    '&[aria-selected=true]': { fontWeight: fontWeight.medium },
    '&[aria-selected=true]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: border.post,
      borderRadius: `${border.post} ${border.post} 0 0`,
      background: vars.accent.line,
    },
    '&:focus-visible': { borderRadius: radius.tag },
  },
  '@media': {
    [media.touch]: { blockSize: TOUCH_TARGET },
    [media.forcedColors]: { selectors: { '&[aria-selected=true]::after': { background: 'Highlight' } } },
  },
});
/** One on the other, so that the page does not jump: the form that is not chosen keeps its room, and what was typed. */
export const panels = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const panel = style({
  gridArea: '1 / 1',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  selectors: { '&[hidden]': { visibility: 'hidden' } },
});
/** Panel of another way to sign in: what stands in it has room of its own around it, and is then no higher than the form. */
export const otherPanel = style([panel, { marginBlock: `calc(-1 * ${space[5]})` }]);

/** The one wide button of the page. */
/** As high as the fields above it. */
export const submit = style({ display: 'grid', marginBlockStart: space[6], vars: { [vars.density.control]: '36px' } });
