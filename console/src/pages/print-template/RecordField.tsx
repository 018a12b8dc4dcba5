import { useLingui } from '@lingui/react/macro';
import { Button } from '@milepost/kit/button';
import { TextField } from '@milepost/kit/text-field';
import { recents } from './PrintTemplate.css.ts';

interface RecordFieldProps {
  readonly value: string;
  readonly onChange: (id: string) => void;
  /** Ids that were used before, the last one first. */
  readonly recent: readonly string[];
  readonly error?: string;
  readonly onEnter: () => void;
}

const SHOWN = 5;

/** Field for the id of the record a template is looked at with. No call lists the records of a template. @reading R-653 */
export function RecordField({ value, onChange, recent, error = '', onEnter }: RecordFieldProps) {
  const { t } = useLingui();
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter in the field shows the record
    <div
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        onEnter();
      }}
    >
      <TextField
        label={t`Record id`}
        help={t`The id of a record, as the queries get it for @formId`}
        value={value}
        onChange={onChange}
        error={error}
      />
      {recent.length > 0 && (
        <fieldset className={recents} aria-label={t`Records used before`}>
          {recent.slice(0, SHOWN).map((id) => (
            <Button key={id} variant="accent" onPress={() => onChange(id)}>
              {id}
            </Button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
