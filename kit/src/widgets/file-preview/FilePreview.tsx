import { useLingui } from '@lingui/react/macro';
import { Download } from 'lucide';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { Looked } from './Looked.tsx';
import type { FilePreviewProps } from './types.ts';

/** A stored file, full screen: images in a viewer, everything else where a server shows it. @source forms §2.11 */
export function FilePreview({ name, lookedAt, among, isDownloading = false, onDownload, onRetry, onClose }: FilePreviewProps) {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`document preview - ${{ name }}`}
      widthPx="full"
      bodyFit="edge-to-edge"
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" icon={Download} isBusy={isDownloading} busyLabel={t`Downloading`} onPress={onDownload}>
            {t`Download`}
          </Button>
        </>
      }
    >
      <Looked lookedAt={lookedAt} among={among} name={name} onRetry={onRetry} />
    </Dialog>
  );
}
