import type { DraftPlace } from './draftStore.ts';

/** Forms that are open in this tab, and what was left without a decision. */
export interface OpenForms {
  /** The key of a draft this tab has left without saving or giving it up: the form was taken away, not closed. */
  readonly leftAt: (place: DraftPlace) => string | null;
  readonly attach: (place: DraftPlace, key: string) => void;
  /**
   * The form is gone, or out of sight with its page, which may come back with the form or without: a form that does not come back says
   * nothing. Whether the draft stays is the draft's own.
   */
  readonly detach: (place: DraftPlace, key: string, isOutOfSight: boolean) => void;
  /** Makes the form that is opened next at a place begin with a draft. */
  readonly leave: (place: DraftPlace, key: string) => void;
  /** The draft was saved, given up or taken over. */
  readonly forget: (key: string) => void;
  readonly isOpen: (key: string) => boolean;
  /** A form of this name is open here, over whichever record. */
  readonly isAnyOpen: (form: string) => boolean;
  /** Calls the listener when a form opens or goes. @returns ends it */
  readonly subscribe: (listener: () => void) => () => void;
  /** Keys of drafts whose forms are open in other tabs. Without an answer in time none is. */
  readonly openElsewhere: (keys: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** Time other tabs have to say which forms they have open, in milliseconds: they answer from memory. */
const ANSWER_MS = 150;
const CHANNEL = 'milepost-drafts';

type Message =
  | { readonly kind: 'ask'; readonly id: string; readonly keys: readonly string[] }
  | { readonly kind: 'open'; readonly id: string; readonly keys: readonly string[] };

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'kind' in value && 'id' in value && 'keys' in value && Array.isArray(value.keys);

const placeKey = ({ userId, form, record }: DraftPlace): string => JSON.stringify([userId, form, record]);

/** @param openChannel opens the channel between tabs; where it throws this tab is taken for the only one */
export function createOpenForms(
  after: (delayMs: number, task: () => void) => () => void,
  openChannel: () => BroadcastChannel = () => new BroadcastChannel(CHANNEL),
): OpenForms {
  const open = new Map<string, { readonly form: string; readonly count: number }>();
  /** Forms of pages out of sight: other tabs do not offer their drafts. */
  const outOfSight = new Set<string>();
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  const left = new Map<string, string>();
  let channel: BroadcastChannel | null = null;
  try {
    channel = openChannel();
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!isMessage(data) || data.kind !== 'ask') return;
      const keys = data.keys.filter((key) => open.has(key) || outOfSight.has(key));
      if (keys.length > 0) channel?.postMessage({ kind: 'open', id: data.id, keys } satisfies Message);
    });
  } catch {
    channel = null;
  }
  return {
    leftAt: (place) => left.get(placeKey(place)) ?? null,
    attach(place, key) {
      outOfSight.delete(key);
      open.set(key, { form: place.form, count: (open.get(key)?.count ?? 0) + 1 });
      if (left.get(placeKey(place)) === key) left.delete(placeKey(place));
      tell();
    },
    detach(place, key, isOutOfSight) {
      if (isOutOfSight) outOfSight.add(key);
      const count = (open.get(key)?.count ?? 1) - 1;
      if (count > 0) open.set(key, { form: place.form, count });
      else open.delete(key);
      if (count <= 0) left.set(placeKey(place), key);
      tell();
    },
    leave: (place, key) => void left.set(placeKey(place), key),
    forget(key) {
      outOfSight.delete(key);
      for (const [place, one] of left) if (one === key) left.delete(place);
    },
    isOpen: (key) => open.has(key),
    isAnyOpen: (form) => [...open.values()].some((one) => one.form === form),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    openElsewhere(keys) {
      const found = new Set<string>();
      if (!channel || keys.length === 0) return Promise.resolve(found);
      const asked = channel;
      const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
      return new Promise((resolve) => {
        const hear = ({ data }: MessageEvent<unknown>) => {
          if (isMessage(data) && data.kind === 'open' && data.id === id) for (const key of data.keys) found.add(key);
        };
        asked.addEventListener('message', hear);
        asked.postMessage({ kind: 'ask', id, keys } satisfies Message);
        after(ANSWER_MS, () => {
          asked.removeEventListener('message', hear);
          resolve(found);
        });
      });
    },
  };
}
