import type { Toaster } from '../toast/index.ts';

export interface MessageListProps {
  readonly toaster: Toaster;
  /** Goes to the page a message was said on; left out, the page is named and does not lead anywhere. */
  readonly onFollow?: (href: string) => void;
}
