import { TriangleAlert } from 'lucide';
import { useEffect, useEffectEvent, useRef } from 'react';
import { advise } from '../../engines/advice/index.ts';
import { systemClock } from '../../engines/clock/index.ts';
import { groupDigits, roundDecimal } from '../../engines/decimal-digits/index.ts';
import { controlBox, controlState } from '../control/index.ts';
import { Field, useFieldIds } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { useKit } from '../kit-provider/index.ts';
import { CapitalText } from '../number-field/index.ts';
import * as css from './CalculatedNumber.css.ts';
import type { CalculatedNumberProps } from './types.ts';
import { useCalculationWords } from './useCalculationWords.ts';

/** Rest of a number before it is said: a total that changes with each key would talk over what is typed. */
const SAID_AFTER_MS = 1000;

/**
 * A number worked out of others, as an output: it can be read and copied, is no stop of the Tab key, and is said once when it
 * has come to rest. Whatever is wrong with its formula counts as 0 and is told under it.
 * @source forms §5
 * @reading R-582
 */
export function CalculatedNumber({ label, help, id, value, problem = null, precision = 0, hasThousands, ...look }: CalculatedNumberProps) {
  const { announcer } = useKit();
  const ids = useFieldIds(id);
  const wordsOf = useCalculationWords();
  const rounded = value === null ? '' : roundDecimal(value, precision);
  const text = hasThousands && value !== null ? groupDigits(value, precision) : rounded;
  const warning = problem && wordsOf(problem);
  const { prefix, suffix, hasCapital = false } = look;

  const heard = useRef(`${text}${warning ?? ''}`);
  const say = useEffectEvent(() => announcer.say([`${label} ${rounded}`, warning].filter(Boolean).join(' ')));
  useEffect(() => {
    const now = `${text}${warning ?? ''}`;
    if (now === heard.current) return undefined;
    return systemClock.after(SAID_AFTER_MS, () => {
      heard.current = now;
      say();
    });
  }, [text, warning]);
  const reason = problem ? JSON.stringify(problem) : null;
  useEffect(() => {
    if (reason !== null)
      advise(`The formula of "${label}" counts as 0 · ${reason} · correct the formula, or the values it is made of, in the form's design`);
  }, [label, reason]);

  const describedBy = [warning && `${ids.control}-warning`, help && ids.message, hasCapital && `${ids.control}-capital`];
  return (
    <Field label={label} ids={ids} help={help} labelFor="text">
      <div className={`${controlBox} ${controlState.readOnly} ${css.box}`}>
        {prefix !== undefined && <span className={css.affix}>{prefix}</span>}
        <output
          id={ids.control}
          aria-labelledby={ids.label}
          aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
          aria-live="off"
          className={css.digits}
        >
          {text}
        </output>
        {suffix !== undefined && <span className={css.affix}>{suffix}</span>}
      </div>
      {hasCapital && <CapitalText id={`${ids.control}-capital`} of={ids.control} value={value} />}
      {warning && (
        <div id={`${ids.control}-warning`} className={css.warning}>
          <Icon of={TriangleAlert} size="s" />
          <span>{warning}</span>
        </div>
      )}
    </Field>
  );
}
