import { useCallback } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { arrowOf, useEnvironment } from '../../engines/environment/index.ts';
import { isComposingKey } from '../../engines/ime-guard/index.ts';
import { mergeProps, refOf } from '../../engines/prop-getters/index.ts';
import type { ToolbarOptions } from './types.ts';
import { useOneStop } from './useOneStop.ts';

/** Places a key goes to from the button at `at`, round the ends. */
const GOES: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Buttons that act on one thing: a single stop of Tab, arrows between them. Its buttons are native ones. @reading R-594 */
export function useToolbar({ label, controls, onEscape, isPointerQuiet = false }: ToolbarOptions) {
  const { dir } = useEnvironment();
  const { box, itemsOf, stop, goTo } = useOneStop();
  const focus = useCallback(() => goTo(stop()), [goTo, stop]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented || isComposingKey(event.nativeEvent)) return;
    // What a button has opened stands elsewhere on the page, and its keys are its own.
    if (!(event.target instanceof Node) || !box.current?.contains(event.target)) return;
    if (event.key === 'Escape' && onEscape) {
      event.preventDefault();
      event.stopPropagation();
      onEscape();
      return;
    }
    const goes = GOES[arrowOf(event, dir)];
    if (!goes || event.ctrlKey || event.altKey || event.metaKey) return;
    const items = itemsOf();
    const at = items.findIndex((item) => item === document.activeElement);
    if (at === -1) return;
    event.preventDefault();
    goTo(items[goes(at, items.length)]);
  }

  function onMouseDown(event: MouseEvent) {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (isPointerQuiet && button && !button.hasAttribute('aria-haspopup')) event.preventDefault();
  }

  return {
    /** Goes to the button that had the keyboard last, the first one otherwise. */
    focus,
    /** Attributes of the element around the buttons. */
    getToolbarProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        { ref: refOf(box), role: 'toolbar', 'aria-label': label, 'aria-controls': controls, onKeyDown, onMouseDown } as const,
        own,
      ),
  };
}
