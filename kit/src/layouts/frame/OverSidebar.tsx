import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLayer } from '../../engines/layer-stack/index.ts';
import { IconButton } from '../../primitives/button/index.ts';
import { SideNav } from '../../primitives/side-nav/index.ts';
import type { NavMenuProps } from '../../primitives/side-nav/index.ts';
import * as css from './Frame.css.ts';

export interface OverSidebarProps {
  readonly id: string;
  readonly menu: NavMenuProps & { readonly label: string };
  readonly restingId: string | null;
  readonly brand: ReactNode;
  readonly foot: ReactNode;
  readonly onClose: () => void;
}

/** The menu over the page: it takes the keyboard to the current page's link and gives it back to what opened it. @source shell §2.4 */
export function OverSidebar({ id, menu, restingId, brand, foot, onClose }: OverSidebarProps) {
  const { t } = useLingui();
  const sidebar = useRef<HTMLDivElement>(null);
  useLayer(sidebar, onClose);
  useEffect(() => {
    const nav = sidebar.current?.querySelector('nav');
    (nav?.querySelector<HTMLElement>('[aria-current=page]') ?? nav?.querySelector<HTMLElement>('a, button'))?.focus();
  }, []);
  return (
    <>
      <div className={css.scrim} onClick={onClose} aria-hidden="true" />
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <dialog> brings a layer, an Escape and a look of its own */}
      <div ref={sidebar} id={id} role="dialog" aria-modal="true" aria-label={menu.label} className={css.over}>
        <div className={css.overHead}>
          <div className={css.brand}>{brand}</div>
          <IconButton icon={X} label={t`Close the menu`} onPress={onClose} />
        </div>
        <SideNav {...menu} restingId={restingId} foot={foot} />
      </div>
    </>
  );
}
