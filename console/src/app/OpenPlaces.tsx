import { useStore } from '@nanostores/react';
import { Activity, Suspense, lazy, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useEndWithPage } from '../routing/index.ts';
import { UnsavedProvider, createUnsavedPlace, setInSight, useUnsaved } from '../session/unsaved.ts';
import type { Asked, OpenPlace } from './PlacesHost.tsx';

const DictionaryDialog = lazy(() => import('./DictionaryDialog.tsx'));
const FilePreview = lazy(() => import('../features/file-preview/index.ts'));
const ScheduleViewer = lazy(() => import('../features/schedule-viewer/index.ts'));
const MessageViewer = lazy(() => import('../features/message-viewer/index.ts'));
const SettingsDrawer = lazy(() => import('../features/settings/SettingsDrawer.tsx'));
const RecentNotices = lazy(() => import('../features/recent-notices/index.ts'));
const PasswordDialog = lazy(() => import('../features/password/index.ts'));

interface OpenPlacesProps {
  readonly open: readonly OpenPlace[];
  readonly isLocked: boolean;
  readonly onClose: (place: OpenPlace) => void;
}

/** What was opened over the present page, one above the other; out of sight while the screen is locked. */
export default function OpenPlaces({ open, isLocked, onClose }: OpenPlacesProps) {
  return open.map((place) => <OverPage key={place.key} asked={place.asked} isLocked={isLocked} onClose={() => onClose(place)} />);
}

interface PlaceProps {
  readonly asked: Asked;
  readonly onClose: () => void;
}

function Place({ asked: { place, of }, onClose }: PlaceProps) {
  switch (place) {
    case 'openDictionary':
      return <DictionaryDialog onClose={onClose} />;
    case 'previewFile':
      return <FilePreview file={of[0]} onClose={onClose} />;
    case 'openSchedule':
      return <ScheduleViewer link={of[0]} onClose={onClose} />;
    case 'openMessage':
      return <MessageViewer id={of[0]} onClose={onClose} />;
    case 'openSettings':
      return <SettingsDrawer onClose={onClose} />;
    case 'openRecentNotices':
      return <RecentNotices onClose={onClose} />;
    case 'changePassword':
      return <PasswordDialog isForced={false} onDone={onClose} onClose={onClose} />;
  }
}

/** Ends with the page it was opened over, and with a lock, unless it holds something typed and not saved: then it stays. @reading R-337 */
function OverPage({ asked, isLocked, onClose }: PlaceProps & { readonly isLocked: boolean }) {
  const [unsaved] = useState(createUnsavedPlace);
  const hasUnsaved = useStore(unsaved.forms).size > 0;
  useUnsaved(hasUnsaved);
  const end = () => !hasUnsaved && onClose();
  useEndWithPage(end);
  const endLocked = useEffectEvent(end);
  // Out of sight it loses its effects, not its text: told before they go.
  useLayoutEffect(() => setInSight(unsaved, !isLocked), [unsaved, isLocked]);
  useEffect(() => {
    if (isLocked) endLocked();
  }, [isLocked]);
  return (
    <UnsavedProvider value={unsaved}>
      <Activity mode={isLocked ? 'hidden' : 'visible'}>
        <Suspense>
          <Place asked={asked} onClose={onClose} />
        </Suspense>
      </Activity>
    </UnsavedProvider>
  );
}
