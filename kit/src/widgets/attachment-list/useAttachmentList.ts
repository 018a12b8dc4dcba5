import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useKit } from '../../primitives/kit-provider/index.ts';
import type { Attachment, AttachmentListProps } from './types.ts';

/** Stands for the button of all files among the busy ones. */
const ALL = 'all';

/** Files that are being fetched, and the problem of asking. */
export function useAttachmentList<File extends Attachment>({ files, onDownload, onDownloadAll }: AttachmentListProps<File>) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const [busy, setBusy] = useState<ReadonlySet<string | number>>(new Set());
  const [problem, setProblem] = useState('');
  const running = useRef(new Set<string | number>());

  async function run(key: string | number, fetchIt: () => unknown) {
    if (running.current.has(key)) return;
    running.current.add(key);
    setBusy(new Set(running.current));
    try {
      await fetchIt();
    } catch {
      // Told by who fetches.
    } finally {
      running.current.delete(key);
      setBusy(new Set(running.current));
    }
  }

  return {
    problem: files.length === 0 ? problem : '',
    isBusy: (at: number) => busy.has(at),
    isAllBusy: busy.has(ALL),
    download: (file: File, at: number) => void run(at, () => onDownload(file)),
    downloadAll: () => {
      if (files.length > 0) return void run(ALL, () => onDownloadAll?.());
      const words = t`No files found`;
      setProblem(words);
      announcer.say(words, 'assertive');
    },
  };
}
