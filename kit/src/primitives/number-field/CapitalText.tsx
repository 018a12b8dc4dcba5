import { capitalAmount } from '../../engines/capital-amount/index.ts';
import { useKit } from '../kit-provider/index.ts';
import { LANGUAGE_TAG } from '../locale/index.ts';
import type { Locale } from '../locale/index.ts';
import { capital } from './NumberField.css.ts';

/** The amount in capitals as readers of a language write it; in English pages it is Chinese all the same. @source forms §5 */
export const capitalIn = (locale: Locale, value: string): string =>
  capitalAmount(value, { script: locale === 'zhtw' ? 'traditional' : 'simplified' });

interface CapitalTextProps {
  readonly id: string;
  /** Id of the field it belongs to. */
  readonly of: string;
  readonly value: string | null;
}

/** An amount in Chinese capitals. It follows each key silently; the field describes itself by it. */
export function CapitalText({ id, of, value }: CapitalTextProps) {
  const { locale } = useKit();
  return (
    <output htmlFor={of} aria-live="off" lang={LANGUAGE_TAG[locale === 'en' ? 'zh' : locale]} className={capital}>
      {/* Not the output itself: what it is named by is not what it says. */}
      <span id={id}>{value === null ? '' : capitalIn(locale, value)}</span>
    </output>
  );
}
