import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, RefObject } from 'react';
import type { Tag } from './types.ts';

/** Place the keyboard shall be at when certain tags are gone. */
interface FocusRequest {
  readonly gone: readonly string[];
  readonly to: string;
  /** `lost`: only where nothing has the keyboard. */
  readonly when: 'always' | 'lost';
}

/** The link of a tag. */
export const linkOf = (list: HTMLElement | null, id: string) =>
  list?.querySelector<HTMLElement>(`[data-mp-tag="${CSS.escape(id)}"] > a`) ?? null;

const hasNothing = () => document.activeElement === null || document.activeElement === document.body;

/** One stop of the keyboard among the tags: the one it is on, else the current page, else the first. */
export function useTagFocus(listRef: RefObject<HTMLElement | null>, tags: readonly Tag[], currentId: string | null) {
  const [heldId, setHeldId] = useState<string | null>(null);
  const request = useRef<FocusRequest | null>(null);
  const isOpen = (id: string | null) => id !== null && tags.some((tag) => tag.id === id);
  const stopId = [heldId, currentId].find(isOpen) ?? tags[0]?.id ?? null;

  function fulfil() {
    const { current } = request;
    const list = listRef.current;
    if (!current || !list || current.gone.some((id) => linkOf(list, id))) return;
    request.current = null;
    if (current.when === 'always' || hasNothing()) linkOf(list, current.to)?.focus();
  }
  useEffect(fulfil);

  return {
    stopId,
    /** Puts the keyboard on a tag as soon as the others are gone. */
    requestFocus: (next: FocusRequest) => {
      request.current = next;
      // A menu it was asked in is closed by then.
      requestAnimationFrame(fulfil);
    },
    listProps: {
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        const id = target.closest<HTMLElement>('[data-mp-tag]')?.dataset['mpTag'];
        if (id !== undefined) setHeldId(id);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) setHeldId(null);
      },
    },
  };
}
