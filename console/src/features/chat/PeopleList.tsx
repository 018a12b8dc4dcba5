import { plural } from '@lingui/core/macro';
import { DataText, EitherText } from '@milepost/kit/data-text';
import { useLingui } from '@lingui/react/macro';
import { Avatar } from '@milepost/kit/avatar';
import { badgeText } from '@milepost/kit/count-badge';
import { visuallyHidden } from '@milepost/kit/theme';
import { isNearEnd } from '@milepost/kit/engines/paged-list';
import { VirtualRows, useVirtualRows, virtualRowProps } from '@milepost/kit/virtual-list';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, UIEvent } from 'react';
import * as css from './PeopleList.css.ts';

/** Somebody in a list of the chat window. */
export interface ListedPerson {
  readonly id: string;
  readonly name: string;
  /** Address of their picture; null where there is none, or it is not to be trusted. @source shell §3 (headIcon) */
  readonly picture: string | null;
  /** Under the name: the newest word, or where they work. */
  readonly line: string;
  /** Beside the name, such as when that was. */
  readonly note: string;
  /** The whole of what the note is short for. @reading R-388 */
  readonly noteTitle?: string | undefined;
  readonly unreadCount: number;
  readonly isOnline: boolean;
}

export interface PeopleListProps {
  readonly label: string;
  readonly people: readonly ListedPerson[];
  /** Number of all there are, where more are still to come. */
  readonly total?: number;
  readonly selectedId: string | null;
  readonly onChoose: (id: string) => void;
  /** The end is near: within so many px. */
  readonly onNearEnd?: { readonly withinPx: number; readonly call: () => void };
}

const KEYS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** People to talk to: one stop of Tab, arrows go, Enter or Space opens the conversation. */
export function PeopleList({ label, people, total = people.length, selectedId, onChoose, onNearEnd }: PeopleListProps) {
  const listRef = useRef<HTMLDivElement>(null);
  const [currentId, setCurrentId] = useState<string | null>(null);
  const lastPlace = useRef(-1);
  const keys = useMemo(() => people.map(({ id }) => id), [people]);
  const stopId = [currentId, selectedId].find((id) => id !== null && keys.includes(id)) ?? keys[0];
  const stopAt = keys.findIndex((id) => id === stopId);
  const { parts, goTo, scrollProps } = useVirtualRows({ scrollRef: listRef, keys, guessPx: css.PERSON_PX, pinned: [stopAt] });

  // Who was left out took the keyboard along: the one in the same place gets it.
  const keepKeyboard = useEffectEvent(() => {
    if (lastPlace.current >= 0 && document.activeElement === document.body) goTo(Math.min(lastPlace.current, keys.length - 1));
  });
  useEffect(() => keepKeyboard(), [people]);

  function handleKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if ((event.key === 'Enter' || event.key === ' ') && stopId !== undefined) {
      event.preventDefault();
      onChoose(stopId);
    }
    const to = KEYS[event.key]?.(stopAt, people.length - 1);
    if (to === undefined) return;
    event.preventDefault();
    goTo(to);
  }
  const listProps = {
    ref: listRef,
    role: 'listbox',
    tabIndex: -1,
    'aria-label': label,
    onKeyDown: handleKey,
    onFocus(event: FocusEvent<HTMLElement>) {
      scrollProps.onFocus(event);
      setCurrentId(event.target.dataset['person'] ?? null);
      lastPlace.current = Number(event.target.dataset['mpIndex'] ?? -1);
    },
    onBlur(event: FocusEvent<HTMLElement>) {
      scrollProps.onBlur(event);
      if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) lastPlace.current = -1;
    },
    onScroll({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: UIEvent<HTMLElement>) {
      scrollProps.onScroll();
      if (onNearEnd && isNearEnd(scrollTop, scrollHeight, clientHeight, onNearEnd.withinPx)) onNearEnd.call();
    },
  } as const;
  const optionProps = (id: string, index: number) =>
    ({
      role: 'option',
      'data-person': id,
      ...virtualRowProps(index),
      'aria-selected': id === selectedId,
      'aria-posinset': index + 1,
      'aria-setsize': total,
      tabIndex: id === stopId ? 0 : -1,
      onClick: () => onChoose(id),
    }) as const;
  return (
    <div {...listProps} className={css.list}>
      <VirtualRows parts={parts}>
        {(index) => {
          const person = people[index];
          return (
            person && (
              <div key={person.id} {...optionProps(person.id, index)} className={css.person}>
                <Person person={person} />
              </div>
            )
          );
        }}
      </VirtualRows>
    </div>
  );
}

function Person({ person: { name, picture, line, note, noteTitle, unreadCount, isOnline } }: { readonly person: ListedPerson }) {
  const { t } = useLingui();
  return (
    <>
      <span className={css.face}>
        <Avatar name={name} src={picture} />
        {isOnline && <span className={css.online} />}
      </span>
      <span className={css.words}>
        <span className={css.top}>
          <span className={css.name}>
            <DataText of={name} />
          </span>
          {isOnline && <span className={visuallyHidden}>{t({ message: 'Online', context: 'a person' })}</span>}
          <span title={noteTitle} className={css.note}>
            <EitherText>{note}</EitherText>
          </span>
        </span>
        <span className={css.bottom}>
          <span className={css.line}>
            <EitherText>{line}</EitherText>
          </span>
          {unreadCount > 0 && (
            <span className={css.badge}>
              <span aria-hidden="true">{badgeText(unreadCount)}</span>
              <span className={visuallyHidden}>{t`${plural(unreadCount, { one: '# unread message', other: '# unread messages' })}`}</span>
            </span>
          )}
        </span>
      </span>
    </>
  );
}
