import type { ReactNode, Ref } from 'react';
import type { IconShape } from '../icon/index.ts';
import type { tone } from './Button.css.ts';

/**
 * `primary`: the one filled button of a region. `secondary`: outlined. `text`: quiet. `accent`: quiet, in the accent.
 * `danger`: outlined, destroys after a confirmation. `dangerFilled`: the confirmation itself.
 */
export type ButtonVariant = keyof typeof tone;

interface Pressable {
  /** Called on click, Enter and Space; not while busy or disabled. Left out on a `submit` button. */
  readonly onPress?: () => void;
  readonly variant?: ButtonVariant;
  readonly type?: 'button' | 'submit';
  /** Out of use and out of the tab order. Prefer leaving a button in use and saying what is missing. */
  readonly isDisabled?: boolean;
  /** The press is being carried out: keeps focus and name, ignores further presses. */
  readonly isBusy?: boolean;
  /** Id of a text that explains the button. */
  readonly describedBy?: string;
  /** For buttons that open something: `aria-expanded`, `aria-controls`, and `aria-haspopup` unless it is a plain region. */
  readonly opens?: { readonly kind: 'menu' | 'dialog' | 'listbox' | 'region'; readonly isOpen: boolean; readonly id?: string };
  /** Two-state button. */
  readonly isPressed?: boolean;
  readonly tabIndex?: 0 | -1;
  /** Language of its words where that is not the page's, as a BCP 47 tag (WCAG 3.1.2). */
  readonly lang?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

export interface ButtonProps extends Pressable {
  readonly children: ReactNode;
  /** Drawn before the text; after it with `iconAt="end"`. */
  readonly icon?: IconShape;
  readonly iconAt?: 'start' | 'end';
  /** Drawn before the text in place of an icon, such as an avatar. */
  readonly lead?: ReactNode;
  /** On a narrow screen, and in a `FoldLine` without room, only the drawing shows; the words stay its spoken name. Needs an `icon` or a `lead`. */
  readonly isFolding?: boolean;
  /** Name where the words alone do not say what they act on: begins with them (WCAG 2.5.3), such as “Upload: Photos”. */
  readonly spokenName?: string;
  /** Words of the button while busy: the verb in progress, such as “Saving”. Said to a screen reader once that takes longer than a second. */
  readonly busyLabel?: string;
}

export interface IconButtonProps extends Pressable {
  readonly icon: IconShape;
  /** Spoken name and tooltip. */
  readonly label: string;
  /** `row` 24 px for rows and headers of panes, `bar` 32 px, `control` as high as a field. */
  readonly size?: 'row' | 'bar' | 'control';
}
