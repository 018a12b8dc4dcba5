import { useLingui } from '@lingui/react/macro';
import { Alert } from '@milepost/kit/alert';
import { systemClock } from '@milepost/kit/engines/clock';
import { useKit } from '@milepost/kit/kit-provider';
import { useEffect, useEffectEvent, useState } from 'react';
import { PasswordRules } from './PasswordRules.tsx';
import type { PasswordForm } from './usePasswordForm.ts';

/** Below a second words would only flash. */
const LATE_AFTER_MS = 1000;

/** True when the rules are late or did not load: then it is said, too, that they have come. */
function useLateRules({ policy: { state }, rules }: PasswordForm): boolean {
  const { t, i18n } = useLingui();
  const { announcer } = useKit();
  const [wasLate, setLate] = useState(false);
  if (state === 'failed' && !wasLate) setLate(true);
  useEffect(() => (state === 'coming' ? systemClock.after(LATE_AFTER_MS, () => setLate(true)) : undefined), [state]);
  const sayArrival = useEffectEvent(() => {
    if (!wasLate) return;
    const needs = rules.map(({ sentence }) => i18n._(sentence)).join(' ');
    announcer.say(
      needs === '' ? t`The new password has no rules to keep` : t`The rules are here. The new password needs: ${{ rules: needs }}`,
    );
  });
  useEffect(() => {
    if (state === 'here') sayArrival();
  }, [state]);
  return wasLate;
}

/** The rules, or that they are not known yet: whoever types would else take none for “anything goes”. @source shell §5 @reading R-386 */
export function RulesPlace({ id, form }: { readonly id: string; readonly form: PasswordForm }) {
  const { t } = useLingui();
  const isLate = useLateRules(form);
  if (form.policy.state === 'coming' && isLate)
    return (
      <Alert
        urgency="polite"
        title={t`The rules for passwords are not known yet`}
        description={t`The server has not answered. They appear here as soon as it does; until then nothing is saved.`}
      />
    );
  return form.rules.length > 0 && <PasswordRules id={id} rules={form.rules} />;
}
