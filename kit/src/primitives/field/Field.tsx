import { useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide';
import { visuallyHidden } from '../../theme/focus.css.ts';
import { EitherText } from '../data-text/index.ts';
import { Icon } from '../icon/index.ts';
import { countTone, field, labelRow, message, messageTone, required } from './Field.css.ts';
import type { FieldCount, FieldProps } from './types.ts';
import { useAnnounceError } from './useAnnounceError.ts';

function Count({ id, count: { chars, maxChars } }: { id: string; count: FieldCount }) {
  const { t } = useLingui();
  const overBy = chars - maxChars;
  const spoken = overBy > 0 ? t`${chars} of ${maxChars} characters, ${overBy} too many` : t`${chars} of ${maxChars} characters`;
  return (
    <span className={countTone[overBy > 0 ? 'over' : 'within']}>
      <span aria-hidden="true">
        {chars}/{maxChars}
        {overBy > 0 && ` ${t`${overBy} too many`}`}
      </span>
      <span id={id} className={visuallyHidden}>
        {spoken}
      </span>
    </span>
  );
}

/**
 * Words around a control: label above with “required” as a word and a counter, help or error below.
 * An error that is there when the field is left is said. The name is the label alone; required, count, help and error reach the control through `fieldAria`.
 */
export function Field({ label, ids, isRequired, help, error, count, labelFor = 'control', children }: FieldProps) {
  const { t } = useLingui();
  const leaving = useAnnounceError(label, error);
  const words = (
    <>
      <span id={ids.label}>
        <EitherText>{label}</EitherText>
      </span>
      {isRequired && (
        <span id={ids.required} className={required} aria-hidden="true">
          {t`Required`}
        </span>
      )}
    </>
  );
  return (
    <div className={field} {...leaving}>
      <div className={labelRow}>
        {labelFor === 'control' ? <label htmlFor={ids.control}>{words}</label> : words}
        {count && <Count id={ids.count} count={count} />}
      </div>
      {children}
      {(error || help) && (
        <div id={ids.message} className={`${message} ${messageTone[error ? 'error' : 'help']}`}>
          {error && <Icon of={CircleAlert} size="s" />}
          <span>
            <EitherText>{error || help}</EitherText>
          </span>
        </div>
      )}
    </div>
  );
}
