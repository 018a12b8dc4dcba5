import { useLingui } from '@lingui/react/macro';
import { readCode } from '@milepost/openapi/guards';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../data/api/index.ts';
import { changePassword } from '../../data/profile/mutations.ts';
import { passwordPolicyQuery } from '../../data/profile/queries.ts';
import { useWrite } from '../../data/useWrite.ts';
import { isSilent, retryAfterSeconds, serverWords } from '../../feedback/index.ts';
import { useUnsaved } from '../../open-pages/unsaved.ts';
import { EMPTY, problemsOf, rulesOf } from './passwordForm.ts';
import type { PasswordDraft, PasswordField } from './passwordForm.ts';
import { useSession } from '../../auth/currentSession.ts';
import { useCaptcha } from './useCaptcha.ts';
import { useDiscardQuestion } from '../../open-pages/useDiscardQuestion.ts';

/** Words of the server against the change, and how long it asks to wait. */
interface Refusal {
  readonly words: string;
  readonly retryAfterSeconds: number | null;
}

/** Steps of the dialog. */
export type PasswordStep =
  | { readonly kind: 'typing' }
  /** The password is changed, and the session over. `words` are the server's. */
  | { readonly kind: 'changed'; readonly words: string };

/** The form: what is typed, what is wrong with it, and the change itself. A refusal keeps everything but the used-up captcha. */
export function usePasswordForm() {
  const { t, i18n } = useLingui();
  const api = useApi();
  const discard = useDiscardQuestion();
  const policy = useQuery(passwordPolicyQuery(api));
  const captcha = useCaptcha();
  const { expectSignOut } = useSession();
  const write = useWrite(changePassword(api));
  const [draft, setDraft] = useState(EMPTY);
  const [left, setLeft] = useState<ReadonlySet<PasswordField>>(new Set());
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [step, setStep] = useState<PasswordStep>({ kind: 'typing' });
  const [isWaiting, setWaiting] = useState(false);
  const isDirty = step.kind === 'typing' && Object.values(draft).some(Boolean);
  useUnsaved(isDirty);
  const all = policy.data ? problemsOf(draft, policy.data).map(({ field, sentence }) => ({ field, message: i18n._(sentence) })) : [];

  async function submit() {
    if (write.isRunning || isWaiting) return;
    setRefusal(null);
    // Without the policy nobody can judge a password: the server sees a hash only.
    setWaiting(true);
    const known = policy.data ?? (await policy.refetch({ cancelRefetch: false })).data;
    setWaiting(false);
    if (!known) return;
    setAttempt((count) => count + 1);
    if (problemsOf(draft, known).length > 0) return;
    const { oldPassword, password } = draft;
    // The server ends the session with the old password, and may say so before it answers.
    const takeBack = expectSignOut();
    try {
      const { msg } = await write.run({ oldPassword, password, code: readCode(draft.code), timestamp: captcha.timestamp });
      setDraft(EMPTY);
      setStep({ kind: 'changed', words: msg || t`The password was changed` });
    } catch (error) {
      takeBack();
      // It was over before: the next call says so.
      if (isSilent(error)) void api.getCurrentUser().catch(() => undefined);
      // Said once: in the form, above what is to be typed again.
      if (!isSilent(error))
        setRefusal({ words: serverWords(error) ?? t`Request error, please retry`, retryAfterSeconds: retryAfterSeconds(error) });
      setDraft((now) => ({ ...now, code: '' }));
      setLeft(new Set());
      setAttempt(0);
      captcha.renew();
    }
  }

  return {
    step,
    draft,
    policy: {
      state: policy.data ? ('here' as const) : policy.isError ? ('failed' as const) : ('coming' as const),
      retry: () => void policy.refetch(),
    },
    rules: policy.data ? rulesOf(policy.data, draft.password) : [],
    captcha,
    refusal,
    attempt,
    problems: attempt > 0 ? all : [],
    isSaving: write.isRunning || isWaiting,
    set: (change: Partial<PasswordDraft>) => setDraft((now) => ({ ...now, ...change })),
    leave: (field: PasswordField) => setLeft((now) => new Set(now).add(field)),
    errorOf: (field: PasswordField) => (attempt > 0 || left.has(field) ? all.find((one) => one.field === field)?.message : undefined),
    submit: () => void submit(),
    mayLeave: async () => !write.isRunning && (!isDirty || (await discard())),
  };
}

export type PasswordForm = ReturnType<typeof usePasswordForm>;
