import { ListResults } from '@milepost/kit/list-results';
import { useTextLang } from '@milepost/kit/data-text';
import type { ListAsk } from '@milepost/kit/list-results';
import type { ReactNode } from 'react';
import * as css from './ListPage.css.ts';

interface ListPageProps {
  readonly title: string;
  /** Part of something that has the title already. @defaultValue false */
  readonly isPart?: boolean;
  /** Said beside the title: a code, how many there are. */
  readonly facts?: readonly string[];
  /** A notice between the heading and the tools. */
  readonly notice?: ReactNode;
  /** The line above the list: `ListTools`. */
  readonly tools: ReactNode;
  /** The line below the list: pages, or `counts`; null while nothing was counted yet. */
  readonly foot: { readonly pages: ReactNode } | { readonly counts: string | null };
  /** Ask of the list and what has come: the count of a search, a filter or a reset is said. */
  readonly results: ListAsk;
  /** The list. */
  readonly children: ReactNode;
}

/** The frame of a list: heading and facts, a line of tools, the list, a line below it. Lies on the sheet of a page. */
export function ListPage({ title, isPart = false, facts = [], notice, tools, foot, results, children }: ListPageProps) {
  const langOf = useTextLang('either');
  return (
    <ListResults of={results}>
      <div className={css.page}>
        {!isPart && (
          <header className={css.head}>
            <h1 className={css.title} lang={langOf(title)}>
              {title}
            </h1>
            {facts.map((fact) => (
              <span key={fact} className={css.facts}>
                {fact}
              </span>
            ))}
          </header>
        )}
        {notice}
        {tools}
        {children}
        {'pages' in foot ? <div className={css.pages}>{foot.pages}</div> : <p className={css.counts}>{foot.counts}</p>}
      </div>
    </ListResults>
  );
}
