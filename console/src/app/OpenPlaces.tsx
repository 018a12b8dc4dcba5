import { useStore } from '@nanostores/react';
import { Activity, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { lateLayer } from '../late/index.ts';
import type { LayerProps } from '../late/index.ts';
import { useEndWithPage } from '../routing/index.ts';
import { UnsavedProvider, createUnsavedPlace, setInSight, useUnsaved } from '../session/unsaved.ts';
import type { Asked, OpenPlace } from './PlacesHost.tsx';

const DictionaryDialog = lateLayer(() => import('./DictionaryDialog.tsx'));
const FilePreview = lateLayer(() => import('../features/file-preview/index.ts'));
const ScheduleViewer = lateLayer(() => import('../features/schedule-viewer/index.ts'));
const MessageViewer = lateLayer(() => import('../features/message-viewer/index.ts'));
const SettingsDrawer = lateLayer(() => import('../features/settings/SettingsDrawer.tsx'));
const RecentNotices = lateLayer(() => import('../features/recent-notices/index.ts'));
const PasswordDialog = lateLayer(() => import('../features/password/index.ts'));

interface OpenPlacesProps {
  readonly open: readonly OpenPlace[];
  readonly isLocked: boolean;
  readonly onClose: (place: OpenPlace) => void;
  /** Opens a place once more that did not arrive. */
  readonly onAgain: (place: OpenPlace) => void;
}

/** What was opened over the present page, one above the other; out of sight while the screen is locked. */
export default function OpenPlaces({ open, isLocked, onClose, onAgain }: OpenPlacesProps) {
  return open.map((place) => (
    <OverPage key={place.key} asked={place.asked} isLocked={isLocked} onClose={() => onClose(place)} onAgain={() => onAgain(place)} />
  ));
}

interface PlaceProps extends LayerProps {
  readonly asked: Asked;
}

function Place({ asked: { place, of }, ...over }: PlaceProps) {
  switch (place) {
    case 'openDictionary':
      return <DictionaryDialog {...over} />;
    case 'previewFile':
      return <FilePreview file={of[0]} {...over} />;
    case 'openSchedule':
      return <ScheduleViewer link={of[0]} {...over} />;
    case 'openMessage':
      return <MessageViewer id={of[0]} {...over} />;
    case 'openSettings':
      return <SettingsDrawer {...over} />;
    case 'openRecentNotices':
      return <RecentNotices {...over} />;
    case 'changePassword':
      return <PasswordDialog isForced={false} onDone={over.onClose} {...over} />;
  }
}

/** Ends with the page it was opened over, and with a lock, unless it holds something typed and not saved: then it stays. @reading R-337 */
function OverPage({ asked, isLocked, onClose, onAgain }: PlaceProps & { readonly isLocked: boolean }) {
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
        <Place asked={asked} onClose={onClose} onAgain={onAgain} />
      </Activity>
    </UnsavedProvider>
  );
}
