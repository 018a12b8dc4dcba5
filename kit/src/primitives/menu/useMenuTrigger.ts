import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useIsHydrated } from '../../engines/environment/index.ts';
import { isComposingKey } from '../../engines/ime-guard/index.ts';
import { isOverlayPending } from '../../engines/overlay-registry/index.ts';
import { mergeProps, refOf } from '../../engines/prop-getters/index.ts';
import type { MenuStart, MenuTriggerOptions, OpenMenu } from './options.ts';

type MenuState =
  | { readonly is: 'closed' | 'coming' | 'failed' }
  | { readonly is: 'open'; readonly start: MenuStart; readonly opener: HTMLElement | null };

const START_BY_KEY: Readonly<Record<string, MenuStart>> = { Enter: 'first', ' ': 'first', ArrowDown: 'first', ArrowUp: 'last' };

const HERE = { arrived: () => true, fetch: () => Promise.resolve() };

/**
 * Behaviour of a button that opens a menu. While `menu` is not null, draw a component that calls `useMenu` with it. Enter, Space and
 * Down open it on the first entry, Up on the last.
 */
export function useMenuTrigger({ part = HERE, onFailed }: MenuTriggerOptions = {}) {
  const [state, setState] = useState<MenuState>({ is: 'closed' });
  const triggerRef = useRef<HTMLElement>(null);
  const id = useId();
  const isHydrated = useIsHydrated();

  const prepare = () => void part.fetch().catch(() => undefined);
  const close = () => setState({ is: 'closed' });
  const open = (start: MenuStart) => {
    // What was chosen before is being fetched, and would come to lie below this menu.
    if (isOverlayPending()) return;
    const opened = (): MenuState => ({ is: 'open', start, opener: triggerRef.current });
    if (part.arrived() !== undefined) return setState(opened());
    setState({ is: 'coming' });
    part.fetch().then(
      () => setState((now) => (now.is === 'coming' ? opened() : now)),
      () => {
        setState({ is: 'failed' });
        onFailed?.();
      },
    );
  };
  const around = {
    onPointerEnter: prepare,
    onFocus: prepare,
    onBlur: () => {
      if (state.is === 'failed') close();
    },
    onPointerDown: prepare,
    // Not left to the click a key makes: React Aria takes that for a screen reader's and would not focus an item.
    onKeyDown: (event: KeyboardEvent) => {
      const start = START_BY_KEY[event.key];
      if (isComposingKey(event.nativeEvent) || !start || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
      event.preventDefault();
      open(start);
    },
  };
  const isOpen = isHydrated && state.is === 'open';
  const menu: OpenMenu | null =
    isHydrated && state.is === 'open' ? { id, triggerRef, opener: state.opener, start: state.start, onClose: close } : null;
  return {
    /** The open menu, or null. */
    menu,
    /** The button was pressed and the menu is being fetched. */
    isComing: state.is === 'coming',
    /** It could not be fetched; a press tries again. */
    hasFailed: state.is === 'failed',
    id,
    triggerRef,
    open,
    close,
    /** Attributes of an element around a button that takes no handlers. */
    getAroundProps: <Own extends object = object>(own?: Own) => mergeProps(around, own),
    /** Attributes of the button; it needs a name. */
    getTriggerProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        {
          ...around,
          ref: refOf(triggerRef),
          'aria-haspopup': 'menu',
          'aria-expanded': isOpen,
          'aria-controls': isOpen ? id : undefined,
          'aria-busy': state.is === 'coming' ? true : undefined,
          onClick: () => open('menu'),
        } as const,
        own,
      ),
  };
}
