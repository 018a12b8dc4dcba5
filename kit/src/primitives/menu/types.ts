import type { ReactNode } from 'react';
import type { ButtonVariant } from '../button/index.ts';
import type { IconShape } from '../icon/index.ts';
import type { PartsProps } from '../parts/index.ts';
import type { MenuEntry, MenuPlacement } from './options.ts';

/** One command of a menu. */
export interface MenuCommand extends MenuEntry {
  readonly kind?: 'command';
  readonly icon?: IconShape;
  /** Keys that do the same without the menu, as they are printed on the keyboard: `Del`, `Ctrl K`. */
  readonly shortcut?: string;
  /** `danger` for what destroys. */
  readonly tone?: 'plain' | 'danger';
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

/** Parts of a drawn menu, for `parts` and as `data-part`; the class and the style are those of its panel. */
export type MenuPartName = 'list' | 'item' | 'words' | 'reason' | 'shortcut' | 'heading' | 'separator';

export interface MenuButtonProps extends PartsProps<MenuPartName> {
  readonly trigger: MenuTrigger;
  readonly items: readonly MenuItem[];
  /** Called with the id of the chosen command while the menu closes; a dialog opened from it gives the focus back to the trigger. */
  readonly onAction: (id: string) => void;
  /** @defaultValue `bottom end` */
  readonly placement?: MenuPlacement;
}
