import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.ts';
import { media } from '../../theme/media.ts';
import { border, duration, ease, fontWeight, layout, radius, space } from '../../theme/tokens.ts';

const PRINT = 'print';
const BRAND_GAP = 10;
const hidden = { [PRINT]: { display: 'none' } } as const;
const navLine = `${border.hairline} solid ${vars.nav.line}`;
const widen = `inline-size ${duration.base} ${ease.standard}`;

export const frame = style({
  display: 'grid',
  blockSize: '100dvh',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  overflow: 'hidden',
  background: vars.color.canvas,
  '@media': { [PRINT]: { display: 'block', blockSize: 'auto', overflow: 'visible' } },
});
/** Without a brand the sidebar is as high as the window, beside the bar. */
export const besideBar = style({});

export const skip = style({
  position: 'absolute',
  insetInlineStart: space[2],
  insetBlockStart: `-${space[16]}`,
  zIndex: layers.tooltip,
  padding: '8px 12px',
  background: vars.color.raised,
  color: vars.accent.text,
  borderRadius: radius.control,
  boxShadow: vars.shadow.pop,
  selectors: { '&:focus': { insetBlockStart: space[2] } },
  '@media': hidden,
});

/** Above the page, so that a panel of the menu lies over it. */
export const head = style({
  position: 'relative',
  zIndex: layers.bar,
  gridRow: 1,
  gridColumn: '1 / -1',
  display: 'flex',
  minInlineSize: 0,
  blockSize: layout.topbar,
  selectors: { [`${besideBar} > &`]: { gridColumn: 2 } },
  '@media': hidden,
});

/** Targets of touch are wider than what is drawn in them: on a phone that is the edge, and the name of the page has the room. */
const phone = { '(max-width: 479.98px)': { paddingInline: space[1] } } as const;
const barBase = style({ flex: 1, minInlineSize: 0, display: 'flex', alignItems: 'center', gap: space[1] });
export const bar = styleVariants({
  page: [
    barBase,
    {
      padding: '0 12px 0 8px',
      background: vars.color.surface,
      borderBlockEnd: `${border.hairline} solid ${vars.color.hairline}`,
      '@media': phone,
    },
  ],
  // What stands in it is drawn as on a page, in the colours of the menu.
  nav: [
    barBase,
    {
      paddingInlineEnd: space[3],
      background: vars.nav.bg,
      color: vars.nav.text,
      borderBlockEnd: navLine,
      '@media': phone,
      vars: {
        [vars.color.surface]: vars.nav.bg,
        [vars.color.sunken]: vars.nav.hover,
        [vars.color.hover]: vars.nav.hover,
        [vars.color.pressed]: vars.nav.line,
        [vars.color.hairline]: vars.nav.line,
        [vars.color.divider]: vars.nav.line,
        [vars.color.text1]: vars.nav.textStrong,
        [vars.color.text2]: vars.nav.text,
        [vars.color.text3]: vars.nav.muted,
        [vars.accent.text]: vars.accent.navActiveText,
        [vars.accent.line]: vars.accent.navActiveText,
        [vars.accent.subtle]: vars.accent.navActiveBg,
      },
    },
  ],
});
export const place = style({ flex: 1, minInlineSize: 0 });
/** Targets of touch are so wide that they need no room between them. */
export const tools = style({ display: 'flex', alignItems: 'center', gap: space[1], flex: 'none', '@media': { [media.touch]: { gap: 0 } } });

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: BRAND_GAP,
  flex: 'none',
  minInlineSize: 0,
  paddingInline: space[4],
  background: vars.nav.bg,
  color: vars.nav.textStrong,
  fontWeight: fontWeight.strong,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
});
export const brandOf = styleVariants({
  side: [brand, { inlineSize: layout.sidebar, borderInlineEnd: navLine, transition: widen }],
  bar: [brand, { inlineSize: layout.sidebar, borderBlockEnd: navLine, transition: widen }],
});
export const railBrand = style([
  brand,
  { inlineSize: layout.rail, padding: 0, justifyContent: 'center', borderInlineEnd: navLine, transition: widen },
]);

const sidebarBase = style({
  position: 'relative',
  zIndex: layers.nav,
  gridRow: 2,
  gridColumn: 1,
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  background: vars.nav.bg,
  color: vars.nav.text,
  borderInlineEnd: navLine,
  transition: widen,
  selectors: { [`${besideBar} > &`]: { gridRow: '1 / -1' } },
  '@media': hidden,
});
export const sidebar = style([sidebarBase, { inlineSize: layout.sidebar }]);
export const rail = style([sidebarBase, { inlineSize: layout.rail }]);
export const scrim = style({ position: 'fixed', inset: 0, zIndex: layers.nav, background: vars.color.scrim, '@media': hidden });
export const over = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  zIndex: layers.drawer,
  display: 'flex',
  flexDirection: 'column',
  // @reading R-391
  inlineSize: 'min(280px, 85vw)',
  background: vars.nav.bg,
  color: vars.nav.text,
  boxShadow: vars.shadow.modal,
  '@media': hidden,
});
export const overHead = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  minBlockSize: layout.topbar,
  justifyContent: 'space-between',
  paddingInlineEnd: space[1],
  vars: {
    [vars.color.hover]: vars.nav.hover,
    [vars.color.pressed]: vars.nav.line,
    [vars.color.text1]: vars.nav.textStrong,
    [vars.color.text2]: vars.nav.text,
    [vars.accent.line]: vars.accent.navActiveText,
  },
});

export const body = style({
  gridRow: 2,
  gridColumn: 2,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
});
export const notice = style({ flex: 'none', minInlineSize: 0 });
export const tabs = style({ flex: 'none', minInlineSize: 0, paddingInline: space[3], '@media': hidden });
const pageBase = style({
  flex: 1,
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'auto',
  outline: 'none',
  '@media': { [PRINT]: { overflow: 'visible' } },
});
const noGutter = { [media.mobile]: { padding: 0 }, [PRINT]: { padding: 0 } } as const;
/** Under the bar of open pages the sheet of the page joins it. */
export const page = styleVariants({
  joined: [pageBase, { padding: `0 ${space[3]} ${space[3]}`, '@media': noGutter }],
  apart: [pageBase, { padding: space[3], '@media': noGutter }],
});
export const dock = style({ display: 'flex', justifyContent: 'flex-end', flex: 'none', minInlineSize: 0, '@media': hidden });
