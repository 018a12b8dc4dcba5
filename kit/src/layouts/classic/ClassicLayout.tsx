import { useLingui } from '@lingui/react/macro';
import { PanelLeft } from 'lucide';
import { useEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../../primitives/button/index.ts';
import { SideNav } from '../../primitives/side-nav/index.ts';
import type { NavItem } from '../../primitives/side-nav/index.ts';
import { useIsMobile } from './useIsMobile.ts';
import * as css from './ClassicLayout.css.ts';

export interface ClassicLayoutProps {
  /** Logo and name, above the menu. */
  readonly brand: ReactNode;
  readonly menu: { readonly items: readonly NavItem[]; readonly currentId: string | null; onFollow(item: NavItem): void };
  /** The sidebar is shown: whole on a wide page, over the page on a narrow one. */
  readonly isMenuOpen: boolean;
  readonly onMenuOpen: (isOpen: boolean) => void;
  /** Where the page stands, in the top bar. */
  readonly place: ReactNode;
  /** Tools of the top bar, at its end. */
  readonly tools: ReactNode;
  /** Line below the menu. */
  readonly foot?: ReactNode;
  /** The page. */
  readonly children: ReactNode;
}

/**
 * Sidebar plus top bar. Below 992 px the sidebar lies over the page and closes after each navigation; it takes the
 * keyboard while it is open and gives it back. @source shell §2.4
 */
export function ClassicLayout({ brand, menu, isMenuOpen, onMenuOpen, place, tools, foot, children }: ClassicLayoutProps) {
  const { t } = useLingui();
  const isMobile = useIsMobile();
  const isOver = isMobile && isMenuOpen;
  const isRail = !isMobile && !isMenuOpen;
  const sidebar = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  useKeyboardIn(sidebar, toggle, isOver, () => onMenuOpen(false));
  return (
    <div className={css.frame} data-menu={isMobile ? (isOver ? 'over' : 'away') : isRail ? 'rail' : 'open'}>
      <a href="#page" className={css.skip} inert={isOver}>
        {t`Skip to the page`}
      </a>
      {isOver && <div className={css.scrim} onClick={() => onMenuOpen(false)} aria-hidden="true" />}
      {(!isMobile || isOver) && (
        <aside ref={sidebar} className={css.sidebar} id="sidebar" aria-label={t`Sidebar`}>
          <div className={css.brand}>{brand}</div>
          <SideNav
            label={t`Main menu`}
            items={menu.items}
            currentId={menu.currentId}
            isRail={isRail}
            onWiden={() => onMenuOpen(true)}
            onFollow={(item) => {
              if (isMobile) onMenuOpen(false);
              menu.onFollow(item);
            }}
          />
          {foot && !isRail && <div className={css.foot}>{foot}</div>}
        </aside>
      )}
      <div className={css.body} inert={isOver}>
        <header className={css.bar}>
          <IconButton
            ref={toggle}
            icon={PanelLeft}
            label={isMenuOpen ? t`Close the menu` : t`Open the menu`}
            opens={{ kind: 'region', isOpen: isMenuOpen, id: 'sidebar' }}
            onPress={() => onMenuOpen(!isMenuOpen)}
          />
          <div className={css.place}>{place}</div>
          <div className={css.tools}>{tools}</div>
        </header>
        <main id="page" tabIndex={-1} className={css.page}>
          {children}
        </main>
      </div>
    </div>
  );
}

/** Moves the keyboard into the sidebar while it lies over the page, and back when it goes. */
function useKeyboardIn(inside: RefObject<HTMLElement | null>, opener: RefObject<HTMLElement | null>, isOver: boolean, close: () => void) {
  const onClose = useRef(close);
  useEffect(() => {
    onClose.current = close;
  });
  useEffect(() => {
    if (!isOver) return;
    const back = opener.current;
    (inside.current?.querySelector<HTMLElement>('[aria-current=page]') ?? inside.current?.querySelector<HTMLElement>('a, button'))?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      onClose.current();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      back?.focus();
    };
  }, [isOver, inside, opener]);
}
