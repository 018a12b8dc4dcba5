import { createContext, useContext } from 'react';
import type { DraftStore } from './draftStore.ts';
import type { OpenForms } from './openForms.ts';

/** Place of the drafts of one person. */
export interface Drafts {
  readonly userId: string;
  readonly store: DraftStore;
  readonly forms: OpenForms;
}

const Context = createContext<Drafts | null>(null);

/** Drafts of the person who uses the forms below; without it nothing is stored. */
export const DraftsProvider = Context.Provider;
export const useDrafts = (): Drafts | null => useContext(Context);
