import type { RefObject } from 'react';

/** Entry that can be chosen. */
export interface MenuEntry {
  /** Handed to `onAction`; unique within the menu. */
  readonly id: string;
  /** Its words, which typing ahead finds it by. */
  readonly label: string;
  /** Reason it cannot be used now. It stays reachable and says so. */
  readonly disabledReason?: string;
  /** Given for the choices of a menu: whether this one is the current choice. Commands leave it out. */
  readonly isChecked?: boolean;
  /** Address it leads to: to be drawn on a link, and a press that asks for a new tab or window stays with the browser. */
  readonly href?: string | undefined;
}

/** Edge of the trigger the menu hangs on and lines up with. */
export type MenuPlacement = 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'right top';

/** Item that gets the focus when the menu opens: with the pointer none yet, only the menu itself. */
export type MenuStart = 'first' | 'last' | 'menu';

/** Part of the page that is fetched before it is needed. */
export interface FetchedPart {
  /** The part, or undefined while it is not here. */
  readonly arrived: () => unknown;
  /** Fetches it, once. Rejects where it cannot be fetched; the next call tries again. */
  readonly fetch: () => Promise<unknown>;
}

/** Options of `useMenuTrigger`. */
export interface MenuTriggerOptions {
  /** Part that draws the menu, where that is fetched when the pointer or the keyboard comes to the button. */
  readonly part?: FetchedPart;
  /** Called when it could not be fetched: say so. */
  readonly onFailed?: () => void;
}

/** Facts of an open menu, as `useMenuTrigger` and `useContextMenu` give them. */
export interface OpenMenu {
  readonly id: string;
  /** Element the menu hangs on. */
  readonly triggerRef: RefObject<HTMLElement | null>;
  /** Element that takes the focus back. */
  readonly opener: HTMLElement | null;
  readonly start: MenuStart;
  readonly onClose: () => void;
}

/** Options of `useMenu`. */
export interface MenuOptions extends OpenMenu {
  /** Spoken name of the menu. */
  readonly label: string;
  /** Its entries in the order in which they are drawn, those of sections as well. */
  readonly entries: readonly MenuEntry[];
  /** Called with the id of the chosen entry while the menu closes; a dialog opened from it gives the focus back to the trigger. */
  readonly onAction: (id: string) => void;
  /** @defaultValue `bottom end` */
  readonly placement?: MenuPlacement;
}
