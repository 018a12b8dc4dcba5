import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { I18nProvider, Menu, Popover } from 'react-aria-components';
import { LayerContext, useLayer } from '../../engines/layer-stack/index.ts';
import { useKit } from '../kit-provider/index.ts';
import { LANGUAGE_TAG } from '../locale/index.ts';
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
  const { locale } = useKit();
  return (
    <I18nProvider locale={LANGUAGE_TAG[locale]}>
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
    </I18nProvider>
  );
}

function MenuLayer({ onClose, opener, children }: { onClose: () => void; opener: HTMLElement | null; children: ReactNode }) {
  const { t } = useLingui();
  const ref = useRef<HTMLDivElement>(null);
  const layer = useLayer(ref, onClose, opener);
  const closeWord = t`Close`;
  const leave = useEffectEvent(onClose);

  // React Aria's hidden buttons for screen readers say "cancel" in Chinese, which promises to undo something.
  useEffect(() => {
    for (const button of ref.current?.parentElement?.querySelectorAll('button[tabindex="-1"]') ?? [])
      button.setAttribute('aria-label', closeWord);
  }, [closeWord]);
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
