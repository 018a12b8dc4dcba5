import { useLingui } from '@lingui/react/macro';
import { useToaster } from '@milepost/kit/toast';
import { useMemo } from 'react';
import { useApi } from '../../data/api/index.ts';
import { downloadAll, downloadFile } from '../../data/file/index.ts';
import type { DownloadOutcome, Downloadable } from '../../data/file/index.ts';
import { FEEDBACK_MS, useFeedback } from '../../feedback/index.ts';
import { useOverlays } from '../../overlays/index.ts';
import type { ViewedFile } from '../../overlays/index.ts';

/** A file as records keep it: older ones have fewer members. */
type Looked = Downloadable & { readonly fileSize?: number | null; readonly fileVersionId?: string | null };

const viewed = ({ fileVersionId, fileId, ...file }: Looked): ViewedFile => ({
  ...file,
  fileId: fileId ?? '',
  ...(fileVersionId && { fileVersionId }),
});

/** Things done with files on the server: each is looked at or saved, several as archives; one that is not there is said. @source forms §7, §8 */
export function useStoredFiles() {
  const { t } = useLingui();
  const api = useApi();
  const feedback = useFeedback();
  const toaster = useToaster();
  const { previewFile } = useOverlays();
  return useMemo(() => {
    const tell = async (saving: Promise<DownloadOutcome>) => {
      try {
        if ((await saving) === 'missing')
          toaster.show({ tone: 'warning', title: t`The file does not exist`, durationMs: FEEDBACK_MS.error });
      } catch (error) {
        feedback.failure(error);
      }
    };
    return {
      download: (file: Downloadable) => tell(downloadFile(api, file)),
      downloadAll: (files: readonly Downloadable[]) => tell(downloadAll(api, files)),
      preview: (file: Looked, among: readonly Looked[]) => previewFile(viewed(file), among.map(viewed)),
    };
  }, [t, api, feedback, toaster, previewFile]);
}
