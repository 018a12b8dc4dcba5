import type { ReactNode } from 'react';
import type { CloseGuard, DialogKind, useDialog } from '../dialog/headless.ts';
import type { PartsProps } from '../parts/index.ts';

/** Widths the seeds give panels, in px; on narrow screens a panel takes what there is. @source admin §5, shell §7 */
export type PanelWidthPx = 320 | 400 | 600 | 700 | 800 | 1000;

/** A width in px, `wide`: 80 % of the window, for a whole page in a dialog, or `full`: all of it. @source forms §2.5, §2.11 */
export type PanelWidth = number | 'wide' | 'full';

/** Look of the page behind: dimmed, or as it is, where what is set in the panel is seen there at once. */
export type PanelBackdrop = 'dimmed' | 'clear';

/** In the middle of the page, or along its end edge. */
export type PanelPlace = 'center' | 'end';

/** Parts of a drawn dialog or drawer, for `parts` and as `data-part`; the class and the style are those of its surface. */
export type PanelPart = 'scrim' | 'header' | 'heading' | 'tools' | 'body' | 'footer' | 'note';

/** Props dialog and drawer have in common. */
export interface PanelProps extends PartsProps<PanelPart> {
  /** Heading and spoken name. */
  readonly title: string;
  /** Its heading is a text of the data, not words of the page. @defaultValue false */
  readonly isData?: boolean;
  /** Called after the guard agreed: Escape, the close button, a press outside. Stop drawing the panel then. */
  readonly onClose: () => void;
  /** Called by Ctrl+Enter, or Command+Enter, anywhere but in a text of several lines: what the main button does. */
  readonly onConfirm?: () => void;
  readonly widthPx: PanelWidth;
  /** Any length of CSS, in place of `widthPx`. */
  readonly width?: string;
  readonly place: PanelPlace;
  readonly kind?: DialogKind;
  /** @defaultValue `dimmed` */
  readonly backdrop?: PanelBackdrop;
  /** With a guard, a press outside does nothing at all. */
  readonly guard?: CloseGuard;
  /** Button that closes it: a cross after the heading, or an arrow back before it, where it stands in place of a page. @defaultValue `cross` */
  readonly dismiss?: 'cross' | 'back';
  /** A row under the heading that stays while the body scrolls. */
  readonly tools?: ReactNode;
  /** Buttons at the end of the last row: cancel, then the main one. */
  readonly footer?: ReactNode;
  /** A quiet fact at the beginning of the last row, such as a count. */
  readonly footerNote?: ReactNode;
  /** `edge-to-edge` for a table or a list that brings its own gutter. */
  readonly bodyFit?: 'padded' | 'edge-to-edge';
  readonly children: ReactNode;
}

export interface ModalProps extends PartsProps<'scrim'> {
  readonly dialog: ReturnType<typeof useDialog>;
  readonly place: PanelPlace | 'question';
  readonly widthPx: PanelWidth;
  /** Any length of CSS, in place of `widthPx`. */
  readonly width?: string;
  /** @defaultValue `dimmed` */
  readonly backdrop?: PanelBackdrop;
  readonly children: ReactNode;
}
