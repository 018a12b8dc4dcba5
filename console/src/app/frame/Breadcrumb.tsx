import { useLingui } from '@lingui/react/macro';
import { Icon } from '@milepost/kit/icon';
import { ChevronRight } from 'lucide';
import { RouteLink } from '../../features/route-link/RouteLink.tsx';
import type { PageLocation } from './usePageLocation.ts';
import * as css from './Shell.css.ts';

interface BreadcrumbProps extends Pick<PageLocation, 'above' | 'title' | 'lang'> {
  /** Addresses of menu entries that have a page. */
  readonly pathOf: ReadonlyMap<string, string>;
}

/** The way to the page, in the top bar; where there is little room only its name. An entry above that has a page leads there. */
export function Breadcrumb({ above, title, lang, pathOf }: BreadcrumbProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`You are here`} className={css.way}>
      <ol className={css.crumbs}>
        {above.map(({ id, fullName, lang: language }) => {
          const path = pathOf.get(id);
          return (
            <li key={id} className={css.crumbAbove}>
              <span lang={language}>
                {path === undefined ? (
                  fullName
                ) : (
                  <RouteLink to={path} className={css.crumbLink}>
                    {fullName}
                  </RouteLink>
                )}
              </span>
              <Icon of={ChevronRight} size="s" />
            </li>
          );
        })}
        <li aria-current="page" className={css.crumb} lang={lang}>
          {title}
        </li>
      </ol>
    </nav>
  );
}
