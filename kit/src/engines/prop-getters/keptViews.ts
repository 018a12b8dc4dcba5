function isSame(one: object, other: object): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => Object.is(one[key as keyof object], other[key as keyof object]));
}

/** Views by slot. */
export interface KeptViews<View extends object> {
  /** The view of a slot: the one from before where nothing of it has changed, so that a memoised row is left alone. */
  readonly keep: (slot: number, view: View) => View;
}

/**
 * Keeps the views of rows from drawing to drawing.
 * @param same true for two views that are drawn alike: those whose members are the same, where left out
 */
export function createKeptViews<View extends object>(same: (one: View, other: View) => boolean = isSame): KeptViews<View> {
  const kept: View[] = [];
  return {
    keep(slot, view) {
      const before = kept[slot];
      if (before && same(before, view)) return before;
      kept[slot] = view;
      return view;
    },
  };
}
