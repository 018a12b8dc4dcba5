import { useLingui } from '@lingui/react/macro';
import { browserCamera } from '@milepost/kit/engines/camera';
import type { StoredFile, UploadPorts } from '@milepost/kit/file-upload';
import { useToaster } from '@milepost/kit/toast';
import { fileValue } from '@milepost/openapi/domains/file';
import { useMemo } from 'react';
import { $token } from '../../auth/token.ts';
import { useLinkContext } from '../../auth/useLinkContext.ts';
import { useApi } from '../../data/api/index.ts';
import { downloadAll, downloadFile, imageAddress } from '../../data/file/index.ts';
import type { DownloadOutcome, FileUse } from '../../data/file/index.ts';
import { FEEDBACK_MS, useFeedback } from '../../feedback/index.ts';
import { useOverlays } from '../../overlays/index.ts';
import type { ViewedFile } from '../../overlays/index.ts';
import { createFormSend } from './createFormSend.ts';

const PORTRAITS: FileUse = 'userAvatar';

const viewed = ({ name, url, fileId, fileVersionId }: StoredFile): ViewedFile => ({
  name,
  url,
  fileId,
  ...(fileVersionId && { fileVersionId }),
});

/**
 * Files of forms: kept with attachments, or with the pictures of people; looked at, fetched one by one or as one.
 * @source forms §2.11, §3, §7, §8
 */
export function useFormUploads(place?: string): UploadPorts<StoredFile> {
  const { t } = useLingui();
  const use: FileUse = place === PORTRAITS ? PORTRAITS : 'annex';
  const api = useApi();
  const context = useLinkContext();
  const feedback = useFeedback();
  const toaster = useToaster();
  const { previewFile } = useOverlays();
  const send = useMemo(() => createFormSend({ api, use, getToken: () => $token.get(), valueOf: fileValue }), [api, use]);
  const tell = async (saving: Promise<DownloadOutcome>) => {
    try {
      if ((await saving) === 'missing') toaster.show({ tone: 'warning', title: t`The file does not exist`, durationMs: FEEDBACK_MS.error });
    } catch (error) {
      feedback.failure(error);
    }
  };
  return {
    send,
    canPause: true,
    camera: browserCamera(),
    addressOf: ({ url }) => imageAddress(url, context),
    onPreview: (file, among) => previewFile(viewed(file), among.map(viewed)),
    onDownload: (file) => tell(downloadFile(api, file)),
    onDownloadAll: (files) => tell(downloadAll(api, files)),
  };
}
