import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import { Button } from '@milepost/kit/button';
import { Dialog } from '@milepost/kit/dialog';
import { TextField } from '@milepost/kit/text-field';
import type { UserRow } from '@milepost/openapi/domains/user';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../data/api/index.ts';
import { passwordPolicyQuery } from '../../data/profile/queries.ts';
import { useWrite } from '../../data/useWrite.ts';
import { PasswordRules } from '../../features/password/PasswordRules.tsx';
import { problemsOf, rulesOf } from '../../features/password/passwordForm.ts';
import type { OpenedProps } from '../../features/resource/index.ts';
import { useFeedback } from '../../feedback/index.ts';
import { resetUserPassword } from './userCalls.ts';
import * as css from './ResetPassword.css.ts';

const RULES_ID = 'reset-rules';
/** Members of one's own password dialog that are not asked here, and are no problem. */
const FILLED = { oldPassword: '-', code: '-' };

/** Gives a person another password, judged by the policy before it is hashed. @source admin §7 @reading R-109 */
export default function ResetPassword({ row, onClose }: OpenedProps<UserRow>) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const feedback = useFeedback();
  const policy = useQuery(passwordPolicyQuery(api));
  const write = useWrite(resetUserPassword(api));
  const [draft, setDraft] = useState({ password: '', repeated: '' });
  const [isTried, setTried] = useState(false);
  const problems = policy.data ? problemsOf({ ...FILLED, ...draft }, policy.data) : [];
  const errorOf = (name: keyof typeof draft) => {
    const found = isTried && problems.find(({ field }) => field === name);
    return found ? i18n._(found.sentence) : undefined;
  };
  async function save() {
    if (write.isRunning) return;
    setTried(true);
    // Whoever is faster than the policy waits for it, and hears of it where it does not come.
    const { data, error } = policy.data ? policy : await policy.refetch();
    if (!data) {
      feedback.failure(error);
      return;
    }
    const [wrong] = problemsOf({ ...FILLED, ...draft }, data);
    if (wrong) {
      document.getElementById(idOf(wrong.field))?.focus();
      return;
    }
    try {
      feedback.success('save', (await write.run({ id: row.id, password: draft.password })).msg);
      onClose();
    } catch (error) {
      feedback.failure(error);
    }
  }
  const field = (name: keyof typeof draft) => ({
    id: idOf(name),
    isRequired: true,
    type: 'password' as const,
    autoComplete: 'new-password',
    value: draft[name],
    error: errorOf(name),
    onChange: (value: string) => setDraft((now) => ({ ...now, [name]: value })),
  });
  const rules = policy.data ? rulesOf(policy.data, draft.password) : [];
  return (
    <Dialog
      title={t`Reset password`}
      widthPx={600}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" isBusy={write.isRunning} busyLabel={t`Saving`} onPress={() => void save()}>
            {t`OK`}
          </Button>
        </>
      }
    >
      <form
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {policy.isError && (
          <Alert
            tone="danger"
            urgency="polite"
            title={t`The rules for passwords did not load`}
            description={t`Without them no password can be saved.`}
            action={<Button onPress={() => void policy.refetch()}>{t`Retry`}</Button>}
          />
        )}
        <Alert tone="warning" title={t`${{ person: row.realName }} is logged out everywhere and signs in with the new password.`} />
        {/* Tells a password manager whose password this is. */}
        <input type="text" hidden readOnly tabIndex={-1} autoComplete="username" value={row.account} />
        <TextField {...field('password')} label={t`New password`} describedBy={rules.length > 0 ? RULES_ID : undefined} />
        {rules.length > 0 && <PasswordRules id={RULES_ID} rules={rules} />}
        <TextField {...field('repeated')} label={t`Repeat password`} />
        <button type="submit" hidden tabIndex={-1}>
          {t`OK`}
        </button>
      </form>
    </Dialog>
  );
}

const idOf = (name: string) => `reset-${name}`;
