import { useEffect, useRef, useState } from 'react';
import type { FocusEvent } from 'react';
import type { TagData } from './types.ts';

/** Place the keyboard shall be at when certain tags are gone. */
interface FocusRequest {
  readonly gone: readonly string[];
  readonly to: string;
  /** `lost`: only where nothing has the keyboard. */
  readonly when: 'always' | 'lost';
}

interface TagFocusOptions {
  readonly tags: readonly TagData[];
  readonly currentId: string | null;
  /** Link of a tag that is drawn. */
  readonly linkOf: (id: string) => HTMLElement | null;
  /** Id of the tag an element is in. */
  readonly idAt: (target: EventTarget) => string | undefined;
}

const hasNothing = () => document.activeElement === null || document.activeElement === document.body;

/** One stop of the keyboard among the tags: the one it is on, else the current page, else the first. */
export function useTagFocus({ tags, currentId, linkOf, idAt }: TagFocusOptions) {
  const [heldId, setHeldId] = useState<string | null>(null);
  const request = useRef<FocusRequest | null>(null);
  const isOpen = (id: string | null) => id !== null && tags.some((tag) => tag.id === id);
  const stopId = [heldId, currentId].find(isOpen) ?? tags[0]?.id ?? null;

  function fulfil() {
    const { current } = request;
    if (!current || current.gone.some(linkOf)) return;
    request.current = null;
    if (current.when === 'always' || hasNothing()) linkOf(current.to)?.focus();
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
        const id = idAt(target);
        if (id !== undefined) setHeldId(id);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) setHeldId(null);
      },
    },
  };
}
