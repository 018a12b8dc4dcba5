import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useShortcut } from '../../commands/shortcuts.ts';
import { singleKeys } from '../../settings/shellSettings.ts';
import { renderInConsole } from '../../testing/renderInConsole.tsx';
import { ShortcutsHost } from './index.ts';

function Page({ run }: { readonly run: () => void }) {
  useShortcut({ id: 'refresh', group: 'page', label: 'Refresh the page', keys: 'Alt+Shift+R', run });
  useShortcut({ id: 'quiet', group: 'page', label: 'Without keys', run });
  return <ShortcutsHost />;
}

const press = (init: KeyboardEventInit) =>
  act(async () => void document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })));

/** Nothing has a size without a browser. */
class NoSizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => void vi.stubGlobal('ResizeObserver', NoSizes));
afterEach(() => {
  vi.unstubAllGlobals();
  singleKeys.set(true);
});

test('? opens the list of all registered shortcuts by group; what has no keys is not in it', async () => {
  const { appeared } = await renderInConsole(<Page run={vi.fn<() => void>()} />);
  await press({ key: '?', shiftKey: true });
  const dialog = await appeared('[role=dialog]');
  const rows = [...dialog.querySelectorAll('li')].map((row) => row.textContent);
  expect(rows).toContain('Refresh the pageAltShiftR');
  expect(rows).toContain('Keyboard shortcuts?');
  expect(dialog.textContent).not.toContain('Without keys');
  expect(dialog.textContent).toContain('In the bar of open pages');
});

test.each([
  ['<div role="grid" data-mode="nav"></div>', ['In a table one fills in'], 'Fill downCtrlD'],
  ['<div role="treegrid"></div>', ['In a list'], 'Choose the rowSpace'],
  ['<div role="grid"></div><div role="grid" data-mode="edit"></div>', ['In a table one fills in', 'In a list'], 'Undo and redoCtrlZ Y'],
])('keys of the grids on the page are listed: %s', async (drawn, groups, row) => {
  const grids = document.createElement('div');
  grids.innerHTML = drawn;
  document.body.append(grids);
  const { appeared } = await renderInConsole(<Page run={vi.fn<() => void>()} />);
  await press({ key: '?' });
  const dialog = await appeared('[role=dialog]');
  const titles = [...dialog.querySelectorAll('section')].map((section) => section.firstElementChild?.textContent ?? '');
  expect(titles.filter((title) => /^In a (?:list|table)/.test(title))).toEqual(groups);
  expect([...dialog.querySelectorAll('li')].map(({ textContent }) => textContent)).toContain(row);
  grids.remove();
});

test('its switch turns shortcuts of a single key off; the list is then opened from the palette', async () => {
  const { appeared, press: click } = await renderInConsole(<Page run={vi.fn<() => void>()} />);
  await press({ key: '?' });
  await appeared('[role=dialog] [role=switch]');
  await click('[role=dialog] [role=switch]');
  expect(singleKeys.store.get()).toBe(false);
  await click('[role=dialog] footer button');
  expect(document.querySelector('[role=dialog]')).toBeNull();
  await press({ key: '?' });
  expect(document.querySelector('[role=dialog]')).toBeNull();
});
