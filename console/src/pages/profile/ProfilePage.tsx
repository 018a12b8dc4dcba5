import { useLingui } from '@lingui/react/macro';
import { Tabs } from '@milepost/kit/tabs';
import type { ReactNode } from 'react';
import { lazyPane } from '../../lazy/index.ts';
import { useNavigate, usePageSearch } from '../../routing/index.ts';
import { sheet } from '../../features/list-page/sheet.css.ts';
import { ProfileHead } from './ProfileHead.tsx';
import { page, section, tabs, title, top } from './ProfilePage.css.ts';
import { SECTIONS, firstOf, profileSearch, sectionOf } from './search.ts';
import type { Section } from './search.ts';

const InfoSection = lazyPane(() => import('./InfoSection.tsx'));
const SignatureSection = lazyPane(() => import('./SignatureSection.tsx'));
const SubordinateSection = lazyPane(() => import('./SubordinateSection.tsx'));
const AuthorizationSection = lazyPane(() => import('./AuthorizationSection.tsx'));
const OrganizationSection = lazyPane(() => import('./OrganizationSection.tsx'));
const SessionsSection = lazyPane(() => import('./SessionsSection.tsx'));
const LogSection = lazyPane(() => import('./LogSection.tsx'));

/** One's own profile: who one is, and in tabs everything else. The address keeps the tab. @source shell §2.1, §7 */
export default function ProfilePage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const chosen = usePageSearch(profileSearch).section;
  const labels: Record<Section, string> = {
    info: t`Base information`,
    signatures: t`My signatures`,
    subordinates: t`My subordinates`,
    authorization: t`My authorisations`,
    places: t`Organisations and positions`,
    sessions: t`Signed-in devices`,
    signIns: t`Login log`,
    requests: t`Request log`,
  };
  const panels: Record<Section, () => ReactNode> = {
    info: () => <InfoSection />,
    signatures: () => <SignatureSection />,
    subordinates: () => <SubordinateSection />,
    authorization: () => <AuthorizationSection />,
    places: () => <OrganizationSection />,
    sessions: () => <SessionsSection />,
    signIns: () => <LogSection kind="signIns" />,
    requests: () => <LogSection kind="requests" />,
  };
  return (
    <div className={sheet}>
      <div className={page}>
        <header className={top}>
          <h1 className={title}>{t`Personal profile`}</h1>
          <ProfileHead />
        </header>
        <div className={tabs}>
          <Tabs
            label={t`Parts of the profile`}
            tabs={SECTIONS.map((id) => ({ id, label: labels[id] }))}
            selectedId={chosen}
            activation="manual"
            fit="fill"
            // What is typed and not saved outlives a look at another tab; a list that nobody sees asks for nothing.
            keep="visited"
            onSelect={(id) => navigate({ search: profileSearch.write(firstOf(sectionOf(id))) })}
          >
            {(id) => <div className={section}>{panels[sectionOf(id)]()}</div>}
          </Tabs>
        </div>
      </div>
    </div>
  );
}
