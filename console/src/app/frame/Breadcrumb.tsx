import { useLingui } from '@lingui/react/macro';
import { Icon } from '@milepost/kit/icon';
import { ChevronRight } from 'lucide';
import * as css from './Shell.css.ts';

/** The way to the page, in the top bar; on a narrow page only its name. */
export function Breadcrumb({ above, title }: { readonly above: readonly string[]; readonly title: string }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`You are here`}>
      <ol className={css.crumbs}>
        {above.map((name, depth) => (
          // Two directories may have one name.
          <li key={depth} className={css.crumbAbove}>
            {name}
            <Icon of={ChevronRight} size="s" />
          </li>
        ))}
        <li aria-current="page" className={css.crumb}>
          {title}
        </li>
      </ol>
    </nav>
  );
}
