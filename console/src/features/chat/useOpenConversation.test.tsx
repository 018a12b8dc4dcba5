import type { ChatImages } from '@milepost/kit/chat-log';
import { createUploadQueue } from '@milepost/kit/engines/upload';
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import type { ChatStore } from './store/chatStore.ts';
import { createConversation } from './store/conversation.ts';
import { openPersonId, unreadBySender } from './unread.ts';
import { useOpenConversation } from './useOpenConversation.ts';

const IMAGES: ChatImages = {
  onAdd: () => Promise.resolve(null),
  queue: createUploadQueue<string>({ send: () => new Promise(() => undefined), rules: {}, heldCount: () => 0, tell: () => undefined }),
};
const opened = vi.fn<ChatStore['open']>((personId, name) => createConversation(personId, name, IMAGES));
const store = { open: opened } as unknown as ChatStore;

/** The window, as far as it matters: whom it shows, and how often that came into sight. */
function Shown() {
  const { conversation, visit, choose } = useOpenConversation(store, true);
  return (
    <>
      <button onClick={() => choose({ id: 'u1', name: '张三', picture: null, department: '' })}>choose</button>
      <output>{`${conversation?.personId ?? 'nobody'} ${visit}`}</output>
    </>
  );
}
/** Puts the tab into the background, or to the front. */
const become = (state: DocumentVisibilityState) =>
  act(async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  });

test('a tab in the background reads nothing; what came meanwhile is read when it comes to the front', async () => {
  onTestFinished(() => {
    vi.restoreAllMocks();
    unreadBySender.set(new Map());
  });
  const page = await renderInConsole(<Shown />);
  await page.press('button');
  expect([openPersonId.get(), page.one('output').textContent]).toEqual(['u1', 'u1 1']);

  await become('hidden');
  expect(openPersonId.get()).toBeNull();
  await become('visible');
  expect([openPersonId.get(), page.one('output').textContent]).toEqual(['u1', 'u1 1']);

  await become('hidden');
  unreadBySender.set(new Map([['u1', 2]]));
  await become('visible');
  expect(opened).toHaveBeenLastCalledWith('u1', '', 2, null);
  expect(unreadBySender.get().get('u1')).toBeUndefined();
  // The window is not drawn anew: focus, place and draft stay.
  expect(page.one('output').textContent).toBe('u1 1');
});
