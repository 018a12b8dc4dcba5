import { AttachmentList } from '@milepost/kit/attachment-list';
import type { MessageFile } from '@milepost/openapi/domains/message';
import { useStoredFiles } from './useStoredFiles.ts';

/** Files on the server, to look at and to save. @source forms §7, §8 */
export function StoredFiles({ files }: { readonly files: readonly MessageFile[] }) {
  const { download, downloadAll, preview } = useStoredFiles();
  return <AttachmentList files={files} onDownload={download} onDownloadAll={() => downloadAll(files)} onPreview={preview} />;
}
