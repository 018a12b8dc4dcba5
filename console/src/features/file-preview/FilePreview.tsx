import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import { StatePanel } from '@milepost/kit/state-panel';
import { Download, ExternalLink, RotateCw } from 'lucide';
import { useState } from 'react';
import { serverWords } from '../../feedback/index.ts';
import type { ViewedFile } from '../../overlays/index.ts';
import { bar, center, frame, root } from './FilePreview.css.ts';
import { ImageViewer } from './ImageViewer.tsx';
import { useFilePreview } from './useFilePreview.ts';

interface FilePreviewProps {
  readonly file: ViewedFile;
  readonly onClose: () => void;
}

/** A stored file, full screen: images in a viewer, everything else where the server shows it. @source forms §2.11 */
export default function FilePreview({ file, onClose }: FilePreviewProps) {
  const { t } = useLingui();
  const looked = useFilePreview(file, onClose);
  return (
    <Dialog
      title={t`document preview - ${{ name: file.name }}`}
      widthPx="full"
      bodyFit="edge-to-edge"
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" icon={Download} isBusy={looked.isDownloading} busyLabel={t`Downloading`} onPress={looked.download}>
            {t`Download`}
          </Button>
        </>
      }
    >
      <Looked {...looked} name={file.name} />
    </Dialog>
  );
}

type LookedProps = Pick<ReturnType<typeof useFilePreview>, 'preview' | 'error' | 'isFetching' | 'retry'> & { readonly name: string };

/** The file itself, or why it is not to be seen. */
function Looked({ preview, error, isFetching, retry, name }: LookedProps) {
  const { t } = useLingui();
  const [brokenAttempt, setBroken] = useState<number | null>(null);
  const [attempt, setAttempt] = useState(0);
  const again = () => {
    setAttempt((count) => count + 1);
    retry();
  };
  if (isFetching && !preview) return <output className={center}>{t`Loading…`}</output>;
  if (preview?.kind === 'image' && brokenAttempt !== attempt)
    return <ImageViewer key={attempt} address={preview.address} name={name} onFailed={() => setBroken(attempt)} />;
  if (preview?.kind === 'frame')
    return (
      <div className={root}>
        <div className={bar}>
          <Button variant="accent" icon={RotateCw} onPress={() => setAttempt((count) => count + 1)}>
            {t`Load again`}
          </Button>
        </div>
        {/* Scripts of the preview run in an origin of their own. */}
        <iframe
          key={attempt}
          className={frame}
          title={name}
          src={preview.href}
          sandbox={preview.sandbox}
          referrerPolicy={preview.referrerPolicy}
        />
      </div>
    );
  if (preview?.kind === 'window')
    return (
      <div className={center}>
        <StatePanel
          kind="empty"
          title={t`This file opens in a window of its own`}
          actions={
            <Button variant="primary" icon={ExternalLink} onPress={() => void window.open(preview.href, '_blank', preview.features)}>
              {t`Open in a new window`}
            </Button>
          }
        />
      </div>
    );
  if (preview?.kind === 'missing') return null;
  const isRefused = preview?.kind === 'refused';
  return (
    <div className={center}>
      <StatePanel
        kind="failed"
        title={isRefused ? t`This file cannot be shown here` : t`The preview did not load`}
        actions={isRefused ? undefined : <Button icon={RotateCw} onPress={again}>{t`Retry`}</Button>}
      >
        {isRefused
          ? t`It lies on a server this console does not trust. Download it, or ask the administrator.`
          : (serverWords(error) ?? t`The server did not answer. Try again, or download the file.`)}
      </StatePanel>
    </div>
  );
}
