import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { arrowOf, useEnvironment } from '../../engines/environment/index.ts';
import { isComposingKey } from '../../engines/ime-guard/index.ts';
import { isForBrowser } from '../../engines/link-press/index.ts';
import { createKeptViews, mergeProps, refOf } from '../../engines/prop-getters/index.ts';
import { tagCommand } from './tagOrder.ts';
import type { TagData, TagView, TagsViewOptions } from './types.ts';
import { useCrowded } from './useCrowded.ts';
import { useTagActions } from './useTagActions.ts';
import { useTagDrag } from './useTagDrag.ts';
import { useTagFocus } from './useTagFocus.ts';

const MIDDLE_BUTTON = 1;

/**
 * A bar of open pages: draw `tags` with `tagProps(view)`, `tagLinkProps(view)` and `tagCloseProps(view)` as children of the element
 * with `getListProps()`, within `getBarProps()`. One stop of the keyboard: Left and Right go along it, Delete closes, Alt+Shift+arrows
 * move a tag. It knows nothing of pages: closing, refreshing and moving are asked for. @source shell §2.4
 */
export function useTagsView<T extends TagData>(options: TagsViewOptions<T>) {
  const { label, tags, currentId, onFollow, onMove, messages } = options;
  const { dir } = useEnvironment();
  const id = useId();
  const barRef = useRef<HTMLElement>(null);
  const listRef = useRef<HTMLElement>(null);
  const elementId = (tag: string) => `${id}-${tag}`;
  const linkId = (tag: string) => `${id}-link-${tag}`;
  const linkOf = (tag: string) => listRef.current?.querySelector<HTMLElement>(`#${CSS.escape(linkId(tag))}`) ?? null;

  /** A tag is known by its id as well, so that marks within it are passed over. */
  function tagAt(target: EventTarget): T | undefined {
    for (let at = target instanceof Element ? target : null; at && at !== listRef.current; at = at.parentElement) {
      const found = tags.find((tag) => at?.hasAttribute('data-mp-tag') && elementId(tag.id) === at.id);
      if (found) return found;
    }
    return undefined;
  }
  const idAt = (target: EventTarget) => tagAt(target)?.id;

  const { stopId, requestFocus, listProps } = useTagFocus({ tags, currentId, linkOf, idAt });
  const { close, refresh, move, sayPlace, refusalOf } = useTagActions(options, requestFocus);
  const { draggedId, dragProps } = useTagDrag({ listRef, tags, onMove, dir, idAt, onDropped: sayPlace });
  const isCrowded = useCrowded(barRef, listRef, currentId, tags);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { target, altKey, shiftKey, ctrlKey, metaKey } = event;
    if (event.defaultPrevented || isComposingKey(event.nativeEvent) || !(target instanceof Element)) return;
    const tag = tagAt(target);
    if (!tag || target !== linkOf(tag.id)) return;
    const command = tagCommand({ key: arrowOf(event, dir), altKey, shiftKey, ctrlKey, metaKey }, tags.indexOf(tag), tags.length);
    if (!command) return;
    event.preventDefault();
    if (command.does === 'close') {
      if (!event.repeat) void close('one', tag.id, 'key');
    } else if (command.does === 'move') move(tag.id, command.by);
    else linkOf(tags[command.to]?.id ?? tag.id)?.focus();
  }

  function onClick(event: MouseEvent<HTMLElement>) {
    const { target } = event;
    const tag = tagAt(target);
    if (event.defaultPrevented || !tag || !(target instanceof Element)) return;
    if (target.closest('[data-mp-tag-close]')) return void close('one', tag.id, 'pointer');
    if (!linkOf(tag.id)?.contains(target) || isForBrowser(event)) return;
    event.preventDefault();
    onFollow(tag.id);
  }

  function onMouseDown(event: MouseEvent<HTMLElement>) {
    const isOnClose = event.target instanceof Element && event.target.closest('[data-mp-tag-close]');
    // The middle button scrolls, and would take the keyboard away; so would a press on the button.
    if (isOnClose || event.button === MIDDLE_BUTTON) event.preventDefault();
  }

  function onAuxClick(event: MouseEvent<HTMLElement>) {
    const tag = tagAt(event.target);
    if (event.button !== MIDDLE_BUTTON || !tag) return;
    event.preventDefault();
    void close('one', tag.id, 'pointer');
  }

  const [kept] = useState(() => createKeptViews<TagView<T>>());
  const views = tags.map((tag, at) =>
    kept.keep(at, {
      tag,
      id: elementId(tag.id),
      linkId: linkId(tag.id),
      isCurrent: tag.id === currentId,
      isStop: tag.id === stopId,
      isDragged: tag.id === draggedId,
      place: messages.place(at + 1, tags.length),
      closeLabel: messages.close(tag.title),
    }),
  );

  return {
    /** Views of the tags, in order. */
    tags: views,
    /** The tags are wider than the bar: those out of sight are to be reached in another way, such as a menu. */
    isCrowded,
    /** The tag an element is in. */
    tagAt,
    /** Closes tags, seen from one, and says so. After a press of the pointer the keyboard stays where it is. */
    close,
    /** Builds the page of a tag anew, and says so. */
    refresh,
    /** Reason none of them can be closed, seen from a tag; undefined where one can. */
    refusalOf,
    /** Attributes of the landmark, a `nav`. */
    getBarProps: <Own extends object = object>(own?: Own) => mergeProps({ ref: refOf(barRef), 'aria-label': label } as const, own),
    /** Attributes of the list whose children are the tags. */
    getListProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        {
          ref: refOf(listRef),
          'data-is-dragging': draggedId !== null || undefined,
          ...listProps,
          ...dragProps,
          onKeyDown,
          onClick,
          onMouseDown,
          onAuxClick,
        } as const,
        own,
      ),
  };
}
