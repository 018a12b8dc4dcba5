import { style } from '@vanilla-extract/css';
import { media, vars } from '@milepost/kit/theme';
import { layers } from '@milepost/kit/theme/layers';
import { border, layout, radius, space } from '@milepost/kit/theme/tokens';

const WIDTH = 848;
const HEIGHT = 640;
const SIDE = 288;

export const window = style({
  position: 'fixed',
  insetInlineEnd: space[5],
  insetBlockEnd: space[5],
  zIndex: layers.drawer,
  display: 'flex',
  inlineSize: `min(${WIDTH}px, calc(100vw - ${space[10]}))`,
  blockSize: `min(${HEIGHT}px, calc(100dvh - ${layout.topbar} - ${space[10]}))`,
  borderRadius: radius.dialog,
  overflow: 'hidden',
  background: vars.color.surface,
  boxShadow: vars.shadow.modal,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': {
    [media.mobile]: { inset: 0, inlineSize: 'auto', blockSize: 'auto', borderRadius: 0 },
    [media.forcedColors]: { border: `${border.hairline} solid CanvasText` },
  },
});
export const side = style({
  flex: 'none',
  inlineSize: SIDE,
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  paddingBlockStart: space[1],
  paddingInline: space[3],
  background: vars.color.sunken,
  borderInlineEnd: `${border.hairline} solid ${vars.color.hairline}`,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': { [media.mobile]: { inlineSize: '100%', borderInlineEnd: 0 } },
});
export const main = style({ flex: 1, minInlineSize: 0, minBlockSize: 0, display: 'flex', flexDirection: 'column' });
export const onlyWide = style({ '@media': { [media.mobile]: { display: 'none' } } });
/** As far in as the words below it. */
export const back = style({
  display: 'none',
  marginInlineStart: `calc(-1 * ${space[3]})`,
  '@media': { [media.mobile]: { display: 'inline-flex' } },
});
const toolRow = { display: 'flex', justifyContent: 'flex-end', gap: space[1], padding: space[2], flex: 'none' } as const;
export const mainTools = style(toolRow);
export const narrowTools = style({ ...toolRow, display: 'none', '@media': { [media.mobile]: { display: 'flex' } } });
export const nobody = style({ flex: 1, display: 'grid', placeItems: 'center' });
/** In the place of the lists. */
export const history = style({
  flex: 'none',
  inlineSize: SIDE,
  minBlockSize: 0,
  borderInlineEnd: `${border.hairline} solid ${vars.color.hairline}`,
  '@media': { [media.mobile]: { position: 'absolute', inset: 0, inlineSize: 'auto', borderInlineEnd: 0, zIndex: layers.bar } },
});

/** Rows go from edge to edge, the tabs above them do not. */
export const tab = style({
  marginInline: `calc(-1 * ${space[3]})`,
  flex: 1,
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
});
export const search = style({ flex: 'none', padding: `${space[2]} ${space[3]}` });
export const waiting = style({ padding: space[3] });
export const more = style({ flex: 'none', padding: space[2], textAlign: 'center', color: vars.color.text3 });
/** Below the page, whose lower edge has this room already. */
export const minimised = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  padding: `0 ${space[3]} ${space[2]}`,
  '@media': { [media.mobile]: { padding: space[2] } },
});
