import { useKit } from '../../primitives/kit-provider/index.ts';
import { LANGUAGE_TAG } from '../../primitives/locale/index.ts';
import { capitalIn } from '../../primitives/number-field/index.ts';
import { numberIn } from '../grammar/index.ts';
import * as css from './readers.css.ts';

/** An amount in Chinese capitals under its figures; in English pages it is Chinese all the same. @source forms §5 */
export function CapitalText({ value }: { readonly value: unknown }) {
  const { locale } = useKit();
  const amount = numberIn(value);
  const text = amount === null ? '' : capitalIn(locale, amount);
  if (text === '') return null;
  return (
    <span className={css.capitals} lang={LANGUAGE_TAG[locale === 'en' ? 'zh' : locale]}>
      {text}
    </span>
  );
}
