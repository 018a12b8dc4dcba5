import { useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { arrowOf, useEnvironment } from '../../engines/environment/index.ts';
import { isComposingKey } from '../../engines/ime-guard/index.ts';
import { mergeProps, refOf } from '../../engines/prop-getters/index.ts';
import type { TagsOptions, TagView } from './types.ts';
import { useVisibleTags } from './useVisibleTags.ts';

/**
 * The chosen things of a field as tags. Their buttons are one stop: arrows walk them, Delete and Backspace take one out.
 * Draw `views` with `tagProps(view)` within `getTagsProps()`, and while `hidden` is not 0 a button with `getRestProps()` behind them.
 * @reading R-210
 */
export function useTags({ label, items, mode = 'fit', textOf, listRef, onRemove, rest, messages }: TagsOptions) {
  const { dir } = useEnvironment();
  const { count, isMeasuring } = useVisibleTags(items, mode, listRef);
  const hidden = items.length - count;
  const [stop, setStop] = useState(0);
  const stops = (onRemove ? count : 0) + (hidden > 0 ? 1 : 0);
  const active = Math.max(0, Math.min(stop, stops - 1));
  const tabIndexAt = (at: number) => (at === active ? 0 : -1);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (isComposingKey(event.nativeEvent) || event.ctrlKey || event.metaKey || event.altKey) return;
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-mp-remove], [data-mp-rest]')];
    const key = arrowOf(event, dir);
    const to = { ArrowLeft: active - 1, ArrowRight: active + 1, Home: 0, End: buttons.length - 1 }[key];
    if (to !== undefined) {
      event.preventDefault();
      buttons[Math.max(0, Math.min(buttons.length - 1, to))]?.focus();
    } else if ((key === 'Delete' || key === 'Backspace') && buttons[active]?.dataset['mpRemove'] !== undefined) {
      event.preventDefault();
      buttons[active]?.click();
    }
  }

  return {
    /** Tags there is room for. */
    views: items.slice(0, count).map((item, at): TagView => {
      const text = textOf(item);
      return { item, at, text, title: item.note ? `${text} ${item.note}` : text };
    }),
    /** Number of chosen things without room. */
    hidden,
    canRemove: onRemove !== undefined,
    /** The tags are drawn at their own width, unseen, to find out how many have room. */
    isMeasuring,
    /** Attributes of the list of the tags. */
    getTagsProps: <Own extends object = object>(own?: Own) =>
      mergeProps({ ref: refOf(listRef), 'aria-label': messages.chosen(label), onKeyDown }, own),
    /** Attributes of a tag. */
    tagProps: <Own extends object = object>(_view: TagView, own?: Own) => mergeProps({ 'data-mp-tag': '' }, own),
    /** Attributes of the `button` in a tag that takes it out; draw it while `canRemove`. */
    removeProps: <Own extends object = object>({ item, at, title }: TagView, own?: Own) =>
      mergeProps(
        {
          type: 'button',
          'data-mp-remove': '',
          tabIndex: tabIndexAt(at),
          'aria-label': messages.remove(title),
          onFocus: () => setStop(at),
          onClick: () => onRemove?.(item, at),
        } as const,
        own,
      ),
    /** Attributes of the `button` that says how many have no room and opens the list of all. */
    getRestProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        {
          type: 'button',
          'data-mp-rest': '',
          tabIndex: tabIndexAt(stops - 1),
          'aria-haspopup': rest && 'dialog',
          'aria-expanded': rest?.isOpen,
          'aria-label': messages.showAll(hidden, items.length),
          onFocus: () => setStop(stops - 1),
          onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => rest?.onToggle(currentTarget),
        } as const,
        own,
      ),
  };
}
