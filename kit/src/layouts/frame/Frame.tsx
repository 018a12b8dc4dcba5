import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { MouseEvent } from 'react';
import { lazyPart, useLazyPart } from '../../primitives/lazy/index.ts';
import type { NavItem } from '../../primitives/side-nav/index.ts';
import * as css from './Frame.css.ts';
import { FrameHead } from './FrameHead.tsx';
import { FrameSide } from './FrameSide.tsx';
import type { FrameProps } from './types.ts';
import { useBarScroll } from './useBarScroll.ts';
import { useChosenTop } from './useChosenTop.ts';
import { useIsMobile } from './useIsMobile.ts';
import { usePreservedFocus } from './usePreservedFocus.ts';

/** Id of the sidebar, for what controls it. */
const SIDEBAR_ID = 'sidebar';

/** Id of the line below the page, for what somebody put aside: it takes room from the page and covers nothing of it. */
const DOCK_ID = 'dock';

/** Below 992 px, when somebody opens it. */
const overSidebar = lazyPart(async () => (await import('./OverSidebar.tsx')).OverSidebar);

/** The address stays, and one step back leads to the page before. */
function toPage(event: MouseEvent) {
  event.preventDefault();
  document.getElementById('page')?.focus();
}

/**
 * The frame of every layout: banner, menu, page, in this order whatever the shape, so that neither the page nor the focus
 * is lost when another shape is chosen. Below 992 px the menu lies over the page and closes after each navigation.
 * @source shell §2.4 @reading R-320
 */
export function Frame({ shape, brand, menu, bar, foot, tabs, notice, children }: FrameProps) {
  const { t } = useLingui();
  const frameRef = useRef<HTMLDivElement>(null);
  const isMobile = useIsMobile();
  const isOver = isMobile && menu.isOpen;
  const over = useLazyPart(overSidebar, isOver);
  // Nothing is out of reach before there is something in its place.
  const isBehind = isOver && over.status === 'here';
  const { top, side } = isMobile ? ({ top: 'none', side: 'none' } as const) : shape;
  const isRail = side === 'rail' || (side === 'folding' && !menu.isOpen);
  const { chosen, choose } = useChosenTop(menu);
  useBarScroll(frameRef, bar.isFixed ?? true);
  usePreservedFocus(frameRef, [top, side, isRail].join(' '));

  const { items, currentId, isOpen, onOpen } = menu;
  const follow = (item: NavItem) => {
    if (isMobile) onOpen(false);
    menu.onFollow(item);
  };
  const whole = { label: t`Main menu`, items, currentId, onFollow: follow };
  const hasToggle = isMobile || side === 'folding';
  const isBesideBar = brand === null && top === 'none' && side !== 'none';
  const hasTabs = Boolean(tabs) && !isMobile;

  return (
    <div ref={frameRef} className={`${css.frame} ${isBesideBar ? css.besideBar : ''}`}>
      <a href="#page" className={css.skip} inert={isBehind} onClick={toPage}>
        {t`Skip to the page`}
      </a>
      <FrameHead
        top={top}
        isRail={isRail}
        isBehind={isBehind}
        brand={isMobile ? null : brand}
        bar={bar}
        menu={whole}
        choice={{ chosenId: chosen?.id ?? null, controls: SIDEBAR_ID, onChoose: ({ id }) => choose(id) }}
        toggle={hasToggle ? { isOpen: isMobile ? isBehind : isOpen, controls: SIDEBAR_ID, onPress: () => onOpen(!isOpen) } : null}
      />
      <FrameSide
        id={SIDEBAR_ID}
        side={isOver ? 'over' : side}
        OverSidebar={over.status === 'here' ? over.part : null}
        isRail={isRail}
        menu={whole}
        restingId={menu.restingId ?? null}
        chosen={chosen}
        brand={brand?.wide}
        foot={foot}
        onOpen={onOpen}
      />
      <div className={css.body} inert={isBehind}>
        {notice && <div className={css.notice}>{notice}</div>}
        {hasTabs && <div className={css.tabs}>{tabs}</div>}
        <main id="page" tabIndex={-1} className={css.page[hasTabs ? 'joined' : 'apart']}>
          {children}
        </main>
        <div id={DOCK_ID} className={css.dock} />
      </div>
    </div>
  );
}
