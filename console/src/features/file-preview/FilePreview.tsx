import { FilePreview as Preview } from '@milepost/kit/file-preview';
import { serverWords } from '../../feedback/index.ts';
import type { ViewedFile } from '../../overlays/index.ts';
import { lookedAtOf } from './lookedAt.ts';
import { useFilePreview } from './useFilePreview.ts';

interface FilePreviewProps {
  readonly file: ViewedFile;
  readonly onClose: () => void;
}

/** A stored file, full screen, with what the server says of it. @source forms §2.11 */
export default function FilePreview({ file, onClose }: FilePreviewProps) {
  const { preview, error, isFetching, isDownloading, download, retry } = useFilePreview(file, onClose);
  return (
    <Preview
      name={file.name}
      lookedAt={lookedAtOf(preview, { isFetching, reason: serverWords(error) })}
      isDownloading={isDownloading}
      onDownload={download}
      onRetry={retry}
      onClose={onClose}
    />
  );
}
