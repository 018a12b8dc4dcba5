import { useLingui } from '@lingui/react/macro';
import type { FormStore, RuleWords } from '@milepost/kit/forms/store';
import { useToaster } from '@milepost/kit/toast';
import { useEffect, useEffectEvent } from 'react';
import { UNDO_MS } from '../../../feedback/index.ts';

/** Says what rules of a form say, and why one does not let it be saved. @reading R-770 */
export function useRuleWords(store: FormStore): void {
  const { t } = useLingui();
  const toaster = useToaster();
  const tell = useEffectEvent(({ kind, text, tone }: RuleWords) => {
    const title = text ?? (kind === 'refused' ? t`A rule of this form does not let it be saved` : '');
    // Long enough to be read while the form is being filled in.
    if (title !== '') toaster.show({ tone, title, durationMs: UNDO_MS });
  });
  useEffect(() => store.subscribeRules((words) => tell(words)), [store]);
}
