function isSame(one: object, other: object): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => Object.is(one[key as keyof object], other[key as keyof object]));
}

/** Views by slot. */
export interface KeptViews<View extends object> {
  /** The view of a slot: the one from before where nothing of it has changed, so that a memoised row is left alone. */
  readonly keep: (slot: number, view: View) => View;
}

/** Keeps the views of rows from drawing to drawing. */
export function createKeptViews<View extends object>(): KeptViews<View> {
  const kept: View[] = [];
  return {
    keep(slot, view) {
      const before = kept[slot];
      if (before && isSame(before, view)) return before;
      kept[slot] = view;
      return view;
    },
  };
}
