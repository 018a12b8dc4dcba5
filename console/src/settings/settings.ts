import { atom } from 'nanostores';
import type { WritableAtom } from 'nanostores';
import { ACCENTS, DENSITIES, NAV_TONES } from '@milepost/kit/theme/names';
import { STORAGE_PREFIX, localShelf, noteStorageTrouble } from '../browser/storage.ts';
import type { Shelf } from '../browser/storage.ts';

export interface Setting<T> {
  /** The value now; survives a reload. */
  readonly store: WritableAtom<T>;
  readonly set: (value: T) => void;
}

interface StoredSettings {
  readonly name: string;
  /** Takes what storage holds, or the first value where that is nothing sensible. */
  readonly take: (text: string | null) => void;
  readonly text: () => string;
  /** Value where storage holds nothing. */
  readonly first: string;
  readonly reset: () => void;
}

/** Settings of one browser, each person's own. `shelf` is given by tests. */
export function createSettings(shelf: Shelf = localShelf) {
  const all: StoredSettings[] = [];
  let owner: string | null = null;
  const machineKey = (name: string) => `${STORAGE_PREFIX}${name}`;
  const ownKey = (name: string, userId: string) => `${STORAGE_PREFIX}${name}@${userId}`;
  const OWNER_KEY = machineKey('owner');

  function keep(name: string, text: string) {
    shelf.setItem(machineKey(name), text);
    if (owner !== null) shelf.setItem(ownKey(name, owner), text);
  }

  /**
   * A setting kept under the product prefix. What storage holds is believed only when it is one of `values`; anything else
   * counts as never set. @source shell §3
   */
  function choice<T extends string | boolean>(name: string, values: readonly T[], initial: T): Setting<T> {
    const known = (text: string | null) => values.find((value) => String(value) === text);
    const kept = shelf.getItem(machineKey(name));
    // What cannot be believed is taken away, so that nothing else trips over it.
    if (kept !== null && known(kept) === undefined) {
      noteStorageTrouble(`Storage held no value of ${machineKey(name)}: the first value is used`);
      shelf.removeItem(machineKey(name));
    }
    const read = (text: string | null) => known(text) ?? initial;
    const store = atom<T>(read(kept));
    all.push({
      name,
      take: (text) => store.set(read(text)),
      text: () => String(store.get()),
      first: String(initial),
      reset: () => set(initial),
    });
    const set = (value: T) => {
      keep(name, String(value));
      store.set(value);
    };
    return { store, set };
  }

  return {
    choice,
    flag: (name: string, initial: boolean) => choice(name, [true, false], initial),
    /**
     * From now on the settings are this person's. Somebody new on a browser that another person used begins with the first
     * values; what was chosen before anybody signed in is theirs. @reading R-291
     */
    adopt: (userId: string) => {
      const before = shelf.getItem(OWNER_KEY);
      owner = userId;
      if (before !== userId) shelf.setItem(OWNER_KEY, userId);
      for (const one of all) {
        const held = shelf.getItem(machineKey(one.name));
        const machine = before === null || before === userId ? held : null;
        one.take(shelf.getItem(ownKey(one.name, userId)) ?? machine);
        // Each write is a word to every other tab; most of the time nothing is different.
        if ((held ?? one.first) !== one.text()) shelf.setItem(machineKey(one.name), one.text());
      }
    },
    /** Every setting at its first value. */
    reset: () => all.forEach((one) => one.reset()),
    /** Another tab has written: the last one to write wins in all of them. */
    hear: ({ key, newValue }: { readonly key: string | null; readonly newValue: string | null }) => {
      const one = all.find(({ name }) => key === (owner === null ? machineKey(name) : ownKey(name, owner)));
      if (one && newValue !== null) one.take(newValue);
    },
  };
}

/** The settings of this browser; further ones are declared in `shellSettings.ts`. What the server says of itself is none of them. @source shell §3 @reading R-390 */
export const settings = createSettings();
export const { adopt: adoptSettings, reset: resetSettings, hear: onSettingsStored } = settings;

/** Light, dark, or what the operating system says. @reading R-032 */
export const APPEARANCES = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof APPEARANCES)[number];
export const appearance = settings.choice('appearance', APPEARANCES, 'system');

/** The accent. @source shell §2.5, §3 @reading R-384 */
export const themeClass = settings.choice('theme', ACCENTS, 'default');
/** Sidebar dark or light. @source shell §2.5 */
export const slideClass = settings.choice('slideClass', NAV_TONES, 'dark');
/** Size of controls. @source shell §2.5 */
export const density = settings.choice('size', DENSITIES, 'small');
/** Less motion than the operating system asks for. @reading R-292 */
export const reducedMotion = settings.flag('reducedMotion', false);
