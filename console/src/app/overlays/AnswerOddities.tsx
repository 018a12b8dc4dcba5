import { useLingui } from '@lingui/react/macro';
import { useToaster } from '@milepost/kit/toast';
import { onAnswerOddity } from '@milepost/openapi/wire';
import type { AnswerOddity } from '@milepost/openapi/wire';
import { useEffect, useRef } from 'react';
import { usePageId } from '../../routing/index.ts';

/** Time the notice is shown: it may lie over the pages of the list, and stays in the list of messages. */
const SHOWN_MS = 8000;

/** Says that an answer of the server was wrong and how it is shown all the same, once for each fault of a page. @reading R-160 R-161 */
export function AnswerOddities() {
  const { t } = useLingui();
  const toaster = useToaster();
  const page = usePageId();
  const reported = useRef(new Set<string>());
  useEffect(() => {
    const ask = t`Tell your administrator.`;
    const words: Readonly<Record<AnswerOddity, { readonly title: string; readonly detail: string }>> = {
      loop: { title: t`An entry of this page stands below itself`, detail: t`It is shown once; its parent has to be corrected.` },
      twice: { title: t`An entry of this page is listed twice below the same parent`, detail: t`It is shown once.` },
      total: {
        title: t`The server’s count of this list is not right`,
        detail: t`Rows are counted as far as they are known; all of them can be reached page by page.`,
      },
    };
    return onAnswerOddity((oddity) => {
      const key = `${oddity} ${page}`;
      if (reported.current.has(key)) return;
      reported.current.add(key);
      const { title, detail } = words[oddity];
      // Answers may be read while something is drawn.
      queueMicrotask(() => toaster.show({ tone: 'warning', title, detail: `${detail} ${ask}`, durationMs: SHOWN_MS }));
    });
  }, [t, toaster, page]);
  return null;
}
