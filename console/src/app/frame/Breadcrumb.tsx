import { useLingui } from '@lingui/react/macro';
import { Icon } from '@milepost/kit/icon';
import { ChevronRight } from 'lucide';
import type { PageLocation } from './usePageLocation.ts';
import * as css from './Shell.css.ts';

/** The way to the page, in the top bar; on a narrow page only its name. */
export function Breadcrumb({ above, title, lang }: Pick<PageLocation, 'above' | 'title' | 'lang'>) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`You are here`}>
      <ol className={css.crumbs}>
        {above.map((directory, depth) => (
          // Two directories may have one name.
          <li key={depth} className={css.crumbAbove}>
            <span lang={directory.lang}>{directory.fullName}</span>
            <Icon of={ChevronRight} size="s" />
          </li>
        ))}
        <li aria-current="page" className={css.crumb} lang={lang}>
          {title}
        </li>
      </ol>
    </nav>
  );
}
