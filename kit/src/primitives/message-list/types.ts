import type { Toaster } from '../toast/index.ts';

export interface MessageListProps {
  readonly toaster: Toaster;
}
