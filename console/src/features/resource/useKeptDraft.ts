import { systemClock } from '@milepost/kit/engines/clock';
import type { FormStore } from '@milepost/kit/forms/store';
import { useEffect, useMemo, useState } from 'react';
import { localShelf } from '../../browser/storage.ts';
import { draftPlace } from './keptDraft.ts';
import type { DraftPlace, KeptDraft } from './keptDraft.ts';

/** Keeps what is typed into a form from now on, beside what was kept of other fields. @returns ends it */
export function watchTyping(store: FormStore, place: DraftPlace, now: () => number, before: KeptDraft | null = null): () => void {
  const typed = () => Object.fromEntries(store.changed().map((field) => [field, store.value(field)]));
  const keep = () => place.keep({ atMs: now(), values: { ...before?.values, ...typed() } });
  const stops = store.controls.map(({ control }) => store.subscribe(control.field, keep));
  return () => stops.forEach((stop) => stop());
}

/** Puts what was kept into the fields the form has; what was typed since stays. */
export function bringBack(store: FormStore, { values }: KeptDraft): void {
  const typed = store.changed();
  for (const { control } of store.controls)
    if (Object.hasOwn(values, control.field) && !typed.includes(control.field)) store.set(control.field, values[control.field], 'person');
}

export interface KeptDraftOffer {
  /** Moment the text was typed that was not saved; null where there is none, or the person has decided. */
  readonly atMs: number | null;
  readonly bringBack: () => void;
  /** Goes on without it: the next text takes its place. */
  readonly leave: () => void;
  /** The text was saved, or given up. */
  readonly drop: () => void;
}

interface Options {
  readonly store: FormStore;
  readonly screen: string;
  readonly id: string | null;
  readonly userId: string;
  /** The screen keeps drafts. */
  readonly isKept: boolean;
}

/** Text of a form that outlives the page: a crash, a session that ends, a window that was closed. @reading R-822 */
export function useKeptDraft({ store, screen, id, userId, isKept }: Options): KeptDraftOffer {
  const place = useMemo(() => draftPlace(localShelf, { screen, id, userId }), [screen, id, userId]);
  const [offered, setOffered] = useState(() => (isKept ? place.read(systemClock.now()) : null));
  useEffect(() => (isKept ? watchTyping(store, place, () => systemClock.now(), offered) : undefined), [isKept, offered, store, place]);
  return {
    atMs: offered?.atMs ?? null,
    bringBack() {
      if (offered) bringBack(store, offered);
      setOffered(null);
    },
    leave: () => setOffered(null),
    drop: () => isKept && place.drop(),
  };
}
