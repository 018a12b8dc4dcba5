import type { Ref } from 'react';

export interface ChatButtonProps {
  /** Messages nobody has read; the badge shows 99 at most. @source shell §9 */
  readonly unreadCount: number;
  /** True while what the button opens is open. */
  readonly isOpen: boolean;
  /** Counts messages that came unread: with every rise the button blinks anew for five seconds, where motion is welcome. */
  readonly callCount: number;
  /** The person wants less motion than the operating system asks for: it does not blink. */
  readonly isStill?: boolean;
  readonly onPress: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}
