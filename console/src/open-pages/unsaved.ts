import { createContext, useContext, useEffect, useId } from 'react';
import { atom } from 'nanostores';
import type { WritableAtom } from 'nanostores';

/** Holders of typed and unsaved text within one place: a page that is kept, or the frame around all of them. */
export interface UnsavedScope {
  /** Ids of the forms that hold something. */
  readonly forms: WritableAtom<ReadonlySet<string>>;
  /** Removes the stored draft of each form, by the id of the form: for a person who has agreed to give up what was typed. */
  readonly discards: Map<string, () => void>;
  /** False while the page is kept out of sight: its effects are gone, what was typed is not. */
  isShown: boolean;
}

export function createUnsavedScope(): UnsavedScope {
  return { forms: atom<ReadonlySet<string>>(new Set()), discards: new Map(), isShown: true };
}

/** Says whether a place is in sight; to be called before its effects go or come back. */
export function setInSight(place: UnsavedScope, isShown: boolean): void {
  place.isShown = isShown;
}

const Context = createContext<UnsavedScope>(createUnsavedScope());

/** Collects what the forms below have not saved. */
export const UnsavedProvider = Context.Provider;

/** Scope in which what is drawn here says that it holds something typed; for what outlives being drawn, with `markUnsaved`. */
export const useUnsavedScope = (): UnsavedScope => useContext(Context);

/** Says whether something with a name of its own holds something typed and not saved. */
export function markUnsaved({ forms }: UnsavedScope, id: string, isDirty: boolean): void {
  const ids = new Set(forms.get());
  if (ids.has(id) === isDirty) return;
  if (isDirty) ids.add(id);
  else ids.delete(id);
  forms.set(ids);
}

/**
 * Tells the page around this form whether it holds something typed and not saved. Leaving, closing, reloading and signing
 * out then ask first, and the page's tag is marked.
 */
export function useUnsaved(isDirty: boolean): void {
  const place = useContext(Context);
  const id = useId();
  useEffect(() => {
    markUnsaved(place, id, isDirty);
    // A page out of sight has lost its effects, not its text.
    return () => {
      if (place.isShown) markUnsaved(place, id, false);
    };
  }, [place, id, isDirty]);
}
