import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.ts';
import { media } from '../../theme/media.ts';
import { border, duration, ease, layout, radius, space } from '../../theme/tokens.ts';
import type { PanelBackdrop, PanelWidth } from './types.ts';

/** Below this width a dialog fills the page. */
const FULL_BELOW = `(max-width: ${Number.parseInt(layout.dialogS) - 0.02}px)`;

const fadeIn = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const slideIn = keyframes({ from: { transform: 'translateX(32px)', opacity: 0 } });

const scrimBase = style({
  position: 'fixed',
  inset: 0,
  // One level for dialogs and drawers: the one opened later comes later in the document and lies above.
  zIndex: layers.dialog,
  display: 'flex',
});
export const scrim = styleVariants({
  dimmed: [scrimBase, { background: vars.color.scrim, animation: `${fadeIn} ${duration.panel} ${ease.standard}` }],
  clear: [scrimBase],
} satisfies Record<PanelBackdrop, object>);

export const scrimPlace = styleVariants({
  center: { alignItems: 'center', justifyContent: 'center', padding: space[6], '@media': { [FULL_BELOW]: { padding: 0 } } },
  end: { justifyContent: 'flex-end' },
});

const base = style({
  display: 'flex',
  minInlineSize: 0,
  maxInlineSize: '100%',
  background: vars.color.surface,
  color: vars.color.text1,
  boxShadow: vars.shadow.modal,
  outline: 'none',
  '@media': { [media.forcedColors]: { border: `${border.hairline} solid CanvasText` } },
});

const centered = style({
  maxBlockSize: '100%',
  borderRadius: radius.dialog,
  overflow: 'hidden',
  animation: `${rise} ${duration.panel} ${ease.standard}`,
});

export const panel = styleVariants({
  center: [base, centered, { '@media': { [FULL_BELOW]: { blockSize: '100%', borderRadius: 0 } } }],
  end: [base, { blockSize: '100%', animation: `${slideIn} ${duration.panel} ${ease.standard}` }],
  /** A question stays a card on the smallest screen. */
  question: [base, centered, { '@media': { [FULL_BELOW]: { marginInline: space[4] } } }],
});

export const panelWidth = styleVariants({
  wide: { inlineSize: '80vw', blockSize: '80vh' },
  full: {
    inlineSize: '100vw',
    blockSize: '100dvh',
    maxInlineSize: 'none',
    maxBlockSize: 'none',
    flex: 'none',
    margin: `calc(-1 * ${space[6]})`,
    borderRadius: 0,
    '@media': { [FULL_BELOW]: { margin: 0 } },
  },
} satisfies Record<PanelWidth, object>);

export const surface = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  outline: 'none',
  // Heading and buttons would leave no room for what is between them: everything scrolls.
  '@media': { [media.low]: { overflowY: 'auto', overscrollBehavior: 'contain' } },
});
