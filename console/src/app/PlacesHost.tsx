import { useStore } from '@nanostores/react';
import { Suspense, lazy, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { PlacesProvider } from '../places/index.ts';
import type { Places } from '../places/index.ts';
import { useEndWithPage } from '../routing/index.ts';
import { UnsavedProvider, createUnsavedPlace, useUnsaved } from '../session/unsaved.ts';

const DictionaryDialog = lazy(() => import('./DictionaryDialog.tsx'));
const FilePreview = lazy(() => import('../features/file-preview/index.ts'));
const ScheduleViewer = lazy(() => import('../features/schedule-viewer/index.ts'));
const MessageViewer = lazy(() => import('../features/message-viewer/index.ts'));
const SettingsDrawer = lazy(() => import('../features/settings/SettingsDrawer.tsx'));
const RecentNotices = lazy(() => import('../features/recent-notices/index.ts'));
const PasswordDialog = lazy(() => import('../features/password/index.ts'));

interface OpenPlace {
  readonly key: number;
  readonly draw: (close: () => void) => ReactNode;
  readonly closed: () => void;
}

let count = 0;

/** Opens parts of the console over the present page, one above the other. */
export function PlacesHost({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState<readonly OpenPlace[]>([]);
  const places = useMemo((): Places => {
    const show = (draw: OpenPlace['draw']) =>
      new Promise<void>((closed) => {
        setOpen((now) => [...now, { key: (count += 1), draw, closed }]);
      });
    return {
      openDictionary: () => show((close) => <DictionaryDialog onClose={close} />),
      previewFile: (file) => show((close) => <FilePreview file={file} onClose={close} />),
      openSchedule: (link) => show((close) => <ScheduleViewer link={link} onClose={close} />),
      openMessage: (id) => show((close) => <MessageViewer id={id} onClose={close} />),
      openSettings: () => show((close) => <SettingsDrawer onClose={close} />),
      openRecentNotices: () => show((close) => <RecentNotices onClose={close} />),
      changePassword: () => show((close) => <PasswordDialog isForced={false} onDone={close} onClose={close} />),
    };
  }, []);
  return (
    <PlacesProvider value={places}>
      {children}
      {open.map(({ key, draw, closed }) => (
        <OverPage
          key={key}
          draw={draw}
          onClose={() => {
            setOpen((now) => now.filter((one) => one.key !== key));
            closed();
          }}
        />
      ))}
    </PlacesProvider>
  );
}

/** Ends with the page it was opened over, unless it holds something typed and not saved: then it stays. @reading R-337 */
function OverPage({ draw, onClose }: Pick<OpenPlace, 'draw'> & { readonly onClose: () => void }) {
  const [unsaved] = useState(createUnsavedPlace);
  const hasUnsaved = useStore(unsaved.forms).size > 0;
  useUnsaved(hasUnsaved);
  useEndWithPage(() => !hasUnsaved && onClose());
  return (
    <UnsavedProvider value={unsaved}>
      <Suspense>{draw(onClose)}</Suspense>
    </UnsavedProvider>
  );
}
