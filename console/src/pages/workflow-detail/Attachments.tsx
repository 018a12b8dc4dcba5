import { useLingui } from '@lingui/react/macro';
import { AttachmentList } from '@milepost/kit/attachment-list';
import { EmptyState } from '@milepost/kit/empty-state';
import { useToaster } from '@milepost/kit/toast';
import type { UploadedFile } from '@milepost/openapi/domains/file';
import { useApi } from '../../data/api/index.ts';
import { downloadAll, downloadFile } from '../../data/file/index.ts';
import type { DownloadOutcome } from '../../data/file/index.ts';
import { FEEDBACK_MS, useFeedback } from '../../feedback/index.ts';
import { usePlaces } from '../../places/index.ts';

/** The files of the form: each can be looked at and fetched, all of them as one archive. */
export function Attachments({ files }: { readonly files: readonly UploadedFile[] }) {
  const { t } = useLingui();
  const api = useApi();
  const places = usePlaces();
  const feedback = useFeedback();
  const toaster = useToaster();
  if (files.length === 0) return <EmptyState title={t`No attachments`} />;
  const fetching = async (work: Promise<DownloadOutcome>) => {
    try {
      if ((await work) === 'missing')
        toaster.show({ tone: 'error', title: t`The server gave no address to download from`, durationMs: FEEDBACK_MS.error });
    } catch (error) {
      feedback.failure(error);
    }
  };
  return (
    <AttachmentList
      files={files}
      onDownload={(file) => fetching(downloadFile(api, file))}
      onDownloadAll={() => fetching(downloadAll(api, files))}
      onPreview={(file) => places.previewFile(file)}
    />
  );
}
