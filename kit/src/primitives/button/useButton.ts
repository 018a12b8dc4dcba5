import { useEffect } from 'react';
import type { Ref } from 'react';
import { useAnnounce, useEnvironment } from '../../engines/environment/index.ts';
import { mergeProps } from '../../engines/prop-getters/index.ts';

/** Part of the page a button opens. */
export interface Opens {
  readonly kind: 'menu' | 'dialog' | 'listbox' | 'region';
  readonly isOpen: boolean;
  /** Id of its element while it is open. */
  readonly id?: string;
}

/** Options of `useButton`. */
export interface ButtonOptions {
  /** Called on click, Enter and Space; not while busy or disabled. Left out on a `submit` button. */
  readonly onPress?: (() => void) | undefined;
  readonly type?: 'button' | 'submit' | undefined;
  /** Out of use and out of the tab order. Prefer leaving a button in use and saying what is missing. */
  readonly isDisabled?: boolean | undefined;
  /** The press is being carried out: keeps focus and name, ignores further presses. */
  readonly isBusy?: boolean | undefined;
  /** Verb in progress, such as “Saving”: said once a press takes longer than a second. @reading R-264 */
  readonly busyMessage?: string | undefined;
  /** Id of a text that explains the button. */
  readonly describedBy?: string | undefined;
  /** For buttons that open something: `aria-expanded`, `aria-controls`, and `aria-haspopup` unless it is a plain region. */
  readonly opens?: Opens | undefined;
  /** State of a two-state button. */
  readonly isPressed?: boolean | undefined;
  readonly tabIndex?: 0 | -1 | undefined;
  /** Language of its words where that is not the page's, as a BCP 47 tag (WCAG 3.1.2). */
  readonly lang?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** Time of a press after which it is said: a quicker one is told by its outcome alone. @reading R-264 */
const SAID_AFTER_MS = 1000;

/** Says that a press is still being carried out, wherever the keyboard is: who saves by a key is not at the button. */
function useSlowPress(message: string | undefined) {
  const announce = useAnnounce(message !== undefined);
  const { clock } = useEnvironment();
  useEffect(() => (message === undefined ? undefined : clock.after(SAID_AFTER_MS, () => announce(message))), [announce, clock, message]);
}

/** Behaviour of a button that may be busy, open something, or be on and off. */
export function useButton(options: ButtonOptions) {
  const { onPress, type = 'button', isDisabled, isBusy, busyMessage, describedBy, opens, isPressed, tabIndex, lang, ref } = options;
  useSlowPress(isBusy ? busyMessage : undefined);
  return {
    isBusy: Boolean(isBusy),
    /** Attributes of the `button`. */
    getButtonProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        {
          ref,
          type,
          tabIndex,
          lang,
          disabled: isDisabled,
          // A busy button stays focusable, so that the keyboard is where it was when the answer comes.
          'aria-disabled': isBusy || undefined,
          'aria-busy': isBusy || undefined,
          'aria-describedby': describedBy,
          'aria-haspopup': opens?.kind === 'region' ? undefined : opens?.kind,
          'aria-expanded': opens?.isOpen,
          'aria-controls': opens?.isOpen ? opens.id : undefined,
          'aria-pressed': isPressed,
          // Enter that was held down over a dialog that has closed meanwhile, or over this button, presses once.
          onKeyDown: (event: { readonly key: string; readonly repeat: boolean; preventDefault(): void }) => {
            if (event.repeat && event.key === 'Enter') event.preventDefault();
          },
          onClick: (event: { preventDefault(): void }) => {
            if (isBusy) event.preventDefault();
            else onPress?.();
          },
        } as const,
        own,
      ),
  };
}
