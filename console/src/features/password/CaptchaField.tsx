import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@milepost/kit/button';
import { TextField } from '@milepost/kit/text-field';
import { RefreshCw } from 'lucide';
import { LISTEN_KEY, useListenKey, useSpokenCaptcha } from '../../auth/useSpokenCaptcha.ts';
import { useApi } from '../../data/api/index.ts';
import { fetchSpokenCaptcha } from '../../data/profile/captcha.ts';
import { ListenButton } from './ListenButton.tsx';
import { captchaBox, captchaImage, captchaRow, captchaWords } from './PasswordDialog.css.ts';
import type { PasswordForm } from './usePasswordForm.ts';

/** The letters of an image, which can be heard instead. @source shell §5, §7 @reading R-369 @reading R-454 */
export function CaptchaField({ id, form }: { readonly id: string; readonly form: PasswordForm }) {
  const { t } = useLingui();
  const { draft } = form;
  const api = useApi();
  const { state, drawRef, renew, timestamp } = form.captcha;
  const spoken = useSpokenCaptcha(timestamp, (of) => fetchSpokenCaptcha(api, of));
  useListenKey(id, spoken.toggle);
  return (
    <div className={captchaRow}>
      <TextField
        id={id}
        label={t`Captcha`}
        isRequired
        value={draft.code}
        error={form.errorOf('code')}
        help={t`If you cannot read the image, listen to it (${LISTEN_KEY}), or ask your administrator to set a password for you.`}
        spellCheck={false}
        onChange={(code) => form.set({ code })}
        onLeave={() => form.leave('code')}
      />
      <div className={captchaBox}>
        {state === 'here' && <img ref={drawRef} className={captchaImage} alt={t`Image with the letters of the captcha`} />}
        {state === 'coming' && <span className={captchaWords}>{t`Loading…`}</span>}
        {state === 'failed' && <span className={captchaWords}>{t`The image did not load`}</span>}
        <ListenButton state={spoken.state} onToggle={spoken.toggle} />
        <IconButton
          icon={RefreshCw}
          label={state === 'failed' ? t`Load the captcha again` : t`Another captcha`}
          onPress={() => {
            form.set({ code: '' });
            renew();
          }}
        />
      </div>
    </div>
  );
}
