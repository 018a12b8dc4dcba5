import type { ReactNode, RefObject } from 'react';
import type { ButtonVariant } from '../button/index.ts';
import type { IconShape } from '../icon/index.ts';
import type { PartsProps } from '../parts/index.ts';

/**
 * Edge of the anchor a panel hangs on, and the one it lines up with, the middle where nothing is said. It goes to the
 * other edge where there is more room.
 */
export type PanelPlacement = 'bottom start' | 'bottom' | 'bottom end' | 'top start' | 'top' | 'top end';

/** Reason a panel is to close: the key, a press beside it, or the focus went elsewhere. */
export type PanelExit = 'escape' | 'outside' | 'focus';

/**
 * On narrow screens (under 768 px, which is also 400 % zoom): `panel` stays a panel of its width; `sheet` becomes as wide
 * as the page, with its name and a button to close it, and is a dialog. @reading R-260
 */
export type PanelOnNarrow = 'panel' | 'sheet';

/** Facts of whatever hangs on an element of the page. */
export interface Anchored {
  /** The element the panel hangs on: the box of a field, a button. On the page before the panel is drawn. */
  readonly anchorRef: RefObject<HTMLElement | null>;
  /** Spoken name of the panel, and the heading of a sheet. */
  readonly label: string;
  /** Stop drawing the panel then. The focus goes back to the anchor unless it went elsewhere itself. */
  readonly onClose: (by: PanelExit) => void;
  /** @defaultValue `bottom start` */
  readonly placement?: PanelPlacement;
  /** @defaultValue `panel` */
  readonly narrow?: PanelOnNarrow;
}

/** Options of `useAnchored`. */
export interface AnchoredOptions extends Anchored {
  /** Width in px, never more than the page; as wide as the anchor when left out. */
  readonly widthPx?: number;
  /** Without a width of its own: as wide as the anchor, but at least this. */
  readonly minWidthPx?: number;
  /** Highest it gets before its content scrolls, in px; 320 when left out. It also shrinks to the room there is. */
  readonly maxHeightPx?: number;
}

/** Options of `usePopoverPanel`. */
export interface PopoverPanelOptions extends Anchored {
  /** For `aria-controls` of what opened it. */
  readonly id?: string;
  /** Width in px, never more than the page; as wide as its content when left out. */
  readonly widthPx?: number;
  /** Called by Ctrl+Enter, or Command+Enter: what the main button does. */
  readonly onConfirm?: () => void;
}

/** Options of `usePopover`. */
export interface PopoverOptions extends Omit<PopoverPanelOptions, 'anchorRef' | 'id' | 'onClose'> {
  /** Left out, the popover keeps it itself. */
  readonly isOpen?: boolean;
  /** @defaultValue false */
  readonly initialIsOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
}

/** Parts of a drawn panel, for `parts` and as `data-part`; the first two are those of a sheet. */
export type PanelPart = 'head' | 'heading' | 'content';

export interface AnchoredPanelProps extends AnchoredOptions, PartsProps<Exclude<PanelPart, 'content'>> {
  /** A column: the part that may scroll has `overflow: auto`, `min-block-size: 0` and its natural `block-size`. */
  readonly children: ReactNode;
}

/** Without a width it is as wide as its content, up to 320 px. */
export interface PopoverPanelProps extends PopoverPanelOptions, PartsProps<PanelPart> {
  readonly children: ReactNode;
}

interface TriggerLook {
  readonly variant?: ButtonVariant;
  readonly isDisabled?: boolean;
}
/** The button that opens a popover: with `text` it shows words, without it is an icon. */
export type PopoverTrigger =
  | (TriggerLook & { readonly text: string; readonly icon?: IconShape })
  | (TriggerLook & {
      readonly text?: undefined;
      readonly icon: IconShape;
      /** Size of an icon trigger; see `IconButton`. */
      readonly size?: 'row' | 'bar' | 'control';
    });

/** `label` is the spoken name of the popover, and of the button where it is an icon only; the look is that of the panel. */
export interface PopoverProps extends PopoverOptions, PartsProps<PanelPart> {
  readonly trigger: PopoverTrigger;
  /** Content of the panel; a function is given what closes it. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}
