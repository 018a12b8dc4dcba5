import { useLingui } from '@lingui/react/macro';
import { useAnnounce } from '../../engines/environment/index.ts';
import { FetchedMenu, menuPart } from '../menu/index.ts';
import { area, spot } from './ContextMenu.css.ts';
import type { ContextMenuProps } from './types.ts';
import { useContextMenu } from './useContextMenu.ts';

/**
 * Commands for what is pressed on: right press, Shift+F10, the menu key, or a finger that rests. Around a list, `items`
 * can ask what it was opened on. Escape goes back to where the keyboard was.
 */
export function ContextMenu({ label, items, onAction, children, ...look }: ContextMenuProps) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const failed = t`The menu did not load. Press again to retry.`;
  const { open, getAreaProps, getSpotProps } = useContextMenu({ items, part: menuPart, onFailed: () => announce(failed, 'assertive') });
  return (
    <div {...getAreaProps({ className: area })}>
      {children}
      {open && (
        <>
          <span {...getSpotProps({ className: spot })} />
          <FetchedMenu
            {...open.menu}
            {...look}
            label={typeof label === 'function' ? label(open.target) : label}
            items={open.items}
            placement="bottom start"
            onAction={(action) => onAction(action, open.target)}
          />
        </>
      )}
    </div>
  );
}
