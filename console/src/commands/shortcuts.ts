import { isComposingKey } from '@milepost/kit/engines/ime-guard';
import { pageLayers } from '@milepost/kit/engines/layer-stack';
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { areKeys, ariaKeys, isSingleKey, keyCaps } from './keys.ts';
import type { Keys } from './keys.ts';
import { singleKeys } from '../settings/shellSettings.ts';

/** Groups of commands in the list of shortcuts and in the palette. */
export const COMMAND_GROUPS = ['page', 'open', 'session', 'setting'] as const;
export type CommandGroup = (typeof COMMAND_GROUPS)[number];

/** Something that can be done from the keyboard: one entry drives the key, the palette, the tooltip and the list of shortcuts. */
export interface Command {
  /** Unique: of two with the same id, or the same keys, the one registered last is meant. */
  readonly id: string;
  readonly group: CommandGroup;
  /** Name of what it does, in the language of the page. */
  readonly label: string;
  /** Left out: only in the palette. */
  readonly keys?: Keys;
  /** Words after the label in the palette: how a setting stands. */
  readonly note?: string;
  readonly run: () => void;
}

/** Facts a registry has of the page around it. */
export interface CommandWorld {
  readonly isMac: boolean;
  readonly areSingleKeysOn: () => boolean;
  /** Something lies over the page, and keys are its own. */
  readonly isCovered: () => boolean;
}

export interface Commands {
  /** Makes a command known; the returned function takes it back. */
  readonly register: (command: Command) => () => void;
  /** All that are known, the same list until something changes. */
  readonly list: () => readonly Command[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Runs the command of a key press. @returns whether there is one */
  readonly press: (event: KeyboardEvent) => boolean;
}

const TEXT =
  ':is(input, textarea, select, [contenteditable=""], [contenteditable=true], [role=textbox], [role=searchbox], [role=combobox])';
/** In these a letter goes to what begins with it. Not so in the rows of a list; grids with letters lie over the page. */
const TYPE_AHEAD = ':is([role=listbox], [role=tree], [role=menu])';

function isTypedInto(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`${TEXT}, ${TYPE_AHEAD}`) !== null;
}

/** Commands of one page. `world` is given by tests. */
export function createCommands(world: CommandWorld): Commands {
  let known: readonly Command[] = [];
  let shown: readonly Command[] = [];
  const listeners = new Set<() => void>();
  const become = (next: readonly Command[]) => {
    known = next;
    shown = next.filter(({ id }, at) => next.findLastIndex((other) => other.id === id) === at);
    for (const listener of listeners) listener();
  };
  return {
    register(command) {
      become([...known, command]);
      return () => become(known.filter((other) => other !== command));
    },
    list: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    press(event) {
      if (event.defaultPrevented || event.repeat || isComposingKey(event)) return false;
      const command = shown.findLast(({ keys }) => keys !== undefined && areKeys(event, keys, world.isMac));
      if (!command?.keys) return false;
      if (isSingleKey(command.keys) && (!world.areSingleKeysOn() || isTypedInto(event.target))) return false;
      // Also where it does nothing now: the browser's own meaning of the keys would surprise.
      event.preventDefault();
      if (world.isCovered()) return false;
      command.run();
      return true;
    },
  };
}

const isMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);

const ofPage = createCommands({
  isMac,
  areSingleKeysOn: () => singleKeys.store.get(),
  isCovered: () => pageLayers().top() !== null,
});

let holders = 0;
const onKey = (event: KeyboardEvent) => void ofPage.press(event);

/** Registers with the page, which listens while there is anything to listen for. */
function registerWithPage(command: Command): () => void {
  if (holders === 0) document.addEventListener('keydown', onKey);
  holders += 1;
  const takeBack = ofPage.register(command);
  return () => {
    takeBack();
    holders -= 1;
    if (holders === 0) document.removeEventListener('keydown', onKey);
  };
}

/**
 * Makes a command known for as long as the calling component is shown: its key works, the palette finds it, the list of
 * shortcuts has it. Null where the person may not, or cannot now. Keys never act while an input method composes or something
 * lies over the page; a single key not while one types. @reading R-335
 */
export function useShortcut(command: Command | null): void {
  const run = useEffectEvent(() => command?.run());
  const { id, group, label, keys, note } = command ?? {};
  useEffect(() => {
    if (id === undefined || group === undefined || label === undefined) return undefined;
    return registerWithPage({ id, group, label, ...(keys && { keys }), ...(note && { note }), run: () => run() });
  }, [id, group, label, keys, note]);
}

/** Several at once, for as long as the calling component is shown. They have no keys. */
export function useCommandList(list: readonly Omit<Command, 'keys'>[]): void {
  const run = useEffectEvent((id: string) => list.find((command) => command.id === id)?.run());
  const known = JSON.stringify(list.map(({ id, group, label }) => ({ id, group, label })));
  useEffect(() => {
    const commands: Omit<Command, 'run'>[] = JSON.parse(known);
    const takeBack = commands.map((command) => registerWithPage({ ...command, run: () => run(command.id) }));
    return () => {
      for (const take of takeBack) take();
    };
  }, [known]);
}

/** Every command that is known now. */
export function useCommands(): readonly Command[] {
  return useSyncExternalStore(ofPage.subscribe, ofPage.list);
}

/** Keys as they are printed on this person's keyboard. */
export const capsOf = (keys: Keys): readonly string[] => keyCaps(keys, isMac);

/** The keys of a command for its button: `text` for a tooltip, `aria` for `aria-keyshortcuts`; null without keys. */
export function useKeysOf(id: string): { readonly text: string; readonly aria: string } | null {
  const commands = useCommands();
  return useMemo(() => {
    const keys = commands.find((command) => command.id === id)?.keys;
    return keys === undefined ? null : { text: capsOf(keys).join(' '), aria: ariaKeys(keys, isMac) };
  }, [commands, id]);
}
