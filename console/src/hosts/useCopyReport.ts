import { useLingui } from '@lingui/react/macro';
import { useKit } from '@milepost/kit/kit-provider';
import { useRef, useState } from 'react';
import { $errors, reportLine } from '../browser/errorLog.ts';

/**
 * Copies a report, the whole line of it. A page that is not encrypted has no clipboard, and a browser may refuse it: then the
 * number is selected, so that the person copies it.
 */
export function useCopyReport(reportId: string) {
  const { t } = useLingui();
  const { announcer } = useKit();
  const numberRef = useRef<HTMLElement>(null);
  /** Sentence on the outcome; empty before. */
  const [said, setAnnounced] = useState('');
  const say = (words: string) => {
    setAnnounced(words);
    announcer.say(words);
  };
  async function copy() {
    const report = $errors.get().find(({ id }) => id === reportId);
    try {
      await navigator.clipboard.writeText(report ? reportLine(report) : `${reportId} ${location.pathname}`);
      say(t`Copied`);
    } catch {
      if (numberRef.current) window.getSelection()?.selectAllChildren(numberRef.current);
      say(t`The number cannot be copied from here. It is selected: copy it with the keyboard, or note it down.`);
    }
  }
  return { numberRef, said, copy };
}
