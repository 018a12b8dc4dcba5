import { useLingui } from '@lingui/react/macro';
import { DataText } from '@milepost/kit/data-text';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../data/api/index.ts';
import { noticesQuery } from '../../data/portal/queries.ts';
import { useOverlays } from '../../overlays/index.ts';
import type { Titled } from './pageLink.ts';
import { Region, RegionRows } from './Region.tsx';
import { ShortTime } from './ShortTime.tsx';
import * as css from './overview.css.ts';

const SHOWN = 6;

/** The newest notices; a press opens one as the message it came with. @reading R-376 */
export function NoticeRegion({ title }: Titled) {
  const { t } = useLingui();
  const overlays = useOverlays();
  const query = useQuery(noticesQuery(useApi().client));
  return (
    <Region title={title || t`Notices`}>
      <RegionRows query={query} what={t`notices`} empty={{ title: t`No notices` }}>
        {(rows) => (
          <ul className={css.list}>
            {rows.slice(0, SHOWN).map((row) => (
              <li key={row.id} className={css.item}>
                <div className={css.itemWords}>
                  <div className={css.title}>
                    <button type="button" className={css.linkButton} onClick={() => void overlays.openMessage(row.id)}>
                      <DataText of={row.fullName} />
                    </button>
                  </div>
                  {(row.category || row.excerpt) && (
                    <p className={css.itemNote}>
                      <DataText of={[row.category, row.excerpt].filter(Boolean).join(' · ')} />
                    </p>
                  )}
                </div>
                <span className={css.itemTime}>
                  <ShortTime ms={row.releaseTime ?? row.creatorTime} isDay />
                </span>
              </li>
            ))}
          </ul>
        )}
      </RegionRows>
    </Region>
  );
}
