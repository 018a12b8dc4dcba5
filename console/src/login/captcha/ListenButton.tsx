import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@milepost/kit/button';
import { Square, Volume2 } from 'lucide';
import type { SpokenState } from '../../auth/useSpokenCaptcha.ts';
import { hidden } from '../LoginField.css.ts';

interface ListenButtonProps {
  readonly state: SpokenState;
  readonly onToggle: () => void;
}

/** Button beside a captcha that speaks it, and what became of that for those who hear the page. @reading R-454 */
export function ListenButton({ state, onToggle }: ListenButtonProps) {
  const { t } = useLingui();
  const label = state === 'playing' ? t`Stop` : state === 'heard' ? t`Listen to the captcha again` : t`Listen to the captcha`;
  const said: Record<SpokenState, string> = {
    silent: '',
    coming: t`The sound is loading`,
    // Spoken, it would be heard over the digits.
    playing: '',
    heard: t`That was the captcha. Type what you heard.`,
    failed: t`The captcha could not be played. Try again, or ask your administrator.`,
  };
  return (
    <>
      <IconButton icon={state === 'playing' ? Square : Volume2} label={label} size="row" onPress={onToggle} />
      <output className={hidden}>{said[state]}</output>
    </>
  );
}
