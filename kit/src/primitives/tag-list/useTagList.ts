import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useKit } from '../kit-provider/index.ts';
import type { TagItem, TagListProps } from './types.ts';

/** Tags that are drawn when all are wanted: a page is no place for thousands. */
const MAX_TAGS = 100;

/** Spoken name of a tag. */
export const spokenTag = ({ label, note, fixedReason }: TagItem) => [label, note, fixedReason].filter(Boolean).join(' ');

/** Tags that show, the tab stop among their buttons, and the place of the focus when one leaves. */
export function useTagList({ tags, onRemove, maxShown = MAX_TAGS, fallbackRef }: TagListProps) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const listRef = useRef<HTMLUListElement>(null);
  const [stop, setStop] = useState(0);
  /** Place of a tag that was taken out from here: when it is gone, its neighbour has the focus. */
  const gone = useRef<number | null>(null);

  const buttons = () => [...(listRef.current?.querySelectorAll<HTMLElement>('button') ?? [])];

  useEffect(() => {
    if (gone.current === null) return;
    const at = gone.current;
    gone.current = null;
    const stops = buttons();
    (stops[at] ?? stops.at(-1) ?? fallbackRef?.current ?? listRef.current)?.focus();
  }, [tags, fallbackRef]);

  const say = (tag: TagItem) => {
    const name = tag.label;
    const left = tags.length - 1;
    announcer.say(left === 0 ? t`Removed ${{ name }}, nothing left` : t`Removed ${{ name }}, ${{ left }} left`);
  };
  const remove = (tag: TagItem, at: number) => {
    gone.current = at;
    say(tag);
    onRemove?.(tag.id);
  };

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const stops = buttons();
    const at = stops.findIndex((button) => button === document.activeElement);
    if (at === -1) return;
    const to = { ArrowLeft: at - 1, ArrowUp: at - 1, ArrowRight: at + 1, ArrowDown: at + 1, Home: 0, End: stops.length - 1 }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      stops[Math.max(0, Math.min(stops.length - 1, to))]?.focus();
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && stops[at]?.dataset['mpRemove'] !== undefined) {
      event.preventDefault();
      stops[at]?.click();
    }
  };

  const shown = tags.slice(0, Math.max(0, maxShown));
  const removable = onRemove ? shown.filter((tag) => tag.fixedReason === undefined) : [];
  const stopCount = removable.length + (shown.length < tags.length ? 1 : 0);
  const active = Math.max(0, Math.min(stop, stopCount - 1));
  const stopProps = (at: number) => ({ tabIndex: at === active ? 0 : -1, onFocus: () => setStop(at) }) as const;

  return {
    shown,
    hiddenCount: tags.length - shown.length,
    listProps: { ref: listRef, tabIndex: -1, onKeyDown: handleKey },
    /** Undefined where the tag stays. */
    removeProps: (tag: TagItem) => {
      const at = removable.indexOf(tag);
      return at === -1 ? undefined : { ...stopProps(at), onClick: () => remove(tag, at) };
    },
    moreProps: stopProps(stopCount - 1),
    /** Taken out in the list of all, which keeps the focus itself. */
    removeElsewhere: (id: string) => {
      const tag = tags.find((each) => each.id === id);
      if (!tag) return;
      if (tag.fixedReason !== undefined) return announcer.say(tag.fixedReason);
      say(tag);
      onRemove?.(id);
    },
  };
}
