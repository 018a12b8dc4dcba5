import { useLingui } from '@lingui/react/macro';
import { DataText } from '@milepost/kit/data-text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BaseInfo } from '@milepost/openapi/domains/current-user';
import { useApi } from '../../data/api/index.ts';
import { personName } from '../../data/personName.ts';
import { baseInfoQuery } from '../../data/profile/queries.ts';
import { useHeld } from '../../data/useHeld.ts';
import { momentText } from '../../i18n/momentText.ts';
import { InfoForm } from './InfoForm.tsx';
import { SectionState } from './SectionState.tsx';
import { fact, factName, facts as factList, scroll } from './ProfilePage.css.ts';

/** Facts others keep about the person, and the form of what the person keeps. @source shell §7 (BaseInfo) */
export default function InfoSection() {
  const query = useQuery(baseInfoQuery(useApi()));
  const info = useHeld(query.data);
  // After a save the form begins anew with what the server has.
  const [savedCount, setSavedCount] = useState(0);
  if (!info) return <SectionState query={query} />;
  return (
    <div className={scroll}>
      <InfoForm key={savedCount} info={info} facts={<Facts info={info} />} onSaved={() => setSavedCount((count) => count + 1)} />
    </div>
  );
}

function Facts({ info }: { readonly info: BaseInfo }) {
  const { t } = useLingui();
  const known: readonly (readonly [string, string])[] = [
    [t`Account`, info.account],
    [t`Company`, info.company],
    [t`Organisation`, info.organize],
    [t`Position`, info.position],
    [t`Direct manager`, personName(info.manager)],
    [t`Roles`, info.roleNames],
    [t`Entry date`, momentText(info.entryDate)],
    [t`Registered at`, momentText(info.creatorTime)],
    [t`Last login`, momentText(info.prevLogTime)],
  ];
  return (
    <dl className={factList}>
      {known.map(([name, value]) => (
        <div key={name} className={fact}>
          <dt className={factName}>{name}</dt>
          <dd>{value ? <DataText of={value} /> : '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
