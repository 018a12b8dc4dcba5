import { useLingui } from '@lingui/react/macro';
import { Icon } from '@milepost/kit/icon';
import { textLang } from '@milepost/kit/data-text';
import { DEFAULT_LOCALE, isLocale } from '@milepost/kit/locale';
import { OctagonX } from 'lucide';
import { useState } from 'react';
import * as css from './LoginField.css.ts';

interface RefusalProps {
  /** Null while there is nothing to say. */
  readonly text: string | null;
  /** The server said it just now: its moment stands beside it, because it may ask for a wait. @reading R-305 */
  readonly isAnswer?: boolean;
}

/**
 * Sentence on what stands against going on, spoken at once. The place is always there, so that a screen reader hears what comes
 * into it.
 */
export function Refusal({ text, isAnswer = false }: RefusalProps) {
  const { i18n } = useLingui();
  return (
    <div role="alert">
      {text !== null && (
        <div className={css.notice}>
          <Icon of={OctagonX} />
          <p className={css.sentence} lang={textLang(text, isLocale(i18n.locale) ? i18n.locale : DEFAULT_LOCALE, 'either')}>
            {text}
          </p>
          {isAnswer && <Moment />}
        </div>
      )}
    </div>
  );
}

function Moment() {
  const { i18n, t } = useLingui();
  const [now] = useState(() => new Date());
  const time = i18n.date(now, { hour: '2-digit', minute: '2-digit', hour12: false });
  return (
    <time className={css.moment}>
      {/* Heard, it would run into the sentence before it. */}
      <span className={css.hidden}>{t({ message: ', at ', context: 'before a time' })}</span>
      {time}
    </time>
  );
}
