import { useLingui } from '@lingui/react/macro';
import { DataText } from '@milepost/kit/data-text';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../data/api/index.ts';
import { mailsQuery } from '../../data/portal/queries.ts';
import type { Linked, Titled } from './pageLink.ts';
import { Region, RegionRows } from './Region.tsx';
import { ShortTime } from './ShortTime.tsx';
import * as css from './overview.css.ts';

/** The newest mails by their subjects. @source shell §2.1 (/emailDetail) */
export function MailRegion({ link: Link, title }: Linked & Titled) {
  const { t } = useLingui();
  const query = useQuery(mailsQuery(useApi().client));
  return (
    <Region title={title || t`E-mails`}>
      <RegionRows query={query} what={t`e-mails`} empty={{ title: t`No e-mails` }}>
        {(rows) => (
          <ul className={css.list}>
            {rows.map((row) => (
              <li key={row.id} className={css.item}>
                <div className={css.itemWords}>
                  <div className={css.title}>
                    <Link to={`/emailDetail?id=${encodeURIComponent(row.id)}`} className={css.link}>
                      {row.fullName ? <DataText of={row.fullName} /> : t`Without a subject`}
                    </Link>
                  </div>
                </div>
                <span className={css.itemTime}>
                  <ShortTime ms={row.creatorTime} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </RegionRows>
    </Region>
  );
}
