import { area, spot } from './ContextMenu.css.ts';
import type { ContextMenuProps } from './types.ts';
import { useContextMenu } from './useContextMenu.ts';

/**
 * Commands for what is pressed on: right press, Shift+F10, the menu key, or a finger that rests. Around a list, `items`
 * can ask what it was opened on. Escape goes back to where the keyboard was.
 */
export function ContextMenu({ label, items, onAction, children }: ContextMenuProps) {
  const { id, menu, spotRef, close, areaProps } = useContextMenu({ items });
  return (
    <div {...areaProps} className={area}>
      {children}
      {menu && (
        <>
          <button
            ref={spotRef}
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            className={spot}
            style={{ insetInlineStart: menu.spot.leftPx, insetBlockStart: menu.spot.topPx }}
          />
          <menu.Part
            id={id}
            label={typeof label === 'function' ? label(menu.target) : label}
            items={menu.items}
            start={menu.start}
            placement="bottom start"
            triggerRef={spotRef}
            opener={menu.opener}
            onAction={(action) => onAction(action, menu.target)}
            onClose={close}
          />
        </>
      )}
    </div>
  );
}
