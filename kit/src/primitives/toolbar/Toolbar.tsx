import { useImperativeHandle } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { bar } from './Toolbar.css.ts';
import type { ToolbarProps } from './types.ts';
import { useOneStop } from './useOneStop.ts';

/** Places a key goes to from the button at `at`, round the ends. */
const GOES: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Buttons that act on one thing: a single stop of Tab, arrows between them. @reading R-594 */
export function Toolbar({ label, controls, onEscape, isPointerQuiet = false, ref, children }: ToolbarProps) {
  const { box, itemsOf, stop, goTo } = useOneStop();
  useImperativeHandle(ref, () => ({ focus: () => goTo(stop()) }), [goTo, stop]);

  function press(event: KeyboardEvent) {
    // What a button has opened stands elsewhere on the page, and its keys are its own.
    if (!box.current?.contains(event.target as Node)) return;
    if (event.key === 'Escape' && onEscape) {
      event.preventDefault();
      event.stopPropagation();
      onEscape();
      return;
    }
    const goes = GOES[event.key];
    if (!goes || event.ctrlKey || event.altKey || event.metaKey) return;
    const items = itemsOf();
    const at = items.findIndex((item) => item === document.activeElement);
    if (at === -1) return;
    event.preventDefault();
    goTo(items[goes(at, items.length)]);
  }
  const keepFocus = (event: MouseEvent) => {
    const button = (event.target as Element).closest('button');
    if (isPointerQuiet && button && !button.hasAttribute('aria-haspopup')) event.preventDefault();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons take the keyboard
    <div ref={box} role="toolbar" aria-label={label} aria-controls={controls} className={bar} onKeyDown={press} onMouseDown={keepFocus}>
      {children}
    </div>
  );
}
