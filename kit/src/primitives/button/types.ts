import type { ReactNode } from 'react';
import type { IconShape } from '../icon/index.ts';
import type { PartLook } from '../parts/index.ts';
import type { tone } from './Button.css.ts';
import type { ButtonOptions } from './headless.ts';

/**
 * `primary`: the one filled button of a region. `secondary`: outlined. `text`: quiet. `accent`: quiet, in the accent.
 * `danger`: outlined, destroys after a confirmation. `dangerFilled`: the confirmation itself.
 */
export type ButtonVariant = keyof typeof tone;

interface Pressable extends Omit<ButtonOptions, 'busyMessage'>, PartLook {
  readonly variant?: ButtonVariant;
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

export interface ButtonLinkProps extends Pick<ButtonProps, 'children' | 'icon' | 'variant' | 'describedBy' | 'lang'> {
  /** Address it leads to; a real one, so that it can be opened in a new tab and copied. */
  readonly href: string;
  /** Called for a plain press; one that asks for a new tab or window stays with the browser. */
  readonly onFollow: () => void;
}

export interface IconButtonProps extends Pressable {
  readonly icon: IconShape;
  /** Spoken name and tooltip. */
  readonly label: string;
  /** `row` 24 px for rows and headers of panes, `bar` 32 px, `control` as high as a field. */
  readonly size?: 'row' | 'bar' | 'control';
}

export interface IconButtonLinkProps
  extends Pick<ButtonLinkProps, 'href' | 'onFollow'>, Pick<IconButtonProps, 'icon' | 'label' | 'size' | 'variant'> {}
