/** Number of identities a picker remembers. @reading R-182 */
export const RECENT_LIMIT = 10;

/** The part of `Storage` that is used; a browser may refuse every call of it. */
export type RecentStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The identities a person chose last in one picker. */
export interface RecentlyChosen {
  /** Newest first, each once, at most ten. Empty where storage is blocked or holds something else. */
  read(): readonly string[];
  /** Puts what was just confirmed in front, the last chosen first. Never throws: what storage refuses is forgotten with the page. */
  remember(identities: readonly string[]): void;
}

/**
 * A list of recent identities with new ones in front.
 * @param chosen in the order of choosing: the last is the newest
 */
export function withRecent(recent: readonly string[], chosen: readonly string[], limit = RECENT_LIMIT): readonly string[] {
  return [...new Set([...chosen.toReversed(), ...recent])].slice(0, limit);
}

function parseRecent(text: string | null): readonly string[] {
  if (text === null) return [];
  try {
    const parsed: unknown = JSON.parse(text);
    if (!Array.isArray(parsed)) return [];
    const identities: unknown[] = parsed;
    return [...new Set(identities.filter((identity) => typeof identity === 'string'))].slice(0, RECENT_LIMIT);
  } catch {
    return [];
  }
}

/**
 * The last choices, kept in storage under one key.
 * @param open gives the storage; reading `window.localStorage` may itself throw
 * @param key the whole key, different for every picker and every person of the browser
 */
export function recentlyChosen(open: () => RecentStorage, key: string): RecentlyChosen {
  /** Identities that storage did not take. */
  let unsaved: readonly string[] | null = null;

  function read(): readonly string[] {
    if (unsaved) return unsaved;
    try {
      return parseRecent(open().getItem(key));
    } catch {
      return [];
    }
  }

  return {
    read,
    remember(identities) {
      const recent = withRecent(read(), identities);
      try {
        open().setItem(key, JSON.stringify(recent));
        unsaved = null;
      } catch {
        unsaved = recent;
      }
    },
  };
}
