import { useEnvironment } from '../../engines/environment/index.ts';
import { capitalIn, capitalLang } from '../../primitives/number-field/index.ts';
import { numberIn } from '../grammar/index.ts';
import * as css from './readers.css.ts';

/** An amount in Chinese capitals under its figures; in English pages it is Chinese all the same. @source forms §5 */
export function CapitalText({ value }: { readonly value: unknown }) {
  const { lang } = useEnvironment();
  const amount = numberIn(value);
  const text = amount === null ? '' : capitalIn(lang, amount);
  if (text === '') return null;
  return (
    <span className={css.capitals} lang={capitalLang(lang)}>
      {text}
    </span>
  );
}
