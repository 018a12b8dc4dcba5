import { useLingui } from '@lingui/react/macro';
import { CircleDashed, SquareArrowOutUpRight } from 'lucide';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../theme/focus.css.ts';
import { Icon } from '../icon/index.ts';
import { useKit } from '../kit-provider/index.ts';
import { NavCount } from './NavCount.tsx';
import { navLeafProps } from './headless.ts';
import type { NavView } from './headless.ts';
import type { NavItem } from './types.ts';
import * as css from './NavLeaf.css.ts';

interface NavLeafProps {
  readonly view: NavView<NavItem>;
  readonly className: string;
  /** Tooltip, where the label is not shown or may be cut. */
  readonly title?: string;
  /** No room for a sign: the words alone say that a window opens. */
  readonly isNarrow?: boolean;
  /** True where the drawing is all there is room for: the label is its tooltip, in its own language. */
  readonly isDrawing?: boolean;
  /** Drawing and label. */
  readonly children: ReactNode;
}

/** One page of a menu: a link, or a button where the address is made when it is pressed. */
export function NavLeaf({ view, className, title, isNarrow, isDrawing, children }: NavLeafProps) {
  const { t } = useLingui();
  const page = useKit();
  const { item } = view;
  const lang = isDrawing ? item.lang : undefined;
  const opensWindow = item.isExternal === true || item.opens === 'window';
  const inside = (
    <>
      {children}
      <NavCount of={item} isAtCorner={isDrawing === true} />
      {opensWindow && (
        <span className={visuallyHidden} lang={lang && page.lang}>
          {t`opens a new window`}
        </span>
      )}
      {item.isComing && (
        <>
          <span className={visuallyHidden} lang={lang && page.lang}>
            {t`not built yet`}
          </span>
          {!isDrawing && (
            <span className={css.coming} title={t`not built yet`} aria-hidden="true">
              <Icon of={CircleDashed} size="s" />
            </span>
          )}
        </>
      )}
      {opensWindow && !isNarrow && !isDrawing && <Icon of={SquareArrowOutUpRight} size="s" />}
    </>
  );
  const own = {
    className,
    title: isDrawing ? item.label : title,
    lang,
    'data-mp-drawing': isDrawing ? '' : undefined,
  };
  const { type, href, target, rel, ...shared } = navLeafProps(view, own);
  if (href === undefined)
    return (
      <button {...shared} type={type}>
        {inside}
      </button>
    );
  return (
    <a {...shared} href={href} target={target} rel={rel}>
      {inside}
    </a>
  );
}
