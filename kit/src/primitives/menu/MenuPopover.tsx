import { useEffect, useEffectEvent, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Menu, Popover } from 'react-aria-components';
import { LayerContext, useLayer } from '../../engines/layer-stack/index.ts';
import { AriaLocale } from '../aria-locale/index.ts';
import { MenuEntries } from './MenuEntries.tsx';
import { list, popover } from './MenuPopover.css.ts';
import type { MenuItem, MenuPlacement, MenuStart } from './types.ts';

export interface MenuPopoverProps {
  readonly id: string;
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly start: MenuStart;
  readonly placement: MenuPlacement;
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly opener: HTMLElement | null;
  readonly onAction: (id: string) => void;
  readonly onClose: () => void;
}

/** React Aria gives every popover the inline level 100000; ours is in the style sheet. */
const OWN_LEVEL = { zIndex: undefined };

/** The half of the menu that arrives on demand. Drawn means open. */
export function MenuPopover({ id, label, items, start, placement, triggerRef, opener, onAction, onClose }: MenuPopoverProps) {
  return (
    <AriaLocale>
      <Popover
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        isKeyboardDismissDisabled
        triggerRef={triggerRef}
        placement={placement}
        offset={4}
        aria-label={label}
        className={popover}
        style={OWN_LEVEL}
      >
        <MenuLayer onClose={onClose} opener={opener}>
          <Menu
            id={id}
            aria-label={label}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu that opens takes the focus
            autoFocus={start === 'menu' ? true : start}
            onAction={(key) => onAction(String(key))}
            onClose={onClose}
            className={list}
          >
            {MenuEntries(items)}
          </Menu>
        </MenuLayer>
      </Popover>
    </AriaLocale>
  );
}

function MenuLayer({ onClose, opener, children }: { onClose: () => void; opener: HTMLElement | null; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const layer = useLayer(ref, onClose, opener);
  const leave = useEffectEvent(onClose);

  // Tab leaves a menu; React Aria would keep it inside the popover.
  useEffect(() => {
    const element = ref.current;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return;
      event.preventDefault();
      leave();
    };
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div ref={ref}>
      <LayerContext value={layer}>{children}</LayerContext>
    </div>
  );
}
