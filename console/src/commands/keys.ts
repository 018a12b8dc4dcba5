/** Keys of a command as they are written down: `Mod+K`, `Alt+Shift+R`, `?`. `Mod` is Ctrl, and ⌘ on a Mac. */
export type Keys = string;

interface Chord {
  readonly key: string;
  readonly hasMod: boolean;
  readonly hasAlt: boolean;
  readonly hasShift: boolean;
}

/** Members of a pressed key that are looked at. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

function chordOf(keys: Keys): Chord {
  const parts = keys.split(/\+(?=.)/);
  return {
    key: (parts.at(-1) ?? '').toLowerCase(),
    hasMod: parts.includes('Mod'),
    hasAlt: parts.includes('Alt'),
    hasShift: parts.includes('Shift'),
  };
}

/** True when keys are one letter, figure or sign without a key held: those must be switchable off. @reading R-335 */
export function isSingleKey(keys: Keys): boolean {
  const { key, hasMod, hasAlt } = chordOf(keys);
  return key.length === 1 && !hasMod && !hasAlt;
}

/**
 * True when the pressed key is the one of a chord: by what it writes, or for a letter where the keyboard writes another script,
 * by its place.
 */
function isKey({ key, code }: KeyPress, wanted: string): boolean {
  if (key.toLowerCase() === wanted) return true;
  return /^[a-z]$/.test(wanted) && !/^[ -~]$/.test(key) && code === `Key${wanted.toUpperCase()}`;
}

/** True when a key press is the keys of a command. @param isMac whether `Mod` is ⌘ */
export function areKeys(press: KeyPress, keys: Keys, isMac: boolean): boolean {
  const chord = chordOf(keys);
  const hasMod = isMac ? press.metaKey && !press.ctrlKey : press.ctrlKey && !press.metaKey;
  const hasOther = isMac ? press.ctrlKey : press.metaKey;
  if (hasMod !== chord.hasMod || hasOther || press.altKey !== chord.hasAlt) return false;
  // A sign such as ? needs Shift on some keyboards and not on others.
  const isSign = chord.key.length === 1 && !/[a-z0-9]/.test(chord.key);
  return (isSign || press.shiftKey === chord.hasShift) && isKey(press, chord.key);
}

const ON_MAC: Readonly<Record<string, string>> = { Mod: '⌘', Alt: '⌥', Shift: '⇧' };

/** Keys as they are printed on the keyboard, one text each: Ctrl, K. */
export function keyCaps(keys: Keys, isMac: boolean): readonly string[] {
  return keys.split(/\+(?=.)/).map((part) => (isMac ? ON_MAC[part] : undefined) ?? (part === 'Mod' ? 'Ctrl' : part));
}

/** Keys in the spelling of `aria-keyshortcuts`. */
export function ariaKeys(keys: Keys, isMac: boolean): string {
  return keys.replace('Mod', isMac ? 'Meta' : 'Control');
}
