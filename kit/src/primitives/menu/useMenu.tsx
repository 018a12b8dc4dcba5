import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent as ReactKeyboardEvent, MouseEvent, RefObject } from 'react';
import { useHover } from 'react-aria/useHover';
import { useMenu as useAriaMenu, useMenuItem as useAriaItem } from 'react-aria/useMenu';
import { usePopover } from 'react-aria/usePopover';
import { Item } from 'react-stately/Item';
import { useTreeState } from 'react-stately/useTreeState';
import type { TreeState } from 'react-stately/useTreeState';
import { isRtl, useEnvironment } from '../../engines/environment/index.ts';
import { useLayer } from '../../engines/layer-stack/index.ts';
import { isForBrowser } from '../../engines/link-press/index.ts';
import { isComposingKey } from '../../engines/ime-guard/index.ts';
import { mergeProps, refOf } from '../../engines/prop-getters/index.ts';
import type { AttributesOf, Style } from '../../engines/prop-getters/index.ts';
import type { MenuEntry, MenuOptions, MenuPlacement } from './options.ts';

type MenuAttributes = AttributesOf<
  'role' | 'id' | 'tabIndex' | 'aria-label' | 'onFocus' | 'onBlur' | 'onKeyDown' | 'onKeyDownCapture' | 'onMouseDown'
>;
type EntryAttributes = AttributesOf<
  | 'id'
  | 'tabIndex'
  | 'aria-describedby'
  | 'onFocus'
  | 'onKeyDown'
  | 'onKeyUp'
  | 'onMouseDown'
  | 'onPointerDown'
  | 'onPointerUp'
  | 'onPointerEnter'
  | 'onPointerLeave'
  | 'onDragStart'
>;

/** Between the trigger and the menu. */
const OFFSET_PX = 4;

const PHYSICAL = {
  'bottom start': ['bottom left', 'bottom right'],
  'bottom end': ['bottom right', 'bottom left'],
  'top start': ['top left', 'top right'],
  'top end': ['top right', 'top left'],
  'right top': ['right top', 'left top'],
} as const satisfies Record<MenuPlacement, readonly [leftToRight: string, rightToLeft: string]>;

const openState = (close: () => void) => ({
  isOpen: true,
  setOpen: (isOpen: boolean) => !isOpen && close(),
  open: () => undefined,
  close,
  toggle: close,
  point: null,
  setPoint: () => undefined,
});

/** Keys of an input method are not for React Aria, which takes them for its own. */
const keepComposing = (event: ReactKeyboardEvent) => {
  if (isComposingKey(event.nativeEvent)) event.stopPropagation();
};

/**
 * Behaviour of an open menu: arrows, Home, End and letters move, Enter and Space choose, Escape, Tab and a press beside it close, and
 * the focus goes back to what opened it. Call it in what is drawn while the menu is open; draw `getMenuProps()` in `getPanelProps()`,
 * that beside `getUnderlayProps()` within a `DialogLayer`, and the entries with `useMenuEntry`.
 */
export function useMenu({ id, label, entries, start, placement = 'bottom end', triggerRef, opener, onAction, onClose }: MenuOptions) {
  const { dir } = useEnvironment();
  const panelRef = useRef<HTMLElement>(null);
  const menuRef = useRef<HTMLElement>(null);
  // oxlint-disable-next-line react/refs -- read while drawing: the menu is drawn elsewhere in the page, where lines may begin elsewhere
  const [isTurned] = useState(() => isRtl(triggerRef.current, dir));
  // Before the layer: it must have given the page back when the layer gives the focus back.
  const { popoverProps, underlayProps } = usePopover(
    {
      triggerRef,
      popoverRef: panelRef,
      placement: PHYSICAL[placement][isTurned ? 1 : 0],
      offset: OFFSET_PX,
      isKeyboardDismissDisabled: true,
    },
    openState(onClose),
  );
  const layer = useLayer(panelRef, onClose, opener);
  useTabLeaves(panelRef, onClose);

  const children = useMemo(
    () =>
      entries.map(({ id: key, label: words, href: to }) => (
        <Item key={key} textValue={words} href={to}>
          {words}
        </Item>
      )),
    [entries],
  );
  const state = useTreeState<object>({ children });
  const { menuProps } = useAriaMenu<object>(
    { id, 'aria-label': label, autoFocus: start === 'menu' ? true : start, onAction: (key) => onAction(String(key)), onClose },
    state,
    menuRef,
  );
  // React Aria gives every popover the inline level 100000; ours is in the style sheet.
  const { zIndex: _, ...place } = popoverProps.style ?? {};
  const ofUnderlay: AttributesOf<'onPointerDown'> = underlayProps;
  const ofPanel: AttributesOf<'onFocus' | 'onBlur' | 'onKeyDown'> = popoverProps;
  const ofMenu: MenuAttributes = menuProps;

  return {
    /** For `<DialogLayer of={layer}>` around all of it. */
    layer,
    /** For `useMenuEntry`. */
    state,
    close: onClose,
    /** Attributes of an element that lies over the page and catches presses beside the menu. */
    getUnderlayProps: <Own extends object = object>(own?: Own) =>
      mergeProps({ ...ofUnderlay, style: { position: 'fixed', inset: 0 } } as const, own),
    /** Attributes of the element that hangs on the trigger. */
    getPanelProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        {
          ...ofPanel,
          ref: refOf(panelRef),
          role: 'dialog',
          'aria-label': label,
          tabIndex: -1,
          dir: isTurned ? 'rtl' : undefined,
          style: place as Style,
          onKeyDownCapture: keepComposing,
        } as const,
        own,
      ),
    /** Attributes of the menu itself. */
    getMenuProps: <Own extends object = object>(own?: Own) => mergeProps({ ...ofMenu, ref: refOf(menuRef) }, own),
    /** Attributes of the element around the entries of a section; `section` is any name of it within the menu. */
    getSectionProps: <Own extends object = object>(section: string | number, own?: Own) =>
      mergeProps({ role: 'group', 'aria-labelledby': `${id}-${section}` } as const, own),
    /** Attributes of the heading that names a section. */
    getHeadingProps: <Own extends object = object>(section: string | number, own?: Own) =>
      mergeProps({ id: `${id}-${section}`, role: 'presentation' } as const, own),
    /** Attributes of an unseen button at the beginning and the end of the panel, for whom neither keys nor presses close it; it needs a name. */
    getDismissProps: <Own extends object = object>(own?: Own) =>
      mergeProps({ type: 'button', tabIndex: -1, onClick: onClose } as const, own),
  };
}

/** Tab leaves a menu; React Aria would keep it inside the popover. */
function useTabLeaves(panelRef: RefObject<HTMLElement | null>, onClose: () => void) {
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    const element = panelRef.current;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return;
      event.preventDefault();
      leave();
    };
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [panelRef]);
}

/**
 * Behaviour of one entry of a menu: call it in the component that draws the entry. An entry with an address is drawn on a link.
 * @param state `useMenu(…).state`
 */
export function useMenuEntry(state: TreeState<object>, { id, disabledReason, isChecked, href }: MenuEntry) {
  const itemRef = useRef<HTMLElement>(null);
  const isDisabled = disabledReason !== undefined;
  const item = useAriaItem({ key: id, shouldCloseOnSelect: !isDisabled }, state, itemRef);
  const { hoverProps, isHovered } = useHover({});
  const { onClick, ...itemProps } = item.menuItemProps;
  const ofItem: EntryAttributes = mergeProps(itemProps, hoverProps);
  const ofReason: AttributesOf<'id'> = item.descriptionProps;
  const ofShortcut: AttributesOf<'id'> = item.keyboardShortcutProps;
  /** A plain press is the application's, which goes there by itself. */
  const follow = (event: MouseEvent<HTMLElement>) => {
    if (href !== undefined && isForBrowser(event)) return;
    if (href !== undefined) event.preventDefault();
    onClick?.(event);
  };
  return {
    /** Attributes of the entry: role, states, and `data-hovered`, `data-focused`, `data-focus-visible`, `data-pressed`. */
    getItemProps: <Own extends object = object>(own?: Own) =>
      mergeProps(
        {
          ...ofItem,
          ref: refOf(itemRef),
          role: isChecked === undefined ? 'menuitem' : 'menuitemradio',
          // Named by its visible text, so that voice control finds it by any of its words.
          'aria-labelledby': undefined,
          'aria-checked': isChecked,
          // React Aria would leave a disabled item out of the arrow keys, and nobody would learn why it is disabled.
          'aria-disabled': isDisabled ? true : undefined,
          href: isDisabled ? undefined : href,
          'data-hovered': isHovered || undefined,
          'data-focused': item.isFocused || undefined,
          'data-focus-visible': item.isFocusVisible || undefined,
          'data-pressed': item.isPressed || undefined,
          onClick: isDisabled ? undefined : follow,
        } as const,
        own,
      ),
    /** Attributes of the reason it cannot be used, read as its description. */
    getReasonProps: <Own extends object = object>(own?: Own) => mergeProps({ ...ofReason, 'aria-hidden': true } as const, own),
    /** Attributes of the keys that do the same, read as its description. */
    getShortcutProps: <Own extends object = object>(own?: Own) => mergeProps({ ...ofShortcut, 'aria-hidden': true } as const, own),
  };
}
