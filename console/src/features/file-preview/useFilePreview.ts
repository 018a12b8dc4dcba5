import { useLingui } from '@lingui/react/macro';
import { useToaster } from '@milepost/kit/toast';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '../../data/api/index.ts';
import { downloadFile, fetchPreview } from '../../data/file/index.ts';
import { FEEDBACK_MS, useFeedback } from '../../feedback/index.ts';
import type { ViewedFile } from '../../overlays/index.ts';
import { useLinkContext } from '../../auth/useLinkContext.ts';

/** Address at which a file can be looked at, and its download. No address: it is said, and the preview closes. @source forms §2.11, §8 */
export function useFilePreview(file: ViewedFile, onClose: () => void) {
  const { t } = useLingui();
  const api = useApi();
  const context = useLinkContext();
  const feedback = useFeedback();
  const toaster = useToaster();
  const [isDownloading, setDownloading] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['file', 'preview', file.url, file.name, file.fileVersionId ?? ''],
    queryFn: ({ signal }) => fetchPreview(api, context, file, signal),
    // An address may hold the token: it is asked for each time and kept nowhere. @source forms §2.11
    gcTime: 0,
    staleTime: Infinity,
  });

  const warn = () => toaster.show({ tone: 'warning', title: t`The file does not exist`, durationMs: FEEDBACK_MS.error });
  const leave = useEffectEvent(() => {
    warn();
    onClose();
  });
  const isMissing = data?.kind === 'missing';
  useEffect(() => {
    if (isMissing) leave();
  }, [isMissing]);

  async function download() {
    if (isDownloading) return;
    setDownloading(true);
    try {
      if ((await downloadFile(api, file)) === 'missing') warn();
    } catch (failure) {
      feedback.failure(failure);
    }
    setDownloading(false);
  }

  return { preview: data, error, isFetching, retry: () => void refetch(), isDownloading, download: () => void download() };
}
