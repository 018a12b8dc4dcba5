import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.ts';
import { media } from '../../theme/media.ts';
import { border, duration, ease, fontSize, fontWeight, layout, lineHeight, radius, space } from '../../theme/tokens.ts';

export const frame = style({
  display: 'grid',
  blockSize: '100dvh',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  background: vars.color.canvas,
});

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
});

export const sidebar = style({
  gridColumn: 1,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: layout.sidebar,
  minBlockSize: 0,
  background: vars.nav.bg,
  color: vars.nav.text,
  borderInlineEnd: `${border.hairline} solid ${vars.nav.line}`,
  transition: `inline-size ${duration.base} ${ease.standard}`,
  selectors: {
    [`${frame}[data-menu=rail] &`]: { inlineSize: layout.rail },
    [`${frame}[data-menu=over] &`]: {
      position: 'fixed',
      insetBlock: 0,
      insetInlineStart: 0,
      zIndex: layers.drawer,
      inlineSize: 'min(280px, 85vw)',
      boxShadow: vars.shadow.modal,
    },
  },
});
export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  flex: 'none',
  blockSize: layout.topbar,
  paddingInline: space[4],
  fontWeight: fontWeight.strong,
  color: vars.nav.textStrong,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
});
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  padding: '8px 16px 10px',
  fontSize: fontSize[12],
  lineHeight: lineHeight[12],
  color: vars.nav.muted,
  borderBlockStart: `${border.hairline} solid ${vars.nav.line}`,
});
export const scrim = style({ position: 'fixed', inset: 0, zIndex: layers.nav, background: vars.color.scrim });

export const body = style({ gridColumn: 2, display: 'flex', flexDirection: 'column', minInlineSize: 0, minBlockSize: 0 });
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  flex: 'none',
  blockSize: layout.topbar,
  padding: '0 12px 0 8px',
  background: vars.color.surface,
  borderBlockEnd: `${border.hairline} solid ${vars.color.hairline}`,
});
export const place = style({ flex: 1, minInlineSize: 0 });
export const tools = style({ display: 'flex', alignItems: 'center', gap: 4, flex: 'none' });
export const page = style({
  flex: 1,
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
  padding: space[3],
  outline: 'none',
  '@media': { [media.mobile]: { padding: 0 } },
});
