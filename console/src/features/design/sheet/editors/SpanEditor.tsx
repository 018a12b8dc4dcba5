import { useLingui } from '@lingui/react/macro';
import type { CustomControl, EditProps } from '@milepost/kit/forms/grammar';
import { IntegerField } from '@milepost/kit/integer-field';
import { Segmented } from '@milepost/kit/segmented';
import { numberOf } from '../settings/values.ts';
import * as css from './editors.css.ts';

/** Columns of the grid of a form. */
const COLUMNS = 24;
const USUAL = [6, 8, 12, 24] as const;

/** Editor of the share of the 24 columns a control takes: a few usual ones, or any. */
export function SpanEditor({ field, value, onChange, onLeave, onProblem }: EditProps<CustomControl>) {
  const { t } = useLingui();
  const span = numberOf(value);
  const words = {
    6: t({ message: '1/4', context: 'width' }),
    8: t({ message: '1/3', context: 'width' }),
    12: t({ message: '1/2', context: 'width' }),
    24: t({ message: 'Whole', context: 'width' }),
  };
  return (
    <div className={css.span}>
      <IntegerField
        {...field}
        value={span}
        min={1}
        max={COLUMNS}
        onChange={onChange}
        onLeave={onLeave}
        onProblem={(problem) => onProblem(problem?.message ?? null)}
      />
      {field.use === 'editable' && (
        <Segmented
          label={t`Usual widths`}
          segments={USUAL.map((one) => ({ id: String(one), label: words[one] }))}
          value={String(span ?? COLUMNS)}
          onChange={(id) => {
            onChange(Number(id));
            onLeave();
          }}
        />
      )}
    </div>
  );
}
