import type { ReactNode } from 'react';
import type { ButtonVariant } from '../button/index.ts';
import type { IconShape } from '../icon/index.ts';

/** One command of a menu. */
export interface MenuCommand {
  readonly kind?: 'command';
  /** Handed to `onAction`; unique within the menu. */
  readonly id: string;
  readonly label: string;
  readonly icon?: IconShape;
  /** Keys that do the same without the menu, as they are printed on the keyboard: `Del`, `Ctrl K`. */
  readonly shortcut?: string;
  /** `danger` for what destroys. */
  readonly tone?: 'plain' | 'danger';
  /** Reason the command cannot be used now. It stays reachable and says so. */
  readonly disabledReason?: string;
  /** Given for the choices of a menu: whether this one is the current choice. Commands leave it out. */
  readonly isChecked?: boolean;
  /** Address it leads to: the item is a link, and a press that asks for a new tab or window stays with the browser. */
  readonly href?: string | undefined;
  /** Words of a dot behind the label, spoken and not shown: that something of it is not saved. */
  readonly mark?: string;
}

export interface MenuSeparator {
  readonly kind: 'separator';
}

/** Commands under a heading. */
export interface MenuSection {
  readonly kind: 'section';
  readonly label: string;
  readonly items: readonly MenuCommand[];
}

export type MenuItem = MenuCommand | MenuSeparator | MenuSection;

/** Edge of the trigger the menu hangs on and lines up with. */
export type MenuPlacement = 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'right top';

/** The button that opens the menu: with `text` it shows words, without it is an icon. */
export interface MenuTrigger {
  /** Spoken name of the menu, and of the button where it is an icon only. */
  readonly label: string;
  /** Drawn on the button; an icon-only trigger without one shows three dots. */
  readonly icon?: IconShape;
  /** Words on the button; they are its name then, followed by a chevron. Long ones are cut, and whole under the pointer and on focus. */
  readonly text?: string;
  /** Drawn before the words in place of an icon, such as an avatar. */
  readonly lead?: ReactNode;
  /** On a narrow screen only the drawing shows; the words stay the spoken name. */
  readonly isFolding?: boolean;
  readonly variant?: ButtonVariant;
  /** Size of an icon trigger; see `IconButton`. */
  readonly size?: 'row' | 'bar' | 'control';
}

export interface MenuButtonProps {
  readonly trigger: MenuTrigger;
  readonly items: readonly MenuItem[];
  /** Called with the id of the chosen command while the menu closes; a dialog opened from it gives the focus back to the trigger. */
  readonly onAction: (id: string) => void;
  /** @defaultValue `bottom end` */
  readonly placement?: MenuPlacement;
}

/** Item that gets the focus when the menu opens: with the pointer none yet, only the menu itself. */
export type MenuStart = 'first' | 'last' | 'menu';
