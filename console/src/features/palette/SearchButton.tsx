import { useLingui } from '@lingui/react/macro';
import { useStore } from '@nanostores/react';
import { IconButton } from '@milepost/kit/button';
import { Icon } from '@milepost/kit/icon';
import { Search } from 'lucide';
import { useEffect, useState } from 'react';
import { lazyDialog } from '../../lazy/index.ts';
import { takeEarlyKeys } from '../../commands/earlyKeys.ts';
import { layoutType, showSearch } from '../../settings/shellSettings.ts';
import { useKeysOf, useShortcut } from '../../commands/shortcuts.ts';
import { NOTHING_TYPED, hearTyping, nextTyping, typedOf } from './earlyTyping.ts';
import { box, icon, keys, words } from './SearchButton.css.ts';

const PaletteDialog = lazyDialog(() => import('./PaletteDialog.tsx'), { hearsText: false });
const { prepare } = PaletteDialog;

/** Fetched while the second key is still on its way: whoever knows the keys types on at once. */
const onModifier = ({ key }: KeyboardEvent) => (key === 'Control' || key === 'Meta') && prepare();

/** Layouts whose bar is full of the menu. */
const WITH_TOP_MENU: readonly string[] = ['functional', 'blend'];

/**
 * State of the search, and the text typed into it: from the key that opens it on, though its field is fetched first.
 * @reading R-397
 */
function useSearch() {
  const [isOpen, setOpen] = useState(false);
  const [typing, setTyping] = useState(NOTHING_TYPED);
  useEffect(() => {
    if (!isOpen) return undefined;
    return hearTyping((event) => {
      if (event.key === 'Escape') setOpen(false);
      else setTyping((before) => nextTyping(before, event) ?? before);
    });
  }, [isOpen]);
  return {
    isOpen,
    typing,
    open: () => {
      setTyping(NOTHING_TYPED);
      setOpen(true);
    },
    /** With what was typed before it did not arrive. */
    openAgain: () => setOpen(true),
    close: () => setOpen(false),
    type: setTyping,
  };
}

/**
 * The search of the menu in the top bar: a box, an icon where there is no room for one, nothing where the setting hides it.
 * Ctrl+K opens the same everywhere, hidden or not. @source shell §2.4, §2.5 @reading R-336
 */
export function SearchButton() {
  const { t } = useLingui();
  const isShown = useStore(showSearch.store);
  const isFull = WITH_TOP_MENU.includes(useStore(layoutType.store));
  const { isOpen, typing, open, openAgain, close, type } = useSearch();
  const label = t`Search navigation menu`;
  useShortcut({ id: 'palette', group: 'open', label, keys: 'Mod+K', run: open });
  useEffect(() => {
    const early = takeEarlyKeys();
    const typed = typedOf(early);
    if (!typed) return;
    // What is pressed meanwhile is pressed now.
    document.dispatchEvent(new KeyboardEvent('keydown', early[0]));
    type(typed);
  }, [type]);
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
      {isOpen && <PaletteDialog typing={typing} onType={type} onClose={close} onAgain={openAgain} />}
    </>
  );
}
