import { useEnvironment } from '../../engines/environment/index.ts';
import { capital } from './NumberField.css.ts';
import { capitalIn, capitalLang } from './headless.ts';

interface CapitalTextProps {
  readonly id: string;
  /** Id of the field it belongs to. */
  readonly of: string;
  readonly value: string | null;
}

/** An amount in Chinese capitals. It follows each key silently; the field describes itself by it. */
export function CapitalText({ id, of, value }: CapitalTextProps) {
  const { lang } = useEnvironment();
  return (
    <output htmlFor={of} aria-live="off" lang={capitalLang(lang)} className={capital}>
      {/* Not the output itself: what it is named by is not what it says. */}
      <span id={id}>{value === null ? '' : capitalIn(lang, value)}</span>
    </output>
  );
}
