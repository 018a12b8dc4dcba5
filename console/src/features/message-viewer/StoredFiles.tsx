import { useLingui } from '@lingui/react/macro';
import { AttachmentList } from '@milepost/kit/attachment-list';
import { useToaster } from '@milepost/kit/toast';
import type { MessageFile } from '@milepost/openapi/domains/message';
import { useApi } from '../../data/api/index.ts';
import { downloadAll, downloadFile } from '../../data/file/index.ts';
import type { DownloadOutcome } from '../../data/file/index.ts';
import { FEEDBACK_MS, useFeedback } from '../../feedback/index.ts';
import { useOverlays } from '../../overlays/index.ts';

/** Files on the server: each to look at and to save, several as archives; one that is not there is said. @source forms §7, §8 */
export function StoredFiles({ files }: { readonly files: readonly MessageFile[] }) {
  const { t } = useLingui();
  const api = useApi();
  const feedback = useFeedback();
  const toaster = useToaster();
  const { previewFile } = useOverlays();
  const tell = async (saving: Promise<DownloadOutcome>) => {
    try {
      if ((await saving) === 'missing') toaster.show({ tone: 'warning', title: t`The file does not exist`, durationMs: FEEDBACK_MS.error });
    } catch (error) {
      feedback.failure(error);
    }
  };
  return (
    <AttachmentList
      files={files}
      onDownload={(file) => tell(downloadFile(api, file))}
      onDownloadAll={() => tell(downloadAll(api, files))}
      onPreview={previewFile}
    />
  );
}
