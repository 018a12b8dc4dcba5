import { createContext, useContext, useEffect, useId } from 'react';
import { atom } from 'nanostores';
import type { WritableAtom } from 'nanostores';

/** What holds something typed and not saved within one place: a page that is kept, or the frame around all of them. */
export interface UnsavedPlace {
  /** Ids of the forms that hold something. */
  readonly forms: WritableAtom<ReadonlySet<string>>;
  /** False while the page is kept out of sight: its effects are gone, what was typed is not. */
  isShown: boolean;
}

export function createUnsavedPlace(): UnsavedPlace {
  return { forms: atom<ReadonlySet<string>>(new Set()), isShown: true };
}

/** Says whether a place is in sight; to be called before its effects go or come back. */
export function setInSight(place: UnsavedPlace, isShown: boolean): void {
  place.isShown = isShown;
}

const Context = createContext<UnsavedPlace>(createUnsavedPlace());

/** Collects what the forms below have not saved. */
export const UnsavedProvider = Context.Provider;

/**
 * Tells the page around this form whether it holds something typed and not saved. Leaving, closing, reloading and signing
 * out then ask first, and the page's tag is marked.
 */
export function useUnsaved(isDirty: boolean): void {
  const place = useContext(Context);
  const id = useId();
  useEffect(() => {
    const { forms } = place;
    const has = forms.get().has(id);
    const put = (change: (ids: Set<string>) => void) => {
      const next = new Set(forms.get());
      change(next);
      forms.set(next);
    };
    if (isDirty && !has) put((ids) => ids.add(id));
    if (!isDirty && has) put((ids) => ids.delete(id));
    // A page out of sight has lost its effects, not its text.
    return () => {
      if (place.isShown && forms.get().has(id)) put((ids) => ids.delete(id));
    };
  }, [place, id, isDirty]);
}
