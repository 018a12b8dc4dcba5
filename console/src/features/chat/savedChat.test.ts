import { expect, test, vi } from 'vitest';
import { resetSession } from '../../auth/sessionAtom.ts';
import { createUnsavedScope } from '../../open-pages/unsaved.ts';
import type { ChatStore } from './store/chatStore.ts';
import { savedChat, windowState } from './savedChat.ts';

/** A store that says what it is told to. */
function aChat() {
  const state = { hasUnsent: false };
  let changed = () => {};
  const store = {
    hasUnsent: () => state.hasUnsent,
    watch: (hear: () => void) => {
      changed = hear;
      return () => undefined;
    },
  } as unknown as ChatStore;
  const become = (hasUnsent: boolean) => {
    state.hasUnsent = hasUnsent;
    changed();
  };
  return { kept: { store, addressOf: () => null }, become };
}

test('a draft is unsaved from its first letter until it is sent, whatever the window shows, and no window makes it anew', () => {
  const place = createUnsavedScope();
  const { kept, become } = aChat();
  const make = vi.fn<() => typeof kept>(() => kept);
  expect(savedChat(make, place)).toBe(kept);
  become(true);
  expect([...place.forms.get()]).toEqual(['chat']);
  // The frame went off the page for a lock, and came back.
  expect(savedChat(make, place)).toBe(kept);
  expect(make).toHaveBeenCalledOnce();
  expect([...place.forms.get()]).toEqual(['chat']);
  become(false);
  expect([...place.forms.get()]).toEqual([]);
});

test('with the session everything of the chat is gone', () => {
  const place = createUnsavedScope();
  windowState.set('open');
  resetSession();
  const { kept } = aChat();
  expect([windowState.get(), savedChat(() => kept, place)]).toEqual(['never', kept]);
});
