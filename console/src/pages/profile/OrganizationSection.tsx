import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Card } from '@milepost/kit/card';
import { useConfirm } from '@milepost/kit/confirm';
import { Status } from '@milepost/kit/status';
import type { OwnPlace } from '@milepost/openapi/domains/current-user';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../data/api/index.ts';
import { switchPlace } from '../../data/profile/mutations.ts';
import { placesQuery } from '../../data/profile/queries.ts';
import { useWrite } from '../../data/useWrite.ts';
import { useFeedback } from '../../feedback/index.ts';
import { useSession } from '../../auth/currentSession.ts';
import { SectionState } from './SectionState.tsx';
import { nothing, place, placeName, places as placeList, scroll } from './ProfilePage.css.ts';

type Kind = Parameters<ReturnType<typeof switchPlace>['send']>[0]['kind'];

/** Workplaces of the person, and the present one. A switch reads menu and permissions again. @source shell §7 (major) */
export default function OrganizationSection() {
  const { t } = useLingui();
  const query = useQuery(placesQuery(useApi()));
  const { busyId, change } = useSwitch();
  if (!query.data) return <SectionState query={query} />;
  const { organizations, positions } = query.data;
  return (
    <div className={scroll}>
      <Card title={t`My organisations`}>
        <Overlays places={organizations} busyId={busyId} onSwitch={(one) => void change('Organize', one)} />
      </Card>
      <Card title={t`My positions`}>
        <Overlays places={positions} busyId={busyId} onSwitch={(one) => void change('Position', one)} />
      </Card>
    </div>
  );
}

function useSwitch() {
  const { t } = useLingui();
  const confirm = useConfirm();
  const feedback = useFeedback();
  const { reloadPerson, hasUnsavedPages } = useSession();
  const { run } = useWrite(switchPlace(useApi()));
  const [busyId, setBusyId] = useState<string | null>(null);
  async function change(kind: Kind, { id, fullName }: OwnPlace) {
    if (busyId !== null) return;
    const isLosing = hasUnsavedPages();
    const isSure = await confirm({
      title: t`Switch to ${{ name: fullName }}?`,
      body: isLosing
        ? t`Menu and permissions are read again, and you come to the home page. What you typed and did not save will be lost.`
        : t`Menu and permissions are read again, and you come to the home page.`,
      confirmLabel: t`Switch`,
      tone: isLosing ? 'danger' : 'plain',
    });
    if (!isSure) return;
    setBusyId(id);
    try {
      feedback.success('save', (await run({ kind, id })).msg);
      await reloadPerson();
    } catch (error) {
      feedback.failure(error);
    }
    setBusyId(null);
  }
  return { busyId, change };
}

interface PlacesProps {
  readonly places: readonly OwnPlace[];
  readonly busyId: string | null;
  readonly onSwitch: (place: OwnPlace) => void;
}

function Overlays({ places, busyId, onSwitch }: PlacesProps) {
  const { t } = useLingui();
  if (places.length === 0) return <p className={nothing}>{t`None`}</p>;
  return (
    <ul className={placeList}>
      {places.map((one) => (
        <li key={one.id} className={place}>
          <span className={placeName}>{one.fullName}</span>
          {one.isDefault ? (
            <Status tone="success">{t`Current`}</Status>
          ) : (
            <Button isBusy={busyId === one.id} onPress={() => onSwitch(one)}>{t`Switch`}</Button>
          )}
        </li>
      ))}
    </ul>
  );
}
