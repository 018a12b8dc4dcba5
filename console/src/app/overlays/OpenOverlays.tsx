import { useStore } from '@nanostores/react';
import { Activity, useEffect, useEffectEvent, useId, useLayoutEffect, useState } from 'react';
import { lazyDialog } from '../../lazy/index.ts';
import type { DialogProps } from '../../lazy/index.ts';
import { fetchPageWords } from '../../i18n/appCatalogs.ts';
import { useEndWithPage } from '../../routing/index.ts';
import { UnsavedProvider, createUnsavedScope, setInSight, useUnsaved, useUnsavedScope } from '../../open-pages/unsaved.ts';
import type { OpenOverlay, OverlayRequest } from './overlayRequest.ts';

const DictionaryDialog = lazyDialog(() => import('./DictionaryDialog.tsx'));
const FilePreview = lazyDialog(() => import('../../features/file-preview/index.ts'));
const ScheduleViewer = lazyDialog(() => import('../../features/schedule-viewer/index.ts'));
/** A page over the page: its words come with it. */
const CalendarDialog = lazyDialog(async () => (await Promise.all([import('./CalendarDialog.tsx'), fetchPageWords()]))[0]);
const MessageViewer = lazyDialog(() => import('../../features/message-viewer/index.ts'));
const SettingsDrawer = lazyDialog(() => import('../../features/settings/SettingsDrawer.tsx'));
const RecentNotices = lazyDialog(() => import('../../features/recent-notices/index.ts'));
const PrintDialog = lazyDialog(() => import('../../features/print/index.ts'));
const PasswordDialog = lazyDialog(() => import('../../features/password/index.ts'));

interface OpenOverlaysProps {
  readonly open: readonly OpenOverlay[];
  readonly isLocked: boolean;
  readonly onClose: (overlay: OpenOverlay) => void;
  /** Opens an overlay once more that did not arrive. */
  readonly onAgain: (overlay: OpenOverlay) => void;
}

/** Layers opened over the present page, one above the other; out of sight while the screen is locked. */
export default function OpenOverlays({ open, isLocked, onClose, onAgain }: OpenOverlaysProps) {
  return open.map((one) => (
    <OverPage key={one.key} request={one.request} isLocked={isLocked} onClose={() => onClose(one)} onAgain={() => onAgain(one)} />
  ));
}

interface OverlayProps extends DialogProps {
  readonly request: OverlayRequest;
}

function Overlay({ request: { overlay, of }, ...over }: OverlayProps) {
  switch (overlay) {
    case 'openDictionary':
      return <DictionaryDialog {...over} />;
    case 'previewFile':
      return <FilePreview file={of[0]} among={of[1]} {...over} />;
    case 'openSchedule':
      return <ScheduleViewer link={of[0]} {...over} />;
    case 'openCalendar':
      return <CalendarDialog {...over} />;
    case 'openMessage':
      return <MessageViewer id={of[0]} {...over} />;
    case 'openSettings':
      return <SettingsDrawer {...over} />;
    case 'openRecentNotices':
      return <RecentNotices {...over} />;
    case 'print':
      return <PrintDialog printed={of[0]} {...over} />;
    case 'changePassword':
      return <PasswordDialog isForced={false} onDone={over.onClose} {...over} />;
  }
}

/** Ends with the page it was opened over, and with a lock, unless it holds something typed and not saved: then it stays. @reading R-337 */
function OverPage({ request, isLocked, onClose, onAgain }: OverlayProps & { readonly isLocked: boolean }) {
  const [unsaved] = useState(createUnsavedScope);
  const hasUnsaved = useStore(unsaved.forms).size > 0;
  useUnsaved(hasUnsaved);
  const place = useUnsavedScope();
  const id = useId();
  useEffect(() => {
    place.discards.set(id, () => unsaved.discards.forEach((discard) => discard()));
    return () => void place.discards.delete(id);
  }, [place, unsaved, id]);
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
        <Overlay request={request} onClose={onClose} onAgain={onAgain} />
      </Activity>
    </UnsavedProvider>
  );
}
