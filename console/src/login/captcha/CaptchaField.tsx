import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@milepost/kit/button';
import { Icon } from '@milepost/kit/icon';
import { RefreshCw, ShieldCheck } from 'lucide';
import { useState } from 'react';
import { LISTEN_KEY, useListenKey, useSpokenCaptcha } from '../../auth/useSpokenCaptcha.ts';
import { ListenButton } from './ListenButton.tsx';
import { fetchSpokenCaptcha } from '../signIn.ts';
import { LoginField } from '../LoginField.tsx';
import type { CaptchaAnswer } from '../useLogin.ts';
import * as css from '../LoginField.css.ts';

interface CaptchaFieldProps {
  readonly letters: number;
  readonly answer: CaptchaAnswer;
  readonly isMissing: boolean;
  readonly onType: (code: string) => void;
  /** Asks for another image, which has a new timestamp and no letters yet. */
  readonly onRenew: () => void;
}

/** Fate of an image, known by its timestamp. */
interface Image {
  readonly timestamp: string;
  readonly isGood: boolean;
}

/**
 * Letters to be read from an image, where the server asks for them. Each image is good for one attempt, so another one comes
 * after a refusal, and that it came, or did not, is spoken. It can be heard instead. @source shell §7 @reading R-307
 */
export default function CaptchaField({ letters, answer, isMissing, onType, onRenew }: CaptchaFieldProps) {
  const { t } = useLingui();
  const { timestamp } = answer;
  const [first] = useState(timestamp);
  const [image, setImage] = useState<Image | null>(null);
  const isHere = image?.timestamp === timestamp;
  const failed = isHere && !image.isGood && t`The image did not load. Ask for another one.`;
  const spoken = useSpokenCaptcha(timestamp, fetchSpokenCaptcha);
  useListenKey('captcha', spoken.toggle);
  const said = failed || (isHere && timestamp !== first && t`A new image with ${letters} letters`);
  return (
    <>
      <LoginField
        id="captcha"
        label={t`Captcha`}
        icon={<Icon of={ShieldCheck} />}
        help={t`The ${letters} letters of the image. If you cannot read it, listen to it (${LISTEN_KEY}) or ask for another one.`}
        error={isMissing ? t`Enter the captcha` : null}
        trouble={failed}
        end={
          <>
            <img
              key={timestamp}
              className={css.captcha}
              hidden={failed !== false}
              src={`/api/oauth/ImageCode/${letters}/${timestamp}`}
              alt={t`Image with ${letters} letters`}
              onLoad={() => setImage({ timestamp, isGood: true })}
              onError={() => setImage({ timestamp, isGood: false })}
            />
            <ListenButton state={spoken.state} onToggle={spoken.toggle} />
            <IconButton icon={RefreshCw} label={t`Another image`} size="row" onPress={onRenew} />
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
            aria-keyshortcuts={LISTEN_KEY}
            onChange={(event) => onType(event.target.value)}
          />
        )}
      </LoginField>
      <output className={css.hidden}>{said && <span key={timestamp}>{said}</span>}</output>
    </>
  );
}
