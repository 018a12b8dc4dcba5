import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { DataText } from '@milepost/kit/data-text';
import { useQuery } from '@tanstack/react-query';
import { Camera, KeyRound } from 'lucide';
import { useState } from 'react';
import { useApi } from '../../data/api/index.ts';
import { baseInfoQuery } from '../../data/profile/queries.ts';
import { lazyDialog } from '../../lazy/index.ts';
import { useOverlays } from '../../overlays/index.ts';
import { useSession } from '../../auth/currentSession.ts';
import { Portrait } from './Portrait.tsx';
import { head, headActions, headFacts, headName, headWords } from './ProfilePage.css.ts';

const AvatarDialog = lazyDialog(() => import('./AvatarDialog.tsx'));

/** Picture, name and place of the person; the picture and the password are changed from here. @source shell §3, §7 */
export function ProfileHead() {
  const { t } = useLingui();
  const { user } = useSession().currentUser;
  const { changePassword } = useOverlays();
  const { data } = useQuery(baseInfoQuery(useApi()));
  const [isChanging, setChanging] = useState(false);
  const change = () => setChanging(true);
  const name = data?.realName || user.userName || user.userAccount;
  const facts = [user.userAccount, data?.organize || user.organizeName, data?.position || user.positionName].filter(Boolean);
  return (
    <div className={head}>
      <Portrait address={data ? data.avatar : user.headIcon} name={name} />
      <div className={headWords}>
        <p className={headName}>
          <DataText of={name} />
        </p>
        <p className={headFacts}>
          <DataText of={facts.join(' · ')} />
        </p>
      </div>
      <div className={headActions}>
        <Button icon={Camera} onPress={change}>{t`Change picture`}</Button>
        <Button icon={KeyRound} onPress={() => void changePassword()}>{t`Change password`}</Button>
      </div>
      {isChanging && <AvatarDialog onClose={() => setChanging(false)} onAgain={change} />}
    </div>
  );
}
