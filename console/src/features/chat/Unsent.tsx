import { useStore } from '@nanostores/react';
import { useSyncExternalStore } from 'react';
import { useUnsaved } from '../../session/unsaved.ts';
import type { ChatStore } from './chatStore.ts';
import { hasUnsent } from './conversation.ts';
import type { OpenedConversation } from './conversation.ts';

interface UnsentProps {
  readonly store: ChatStore;
  readonly conversation: OpenedConversation;
}

/** Asks before the page is left while something typed is not sent. Apart, so that each letter and message redraws only this. */
export function Unsent({ store, conversation: { log, draft } }: UnsentProps) {
  useStore(draft);
  useSyncExternalStore(log.subscribe, log.version);
  useUnsaved(store.all().some(hasUnsent));
  return null;
}
