import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@milepost/kit/button';
import { Eye, EyeOff } from 'lucide';
import { useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { LoginField } from './LoginField.tsx';
import { useWasRefused } from './useWasRefused.ts';
import * as css from './LoginField.css.ts';

interface PasswordFieldProps {
  readonly id: string;
  readonly icon?: ReactNode;
  /** The native field, which holds the password: a password manager fills it in without an event. @reading R-409 */
  readonly inputRef: Ref<HTMLInputElement>;
  /** Below the field, until there is more to say there. */
  readonly hint?: string;
  readonly isMissing: boolean;
  /** Words of the server against the last try; null when there are none. From the first time on, the field says what to do. */
  readonly refusal: string | null;
  readonly onEdit: () => void;
}

/**
 * The password, hidden until it is asked for. The server counts wrong ones and tells nobody how many are left, so after a
 * refusal stands what may come of more of them. @source shell §1, §4 @reading R-305
 */
export function PasswordField({ id, icon = null, inputRef, hint, isMissing, refusal, onEdit }: PasswordFieldProps) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  const wasRefused = useWasRefused(refusal);
  const help = t`After several wrong tries the server may ask you to wait, or lock the account. If you forgot the password or are locked out, ask your administrator.`;
  return (
    <LoginField
      id={id}
      label={t`Password`}
      icon={icon}
      help={wasRefused ? help : hint}
      error={isMissing ? t`Enter your password` : null}
      end={
        <IconButton
          icon={isShown ? Eye : EyeOff}
          label={isShown ? t`Hide password` : t`Show password`}
          size="row"
          onPress={() => setShown(!isShown)}
        />
      }
    >
      {(described) => (
        <input
          {...described}
          ref={inputRef}
          className={css.input}
          type={isShown ? 'text' : 'password'}
          name="password"
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          onChange={onEdit}
        />
      )}
    </LoginField>
  );
}
