import { useLingui } from '@lingui/react/macro';
import { useStore } from '@nanostores/react';
import { IconButton } from '@milepost/kit/button';
import { Icon } from '@milepost/kit/icon';
import { Search } from 'lucide';
import { useEffect, useState } from 'react';
import { lateLayer } from '../../late/index.ts';
import { pressEarlyKeys } from '../../session/earlyKeys.ts';
import { layoutType, showSearch } from '../../session/shellSettings.ts';
import { useKeysOf, useShortcut } from '../../session/shortcuts.ts';
import { box, icon, keys, words } from './SearchButton.css.ts';

const PaletteDialog = lateLayer(() => import('./PaletteDialog.tsx'));
const { prepare } = PaletteDialog;

/** Fetched while the second key is still on its way: whoever knows the keys types on at once. */
const onModifier = ({ key }: KeyboardEvent) => (key === 'Control' || key === 'Meta') && prepare();

/** Layouts whose bar is full of the menu. */
const WITH_TOP_MENU: readonly string[] = ['functional', 'blend'];

/**
 * The search of the menu in the top bar: a box, an icon where there is no room for one, nothing where the setting hides it.
 * Ctrl+K opens the same everywhere, hidden or not. @source shell §2.4, §2.5 @reading R-336
 */
export function SearchButton() {
  const { t } = useLingui();
  const isShown = useStore(showSearch.store);
  const isFull = WITH_TOP_MENU.includes(useStore(layoutType.store));
  const [isOpen, setOpen] = useState(false);
  const label = t`Search navigation menu`;
  const open = () => setOpen(true);
  useShortcut({ id: 'palette', group: 'open', label, keys: 'Mod+K', run: open });
  useEffect(pressEarlyKeys, []);
  const shortcut = useKeysOf('palette');
  useEffect(() => {
    document.addEventListener('keydown', onModifier);
    return () => document.removeEventListener('keydown', onModifier);
  }, []);
  return (
    <>
      {isShown && (
        <>
          {!isFull && (
            <button
              type="button"
              className={box}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              aria-keyshortcuts={shortcut?.aria}
              onPointerEnter={prepare}
              onFocus={prepare}
              onClick={open}
            >
              <Icon of={Search} />
              <span className={words}>{label}</span>
              {shortcut && (
                <kbd className={keys} aria-hidden="true">
                  {shortcut.text}
                </kbd>
              )}
            </button>
          )}
          <span className={icon[isFull ? 'always' : 'narrow']}>
            <IconButton icon={Search} label={label} size="bar" opens={{ kind: 'dialog', isOpen }} onPress={open} />
          </span>
        </>
      )}
      {isOpen && <PaletteDialog onClose={() => setOpen(false)} onAgain={open} />}
    </>
  );
}
