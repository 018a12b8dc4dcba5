import { useLingui } from '@lingui/react/macro';
import { PanelLeft } from 'lucide';
import { IconButton } from '../../primitives/button/index.ts';
import { lazyPart, useLazyPart } from '../../primitives/lazy/index.ts';
import type { NavMenuProps } from '../../primitives/side-nav/index.ts';
import type { TopNavChoice } from '../../primitives/top-nav/index.ts';
import * as css from './Frame.css.ts';
import type { FrameProps, LayoutShape } from './types.ts';

/** Two of four layouts have it. */
const topNav = lazyPart(async () => (await import('../../primitives/top-nav/index.ts')).TopNav);

interface FrameHeadProps extends Pick<FrameProps, 'brand' | 'bar'> {
  readonly top: LayoutShape['top'];
  readonly isRail: boolean;
  /** The menu lies over the page: nothing here can be reached. */
  readonly isBehind: boolean;
  readonly menu: NavMenuProps & { readonly label: string };
  readonly choice: TopNavChoice;
  /** Opens and closes the sidebar; null where it has one width. */
  readonly toggle: { readonly isOpen: boolean; readonly controls: string; readonly onPress: () => void } | null;
}

/** Banner of the page: logo, and a bar with the menu or with the place of the page, and the tools. @reading R-320 */
export function FrameHead({ top, isRail, isBehind, brand, bar, menu, choice, toggle }: FrameHeadProps) {
  const { t } = useLingui();
  const late = useLazyPart(topNav, top !== 'none');
  const TopNav = late.status === 'here' ? late.part : null;
  return (
    <header className={css.head} inert={isBehind}>
      {brand && (
        <div className={isRail ? css.railBrand : css.brandOf[top === 'none' ? 'side' : 'bar']}>{isRail ? brand.rail : brand.wide}</div>
      )}
      <div className={css.bar[top === 'none' ? 'page' : 'nav']}>
        {toggle && (
          <IconButton
            icon={PanelLeft}
            label={toggle.isOpen ? t`Close the menu` : t`Open the menu`}
            opens={{ kind: 'region', isOpen: toggle.isOpen, id: toggle.controls }}
            onPress={toggle.onPress}
          />
        )}
        {top === 'none' || !TopNav ? (
          <div className={css.place}>{top === 'none' && bar.place}</div>
        ) : (
          <TopNav {...menu} choice={top === 'choice' ? choice : undefined} />
        )}
        <div className={css.tools}>{bar.tools}</div>
      </div>
    </header>
  );
}
