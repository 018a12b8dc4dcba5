import type { ReactNode } from 'react';
import type { MenuItem, MenuPartName } from '../menu/index.ts';
import type { PartsProps } from '../parts/index.ts';

/** The class, the style and the parts are those of the menu. */
export interface ContextMenuProps extends PartsProps<MenuPartName> {
  /** Spoken name of the menu, such as “actions of 订单列表”; a function is given what it was opened on. */
  readonly label: string | ((target: HTMLElement) => string);
  /** The commands; a function is given what the menu was opened on. Without commands the browser’s own menu comes. */
  readonly items: readonly MenuItem[] | ((target: HTMLElement) => readonly MenuItem[]);
  /** Called with the id of the command and what the menu was opened on. The same must be reached in another way as well. */
  readonly onAction: (id: string, target: HTMLElement) => void;
  /** Content the menu belongs to. Something in it takes the focus, or the keyboard cannot open the menu. */
  readonly children: ReactNode;
}
