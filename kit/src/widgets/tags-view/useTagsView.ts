import { isForBrowser } from '../../engines/link-press/index.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useKit } from '../../primitives/kit-provider/index.ts';
import { idsToClose, placeAfterStep, tagAfterClosing, tagCommand } from './tagOrder.ts';
import type { ClosingHow, Tag, TagsViewProps } from './types.ts';
import { useTagDrag } from './useTagDrag.ts';
import { linkOf, useTagFocus } from './useTagFocus.ts';

const MIDDLE_BUTTON = 1;

export type TagProps = ReturnType<ReturnType<typeof useTagsView>['tagProps']>;

type Ask = Omit<TagsViewProps, 'label' | 'hasIcons'>;
type RequestFocus = ReturnType<typeof useTagFocus>['requestFocus'];

/** Closing, refreshing and moving, with what is said of them and where the keyboard goes. */
function useTagActions({ tags, onClose, onRefresh, onMove }: Ask, requestFocus: RequestFocus) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const sayPlace = (index: number) => announcer.say(t`Moved to place ${{ number: index + 1 }}`);

  /** @param by the pointer leaves the keyboard where it is, unless that is gone */
  async function close(how: ClosingHow, { id, title, isPinned }: Tag, by: 'key' | 'pointer') {
    if (how === 'one' && isPinned) return announcer.say(t`Pinned, cannot be closed`);
    const closed = await onClose(idsToClose(tags, how, id), how, id);
    const count = closed.length;
    if (count === 0) return undefined;
    announcer.say(how === 'one' ? t`Closed ${{ title }}` : t`${plural(count, { one: 'Closed # page', other: 'Closed # pages' })}`);
    const to = tagAfterClosing(tags, closed, id);
    // After all were closed the keyboard goes to the page that is left, which only the page itself can do.
    if (to !== null) requestFocus({ gone: closed, to, when: by === 'key' && how !== 'all' ? 'always' : 'lost' });
  }

  async function refresh(id: string) {
    if (await onRefresh(id)) announcer.say(t`The page was refreshed`);
  }

  function move(id: string, by: 1 | -1) {
    const to = placeAfterStep(tags, id, by);
    if (to === 'first') return announcer.say(t`Already the first`);
    if (to === 'last') return announcer.say(t`Already the last`);
    if (to === 'pinned') return announcer.say(t`Pinned pages stay in front`);
    onMove(id, to);
    requestFocus({ gone: [], to: id, when: 'always' });
    sayPlace(to);
  }
  return { close, refresh, move, sayPlace };
}

/** Keys, presses and announcements of the bar. */
export function useTagsView(ask: Ask) {
  const { tags, currentId, onFollow, onMove } = ask;
  const { t } = useLingui();
  const listRef = useRef<HTMLUListElement>(null);
  const { stopId, requestFocus, listProps } = useTagFocus(listRef, tags, currentId);
  const { close, refresh, move, sayPlace } = useTagActions(ask, requestFocus);
  const drag = useTagDrag({ listRef, tags, onMove, onDropped: sayPlace });

  function handleKey(event: KeyboardEvent, tag: Tag, at: number) {
    const command = tagCommand(event, at, tags.length);
    if (!command) return;
    event.preventDefault();
    if (command.does === 'close') {
      if (!event.repeat) void close('one', tag, 'key');
    } else if (command.does === 'move') move(tag.id, command.by);
    else linkOf(listRef.current, tags[command.to]?.id ?? tag.id)?.focus();
  }

  const tagProps = (tag: Tag, at: number) => ({
    item: {
      'data-mp-tag': tag.id,
      // The middle button scrolls, and would take the keyboard away.
      onMouseDown: (event: MouseEvent) => event.button === MIDDLE_BUTTON && event.preventDefault(),
      onAuxClick(event: MouseEvent) {
        if (event.button !== MIDDLE_BUTTON) return;
        event.preventDefault();
        void close('one', tag, 'pointer');
      },
    },
    link: {
      tabIndex: tag.id === stopId ? 0 : -1,
      'aria-description': t`${{ number: at + 1 }} of ${{ total: tags.length }}`,
      onClick(event: MouseEvent) {
        if (isForBrowser(event)) return;
        event.preventDefault();
        onFollow(tag.id);
      },
      onKeyDown: (event: KeyboardEvent) => handleKey(event, tag, at),
    },
    close: {
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onClick: () => void close('one', tag, 'pointer'),
    },
  });
  return {
    listRef,
    listProps: { ...listProps, ...drag.dragProps },
    draggedId: drag.draggedId,
    tagProps,
    close,
    refresh,
  };
}
