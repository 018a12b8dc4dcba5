import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Avatar } from '@milepost/kit/avatar';
import { badgeText } from '@milepost/kit/count-badge';
import { visuallyHidden } from '@milepost/kit/theme';
import { isNearEnd } from '@milepost/kit/engines/paged-list';
import { useEffect, useRef, useState } from 'react';
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
export function PeopleList({ label, people, selectedId, onChoose, onNearEnd }: PeopleListProps) {
  const { t } = useLingui();
  const listRef = useRef<HTMLDivElement>(null);
  const [currentId, setCurrentId] = useState<string | null>(null);
  const lastPlace = useRef(-1);
  const stopId = [currentId, selectedId].find((id) => people.some((one) => one.id === id)) ?? people[0]?.id;
  const options = () => [...(listRef.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];

  // Who was left out took the keyboard along: the one in the same place gets it.
  useEffect(() => {
    if (lastPlace.current < 0 || document.activeElement !== document.body) return;
    const all = options();
    all[Math.min(lastPlace.current, all.length - 1)]?.focus();
  }, [people]);

  function handleKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const at = people.findIndex(({ id }) => id === stopId);
    if ((event.key === 'Enter' || event.key === ' ') && stopId !== undefined) {
      event.preventDefault();
      onChoose(stopId);
    }
    const to = KEYS[event.key]?.(at, people.length - 1);
    if (to === undefined) return;
    event.preventDefault();
    options()[to]?.focus();
  }
  const listProps = {
    ref: listRef,
    role: 'listbox',
    tabIndex: -1,
    'aria-label': label,
    onKeyDown: handleKey,
    onFocus({ target }: FocusEvent<HTMLElement>) {
      setCurrentId(target.dataset['person'] ?? null);
      lastPlace.current = options().indexOf(target);
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) lastPlace.current = -1;
    },
    onScroll({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: UIEvent<HTMLElement>) {
      if (onNearEnd && isNearEnd(scrollTop, scrollHeight, clientHeight, onNearEnd.withinPx)) onNearEnd.call();
    },
  } as const;
  const optionProps = (id: string) =>
    ({
      role: 'option',
      'data-person': id,
      'aria-selected': id === selectedId,
      tabIndex: id === stopId ? 0 : -1,
      onClick: () => onChoose(id),
    }) as const;
  return (
    <div {...listProps} className={css.list}>
      {people.map(({ id, name, picture, line, note, noteTitle, unreadCount, isOnline }) => (
        <div key={id} {...optionProps(id)} className={css.person}>
          <span className={css.face}>
            <Avatar name={name} src={picture} />
            {isOnline && <span className={css.online} />}
          </span>
          <span className={css.words}>
            <span className={css.top}>
              <span className={css.name}>{name}</span>
              {isOnline && <span className={visuallyHidden}>{t({ message: 'Online', context: 'a person' })}</span>}
              <span title={noteTitle} className={css.note}>
                {note}
              </span>
            </span>
            <span className={css.bottom}>
              <span className={css.line}>{line}</span>
              {unreadCount > 0 && (
                <span className={css.badge}>
                  <span aria-hidden="true">{badgeText(unreadCount)}</span>
                  <span className={visuallyHidden}>
                    {t`${plural(unreadCount, { one: '# unread message', other: '# unread messages' })}`}
                  </span>
                </span>
              )}
            </span>
          </span>
        </div>
      ))}
    </div>
  );
}
