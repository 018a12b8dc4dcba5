import { FilePreview as Preview } from '@milepost/kit/file-preview';
import { useState } from 'react';
import { isImageFile } from '../../data/file/index.ts';
import type { ViewedFile } from '../../overlays/index.ts';
import { lookedAtOf } from './lookedAt.ts';
import { useFilePreview } from './useFilePreview.ts';

interface FilePreviewProps {
  readonly file: ViewedFile;
  /** Files it is one of. */
  readonly among?: readonly ViewedFile[] | undefined;
  readonly onClose: () => void;
}

const isSame = (one: ViewedFile, other: ViewedFile) => one.url === other.url && one.name === other.name;

/** A stored file, full screen, with what the server says of it; one of several images leads to the others. @source forms §2.11 @reading R-832 */
export default function FilePreview({ file: first, among = [], onClose }: FilePreviewProps) {
  const [images] = useState(() => among.filter(isImageFile));
  const [at, setAt] = useState(() => images.findIndex((image) => isSame(image, first)));
  const file = images[at] ?? first;
  const { preview, error, isFetching, isDownloading, download, retry } = useFilePreview(file, onClose);
  return (
    <Preview
      name={file.name}
      lookedAt={lookedAtOf(preview, { isFetching, error })}
      among={at !== -1 && images.length > 1 ? { at, count: images.length, onGo: setAt } : undefined}
      isDownloading={isDownloading}
      onDownload={download}
      onRetry={retry}
      onClose={onClose}
    />
  );
}
