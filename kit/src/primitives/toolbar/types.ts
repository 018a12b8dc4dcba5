import type { ReactNode, Ref } from 'react';
import type { PartLook } from '../parts/index.ts';

/** Way of the keyboard into a toolbar. */
export interface ToolbarHandle {
  /** Goes to the button that had the keyboard last, the first one otherwise. */
  readonly focus: () => void;
}

/** Options of `useToolbar`. */
export interface ToolbarOptions {
  /** Spoken name. */
  readonly label: string;
  /** Id of what its buttons act on. */
  readonly controls?: string;
  /** Called by Escape on a button: back to what the buttons act on. */
  readonly onEscape?: () => void;
  /** A press of the pointer leaves the keyboard where it is, such as in the text that a button acts on. Off for buttons that open something. */
  readonly isPointerQuiet?: boolean;
}

export interface ToolbarProps extends ToolbarOptions, PartLook {
  readonly ref?: Ref<ToolbarHandle>;
  /** Buttons, menus and `ToolbarGap` between groups of them. */
  readonly children: ReactNode;
}
