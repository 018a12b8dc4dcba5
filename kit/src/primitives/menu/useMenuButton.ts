import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { isOverlayPending } from '../../engines/overlay-registry/index.ts';
import { menuPart } from './menuPart.ts';
import type { MenuPart } from './menuPart.ts';
import type { MenuStart } from './types.ts';

type MenuState =
  | { readonly is: 'closed' }
  | { readonly is: 'coming' }
  | { readonly is: 'failed' }
  | { readonly is: 'open'; readonly start: MenuStart; readonly Part: MenuPart; readonly opener: HTMLElement | null };

const START_BY_KEY: Readonly<Record<string, MenuStart>> = { Enter: 'first', ' ': 'first', ArrowDown: 'first', ArrowUp: 'last' };

/** Opening and closing of a menu whose popover arrives on demand. `onFailed` says that it did not. */
export function useMenuButton(onFailed: () => void) {
  const [state, setState] = useState<MenuState>({ is: 'closed' });
  const triggerRef = useRef<HTMLButtonElement>(null);
  const menuId = useId();

  const prepare = () => void menuPart.fetch().catch(() => undefined);

  const open = (start: MenuStart) => {
    // What was chosen before is being fetched, and would come to lie below this menu.
    if (isOverlayPending()) return;
    const opened = (Part: MenuPart): MenuState => ({ is: 'open', start, Part, opener: triggerRef.current });
    const part = menuPart.arrived();
    if (part) return setState(opened(part));
    setState({ is: 'coming' });
    menuPart.fetch().then(
      (Part) => setState((now) => (now.is === 'coming' ? opened(Part) : now)),
      () => {
        setState({ is: 'failed' });
        onFailed();
      },
    );
  };
  const close = () => setState({ is: 'closed' });

  return {
    state,
    close,
    triggerProps: {
      ref: triggerRef,
      opens: { kind: 'menu', isOpen: state.is === 'open', id: menuId },
      isBusy: state.is === 'coming',
      onPress: () => open('menu'),
    } as const,
    /** For an element around the trigger: fetches early, opens with the keys. */
    aroundProps: {
      onPointerEnter: prepare,
      onFocus: prepare,
      onBlur: () => state.is === 'failed' && close(),
      onPointerDown: prepare,
      // Not left to the click a key makes: React Aria takes that for a screen reader's and would not focus an item.
      onKeyDown: (event: KeyboardEvent) => {
        const start = START_BY_KEY[event.key];
        if (!start || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
        event.preventDefault();
        open(start);
      },
    },
    popoverProps: { id: menuId, triggerRef },
  };
}
