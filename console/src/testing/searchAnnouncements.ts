import { act } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import type { Rendered } from './renderInConsole.tsx';

/** Sentences that are said from now on, and a wait for the number of them. */
export function listen() {
  const said: (string | null)[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      if (target instanceof Element && target.matches('[data-live-region]')) said.push(...[...addedNodes].map((line) => line.textContent));
  });
  observer.observe(document.body, { subtree: true, childList: true });
  onTestFinished(() => observer.disconnect());
  return {
    said,
    hear: (count: number) => vi.waitFor(() => expect(said.length).toBeGreaterThanOrEqual(count), { timeout: 20_000 }),
  };
}

/** Presses the button with these words. */
export const pressNamed = (name: string) =>
  act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());

/** Searches a list for 吨 as a person does, then for nothing that is there, then resets. @returns what was said, oldest first */
export async function searchAnnouncements(page: Rendered) {
  const { said, hear } = listen();
  // A sentence may be there before anybody waits for it.
  const press = async (name: string) => {
    const before = said.length;
    await pressNamed(name);
    await hear(before + 1);
  };
  for (const text of ['吨', 'zzz']) {
    await page.type('search input', text);
    await press('Search');
  }
  await press('Reset');
  return said;
}
