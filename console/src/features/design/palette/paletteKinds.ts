import type { Pinyin } from '@milepost/kit/engines/pinyin';
import { KINDS, KIND_NAMES } from '@milepost/openapi/domains/design';
import type { KindGroup, KindName } from '@milepost/openapi/domains/design';
import { KIND_KEYWORDS } from '../kinds/kindKeywords.ts';

/** Kinds of one group that a search has found. */
export interface PaletteGroup {
  readonly group: KindGroup;
  readonly kinds: readonly KindName[];
}

/**
 * Kinds that fit a search, by group. A name is found by its letters, its sound, and other words for it.
 * @param wordOf name of a kind in the language of the page
 */
export function paletteGroups(query: string, wordOf: (kind: KindName) => string, pinyin: Pinyin): readonly PaletteGroup[] {
  const wanted = query.trim();
  const fits = (kind: KindName): boolean =>
    wanted === '' ||
    pinyin.find(wordOf(kind), wanted) !== null ||
    pinyin.find(KIND_KEYWORDS[kind] ?? '', wanted) !== null ||
    kind.toLowerCase().includes(wanted.toLowerCase());
  const groups = [...new Set(KIND_NAMES.map((kind) => KINDS[kind].group))];
  return groups
    .map((group) => ({ group, kinds: KIND_NAMES.filter((kind) => KINDS[kind].group === group && fits(kind)) }))
    .filter(({ kinds }) => kinds.length > 0);
}
