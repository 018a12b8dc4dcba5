import { useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide';
import { Field, useFieldIds } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { focusRing } from '../../theme/focus.css.ts';
import { box, reasons, words } from './UnsupportedField.css.ts';
import type { UnsupportedFieldProps } from './types.ts';
import { useProblemWords } from './useProblemWords.ts';

/** Reasons that are listed; whoever repairs the design sees the rest in time. */
const LISTED = 5;

/**
 * Stands where a field cannot be drawn because its configuration is bad: says so, why, and that the value is kept.
 * @reading R-246
 */
export function UnsupportedField({ label, problems, id }: UnsupportedFieldProps) {
  const { t } = useLingui();
  const ids = useFieldIds(id);
  const wordsOf = useProblemWords();
  const more = problems.length - LISTED;
  return (
    <Field label={label} ids={ids} labelFor="text">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would bring a legend of its own */}
      <div id={ids.control} role="group" aria-labelledby={ids.label} tabIndex={-1} className={`${box} ${focusRing}`}>
        <Icon of={TriangleAlert} size="s" />
        <div className={words}>
          {t`This field is not set up correctly and cannot be used. Its value is kept.`}
          <ul className={reasons}>
            {problems.slice(0, LISTED).map((problem, at) => (
              <li key={at}>{wordsOf(problem)}</li>
            ))}
            {more > 0 && <li>{t`and ${{ count: more }} more`}</li>}
          </ul>
        </div>
      </div>
    </Field>
  );
}
