import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import { Button } from '@milepost/kit/button';
import { ErrorSummary } from '@milepost/kit/error-summary';
import { useKit } from '@milepost/kit/kit-provider';
import { TextField } from '@milepost/kit/text-field';
import { useSession } from '../../auth/currentSession.ts';
import { RetryNotice } from '../../auth/RetryNotice.tsx';
import { CaptchaField } from './CaptchaField.tsx';
import { RulesPlace } from './RulesSlot.tsx';
import { form as formStyle } from './PasswordDialog.css.ts';
import type { PasswordField } from './passwordForm.ts';
import type { PasswordForm } from './usePasswordForm.ts';

const idOf = (field: PasswordField) => `password-${field}`;
const RULES_ID = 'password-rules';

/** Old password, new password with what it needs, the same again, captcha. @source shell §5 */
export function PasswordFields({ form, isForced }: { readonly form: PasswordForm; readonly isForced: boolean }) {
  const { t, i18n } = useLingui();
  const { announcer } = useKit();
  const { currentUser } = useSession();
  const { draft, rules, policy } = form;
  const labels: Record<PasswordField, string> = {
    oldPassword: t`Old password`,
    password: t`New password`,
    repeated: t`Repeat password`,
    code: t`Captcha`,
  };
  const field = (name: Exclude<PasswordField, 'code'>) => ({
    id: idOf(name),
    label: labels[name],
    isRequired: true,
    type: 'password' as const,
    value: draft[name],
    error: form.errorOf(name),
    autoComplete: name === 'oldPassword' ? 'current-password' : 'new-password',
    onChange: (value: string) => form.set({ [name]: value }),
    onLeave: () => form.leave(name),
  });
  /** Announces the open rules when the field is left; the list itself is silent while one types. */
  function sayRules() {
    form.leave('password');
    if (draft.password === '' || rules.length === 0) return;
    const open = rules.filter(({ isMet }) => !isMet).map(({ sentence }) => i18n._(sentence));
    announcer.say(open.length === 0 ? t`The new password has all it needs` : t`Still needed: ${{ rules: open.join(' ') }}`);
  }
  return (
    <form
      noValidate
      className={formStyle}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      {isForced && <Alert tone="warning" title={t`You still have your first password`} description={t`Change it to go on, or log out.`} />}
      {form.refusal && <Alert key={form.captcha.timestamp} tone="danger" urgency="assertive" title={form.refusal.words} />}
      <RetryNotice answer={form.refusal} />
      {policy.state === 'failed' && (
        <Alert
          tone="danger"
          urgency="polite"
          title={t`The rules for passwords did not load`}
          description={t`Without them no password can be saved.`}
          action={<Button onPress={policy.retry}>{t`Retry`}</Button>}
        />
      )}
      <ErrorSummary
        attempt={form.attempt}
        problems={form.problems.map(({ field: name, message }) => ({ fieldId: idOf(name), label: labels[name], message }))}
      />
      {/* Tells a password manager whose password this is. */}
      <input type="text" hidden readOnly tabIndex={-1} autoComplete="username" value={currentUser.user.userAccount} />
      <TextField {...field('oldPassword')} />
      <TextField {...field('password')} describedBy={rules.length > 0 ? RULES_ID : undefined} onLeave={sayRules} />
      <RulesPlace id={RULES_ID} form={form} />
      <TextField {...field('repeated')} />
      <CaptchaField id={idOf('code')} form={form} />
      {/* Enter in a field sends, as the button in the footer does, which stands outside the form. */}
      <button type="submit" hidden tabIndex={-1}>
        {t`OK`}
      </button>
    </form>
  );
}
