import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@milepost/kit/button';
import { Icon } from '@milepost/kit/icon';
import { RefreshCw, ShieldCheck } from 'lucide';
import { useState } from 'react';
import { LoginField } from './LoginField.tsx';
import type { CaptchaAnswer } from './useLogin.ts';
import * as css from './LoginPage.css.ts';

interface CaptchaFieldProps {
  readonly letters: number;
  readonly answer: CaptchaAnswer;
  readonly isMissing: boolean;
  /** A new image has a new timestamp and no letters yet. */
  readonly onChange: (answer: CaptchaAnswer) => void;
}

/** Letters to be read from an image, where the server asks for them. Each image is good for one attempt. @source shell §7 */
export function CaptchaField({ letters, answer, isMissing, onChange }: CaptchaFieldProps) {
  const { t } = useLingui();
  const [hasFailed, setFailed] = useState(false);
  const anew = () => {
    setFailed(false);
    onChange(freshCaptcha());
  };
  return (
    <LoginField
      id="captcha"
      label={t`Captcha`}
      icon={<Icon of={ShieldCheck} />}
      help={t`The ${letters} letters of the image. If you cannot read it, ask for another one or call your administrator.`}
      error={hasFailed ? t`The image did not load. Ask for another one.` : isMissing ? t`Enter the captcha` : null}
      end={
        <>
          <img
            className={css.captcha}
            src={`/api/oauth/ImageCode/${letters}/${answer.timestamp}`}
            alt={t`Image with ${letters} letters`}
            onError={() => setFailed(true)}
          />
          <IconButton icon={RefreshCw} label={t`Another image`} size="row" onPress={anew} />
        </>
      }
    >
      {(described) => (
        <input
          {...described}
          className={css.input}
          value={answer.code}
          name="captcha"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => onChange({ ...answer, code: event.target.value })}
        />
      )}
    </LoginField>
  );
}

/** The value a new image is asked with; it only has to be new. */
export const freshCaptcha = (): CaptchaAnswer => ({ code: '', timestamp: String(Date.now()) });
