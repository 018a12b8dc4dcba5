import { useLingui } from '@lingui/react/macro';
import { visuallyHidden } from '../../theme/focus.css.ts';
import { Icon } from '../icon/index.ts';
import { mark, markTone } from './ToneMark.css.ts';
import { TONE_ICON } from './tones.ts';
import type { ToastTone } from './types.ts';

export interface ToneMarkProps {
  readonly tone: ToastTone;
  /** The word: seen beside the shape, or only heard. */
  readonly word: 'shown' | 'heard';
}

/** Kind of a message, as a shape and a word. */
export function ToneMark({ tone, word }: ToneMarkProps) {
  const { t } = useLingui();
  const words = { success: t`Done`, error: t`Failed`, warning: t`Warning`, info: t`Note` };
  return (
    <span className={`${mark} ${markTone[tone]}`}>
      <Icon of={TONE_ICON[tone]} />
      <span className={word === 'heard' ? visuallyHidden : undefined}>{words[tone]}</span>
    </span>
  );
}
