import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import type { PanelProps } from '@milepost/kit/forms/grammar';
import { GroupTitle } from '@milepost/kit/group-title';
import { TagList } from '@milepost/kit/tag-list';
import type { Administrator } from '@milepost/openapi/domains/system-config';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../auth/currentSession.ts';
import { useApi } from '../../data/api/index.ts';
import { recordQuery } from '../../features/resource/form/recordPort.ts';
import ResourceForm from '../../features/resource/form/ResourceForm.tsx';
import { administrators } from './administrators.ts';
import { NotLoaded } from './NotLoaded.tsx';
import * as css from './SystemConfig.css.ts';

const NOWHERE = { parent: null, node: null };
/** Id of the one list there is; its call takes none. */
const THE_ONE = 'all';
const CALL = 'listAdministrators';

/** Everybody who has every right, and the way to change that. Whoever takes it from themselves begins anew with what is left. */
export function AdministratorsPanel({ isReadOnly }: PanelProps) {
  const { t } = useLingui();
  const session = useSession();
  const { userId } = session.currentUser.user;
  const [isOpen, setOpen] = useState(false);
  const people = useQuery(recordQuery(useApi(), administrators, CALL, THE_ONE));
  const rows = (people.data ?? null) as readonly Administrator[] | null;
  const reload = async () => {
    const { data } = await people.refetch();
    const isStill = (data as readonly Administrator[] | undefined)?.some(({ id }) => id === userId) ?? true;
    if (!isStill) await session.reloadPerson();
  };
  return (
    <section className={css.column}>
      <GroupTitle
        help={t`They have every right. At least one of them has to be enabled.`}
        actions={
          !isReadOnly &&
          rows && <Button onPress={() => setOpen(true)} opens={{ kind: 'dialog', isOpen }}>{t`Change the administrators`}</Button>
        }
      >
        {t`Super administrators`}
      </GroupTitle>
      {rows ? (
        <TagList
          label={t`Super administrators`}
          tags={rows.map(({ id, realName, account }) => ({ id, label: realName ?? account, note: account }))}
        />
      ) : (
        <NotLoaded query={people} />
      )}
      {isOpen && (
        <ResourceForm resource={administrators} id={THE_ONE} at={NOWHERE} onSaved={() => void reload()} onClose={() => setOpen(false)} />
      )}
    </section>
  );
}
