import { markUnsaved } from '../../open-pages/unsaved.ts';
import type { UnsavedScope } from '../../open-pages/unsaved.ts';
import { sessionAtom } from '../../auth/sessionAtom.ts';
import type { FileAddress } from './store/chatMessages.ts';
import type { ChatStore } from './store/chatStore.ts';
import type { ChosenPerson } from './RecentPane.tsx';

/** State of the window; once opened it stays, out of sight, with what was typed. */
export type WindowState = 'never' | 'open' | 'minimised' | 'closed';

/** Parts of the chat that outlive its window, so that a locked screen gives nothing up. @reading R-001 */
interface StoredChat {
  readonly store: ChatStore;
  readonly addressOf: FileAddress;
}

/** State of the window. It stays where the frame is taken off the page for a lock: the window comes back as it was. */
export const windowState = sessionAtom<WindowState>('never');
/** The person whose conversation the window shows. */
export const shownPerson = sessionAtom<ChosenPerson | null>(null);
const kept = sessionAtom<StoredChat | null>(null);

/**
 * The conversations of this session, made once for all windows of it. Whatever in them is not on the server is unsaved, whether
 * a window shows them or not.
 */
export function savedChat(make: () => StoredChat, place: UnsavedScope): StoredChat {
  const before = kept.get();
  if (before) return before;
  const made = make();
  made.store.watch(() => markUnsaved(place, 'chat', made.store.hasUnsent()));
  kept.set(made);
  return made;
}
