import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@milepost/kit/button';
import { TextField } from '@milepost/kit/text-field';
import { RefreshCw } from 'lucide';
import { captchaBox, captchaImage, captchaRow, captchaWords } from './PasswordDialog.css.ts';
import type { PasswordForm } from './usePasswordForm.ts';

/**
 * The letters of an image. The contract has no other form of it, so the help says who can set a password without.
 * @source shell §5, §7 @reading R-369
 */
export function CaptchaField({ id, form }: { readonly id: string; readonly form: PasswordForm }) {
  const { t } = useLingui();
  const { draft } = form;
  const { state, drawRef, renew } = form.captcha;
  return (
    <div className={captchaRow}>
      <TextField
        id={id}
        label={t`Captcha`}
        isRequired
        value={draft.code}
        error={form.errorOf('code')}
        help={t`If you cannot read the image, ask your administrator to set a password for you.`}
        spellCheck={false}
        onChange={(code) => form.set({ code })}
        onLeave={() => form.leave('code')}
      />
      <div className={captchaBox}>
        {state === 'here' && <img ref={drawRef} className={captchaImage} alt={t`Image with the letters of the captcha`} />}
        {state === 'coming' && <span className={captchaWords}>{t`Loading…`}</span>}
        {state === 'failed' && <span className={captchaWords}>{t`The image did not load`}</span>}
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
