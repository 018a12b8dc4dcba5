import { useLingui } from '@lingui/react/macro';
import { Icon } from '@milepost/kit/icon';
import { Circle, CircleCheck } from 'lucide';
import type { PasswordRule } from './passwordForm.ts';
import { rule, ruleState, rules as list, word } from './PasswordDialog.css.ts';

/** Rules for the new password, each with a sign and the word for whether it is kept. */
export function PasswordRules({ id, rules }: { readonly id: string; readonly rules: readonly PasswordRule[] }) {
  const { t, i18n } = useLingui();
  return (
    <ul id={id} className={list} aria-label={t`The new password needs`}>
      {rules.map(({ kind, sentence, isMet }) => (
        <li key={kind} className={`${rule} ${ruleState[isMet ? 'met' : 'open']}`}>
          <Icon of={isMet ? CircleCheck : Circle} size="s" />
          {i18n._(sentence)}
          <span className={word}>{isMet ? t`met` : t`not met`}</span>
        </li>
      ))}
    </ul>
  );
}
