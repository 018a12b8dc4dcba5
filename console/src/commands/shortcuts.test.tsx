import { act } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderInConsole } from '../testing/renderInConsole.tsx';
import { createCommands, useCommands, useKeysOf, useShortcut } from './shortcuts.ts';
import type { Command, CommandWorld } from './shortcuts.ts';
import { singleKeys } from '../settings/shellSettings.ts';

const command = (id: string, keys: string, run: () => void = () => undefined): Command => ({ id, group: 'page', label: id, keys, run });

function world(rest: Partial<CommandWorld> = {}) {
  return createCommands({ isMac: false, areSingleKeysOn: () => true, isCovered: () => false, ...rest });
}

/** A key pressed in an element, as the page hears it. */
function pressed(init: KeyboardEventInit, markup = '<button>x</button>'): KeyboardEvent {
  const holder = document.createElement('div');
  holder.innerHTML = markup;
  document.body.append(holder);
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  const target = holder.querySelector('[data-at]') ?? holder.firstElementChild;
  target?.dispatchEvent(event);
  return event;
}

afterEach(() => {
  document.body.replaceChildren();
  singleKeys.set(true);
});

describe('a key runs its command', () => {
  test('once, and the browser does nothing with it', () => {
    const run = vi.fn<() => void>();
    const commands = world();
    commands.register(command('search', 'Mod+K', run));
    const event = pressed({ key: 'k', ctrlKey: true });
    expect(commands.press(event)).toBe(true);
    expect(run).toHaveBeenCalledOnce();
    expect(event.defaultPrevented).toBe(true);
  });

  test('from a row of a list too', () => {
    const run = vi.fn<() => void>();
    const commands = world();
    commands.register(command('add', 'N', run));
    commands.press(pressed({ key: 'n' }, '<div role="treegrid"><div role="row" data-at tabindex="0"></div></div>'));
    expect(run).toHaveBeenCalledOnce();
  });

  test('of two with the same keys the one registered last is meant, until it is taken back', () => {
    const [page, inner] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const commands = world();
    commands.register(command('page', 'Mod+K', page));
    const takeBack = commands.register(command('inner', 'Mod+K', inner));
    commands.press(pressed({ key: 'k', ctrlKey: true }));
    takeBack();
    commands.press(pressed({ key: 'k', ctrlKey: true }));
    expect(inner).toHaveBeenCalledOnce();
    expect(page).toHaveBeenCalledOnce();
  });

  test.each<readonly [string, KeyboardEventInit, string]>([
    ['held down', { key: '?', repeat: true }, '<button>x</button>'],
    ['while an input method composes', { key: '?', isComposing: true }, '<button>x</button>'],
    ['while one types in a field', { key: '?' }, '<input>'],
    ['in a long text', { key: '?' }, '<textarea></textarea>'],
    ['in edited text', { key: '?' }, '<div contenteditable="true"><b data-at>x</b></div>'],
    ['in a field of our own', { key: '?' }, '<div role="combobox" tabindex="0"></div>'],
    ['where letters find rows', { key: '?' }, '<div role="tree"><div role="treeitem" data-at tabindex="0"></div></div>'],
  ])('a single key does nothing %s', (_, init, markup) => {
    const run = vi.fn<() => void>();
    const commands = world();
    commands.register(command('help', '?', run));
    expect(commands.press(pressed(init, markup))).toBe(false);
    expect(run).not.toHaveBeenCalled();
  });

  test('keys with Ctrl act in fields too', () => {
    const run = vi.fn<() => void>();
    const commands = world();
    commands.register(command('search', 'Mod+K', run));
    commands.press(pressed({ key: 'k', ctrlKey: true }, '<input>'));
    expect(run).toHaveBeenCalledOnce();
  });

  test('single keys can be switched off; others stay', () => {
    const [help, search] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const commands = world({ areSingleKeysOn: () => false });
    commands.register(command('help', '?', help));
    commands.register(command('search', 'Mod+K', search));
    commands.press(pressed({ key: '?' }));
    commands.press(pressed({ key: 'k', ctrlKey: true }));
    expect(help).not.toHaveBeenCalled();
    expect(search).toHaveBeenCalledOnce();
  });

  test('nothing runs under a dialog, and the browser does nothing with the keys either', () => {
    const run = vi.fn<() => void>();
    const commands = world({ isCovered: () => true });
    commands.register(command('search', 'Mod+K', run));
    const event = pressed({ key: 'k', ctrlKey: true });
    expect(commands.press(event)).toBe(false);
    expect(run).not.toHaveBeenCalled();
    expect(event.defaultPrevented).toBe(true);
  });
});

describe('what is shown of the commands', () => {
  function Lock({ isPermitted, run }: { readonly isPermitted: boolean; readonly run: () => void }) {
    useShortcut(isPermitted ? { id: 'lock', group: 'session', label: 'Lock the screen', keys: 'Mod+Shift+L', run } : null);
    const keys = useKeysOf('lock');
    const commands = useCommands();
    return (
      <p data-keys={keys?.text} data-aria={keys?.aria}>
        {commands.map(({ label }) => label).join()}
      </p>
    );
  }
  const ctrlShiftL = { key: 'L', ctrlKey: true, shiftKey: true, bubbles: true, cancelable: true };

  test('a command is known while its component is shown, and its button is told the keys', async () => {
    const run = vi.fn<() => void>();
    const { one } = await renderInConsole(<Lock isPermitted run={run} />);
    expect(one('p').textContent).toBe('Lock the screen');
    expect(one('p').dataset).toMatchObject({ keys: 'Ctrl Shift L', aria: 'Control+Shift+L' });
    await act(async () => void document.body.dispatchEvent(new KeyboardEvent('keydown', ctrlShiftL)));
    expect(run).toHaveBeenCalledOnce();
  });

  test('without the permission it is in no list and its key does nothing', async () => {
    const run = vi.fn<() => void>();
    const { one } = await renderInConsole(<Lock isPermitted={false} run={run} />);
    expect(one('p').textContent).toBe('');
    await act(async () => void document.body.dispatchEvent(new KeyboardEvent('keydown', ctrlShiftL)));
    expect(run).not.toHaveBeenCalled();
  });
});
