import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { Button } from '../button/index.ts';
import { useMessages } from '../lingui/index.ts';
import { ListPanel, ListWarmUp } from '../option-list/index.ts';
import { partProps } from '../parts/index.ts';
import { PickerField } from '../picker-field/index.ts';
import { count, footer } from './MultiSelect.css.ts';
import { useMultiSelectState } from './headless.ts';
import { multiSelectMessages } from './messages.ts';
import type { MultiSelectProps } from './types.ts';

/** The field stays as it is while one types in the search box of its list. */
const Field = memo(PickerField);

/**
 * Several of a list of options, of any number, in a field that opens. The list stays open while one ticks; what is chosen
 * shows as tags that fold into a count.
 * @reading R-237
 */
export function MultiSelect({ className, style, parts, ...options }: MultiSelectProps) {
  const { value, isOpen, field, panel, chooseAll, clearAll } = useMultiSelectState({
    ...options,
    messages: useMessages(multiSelectMessages),
  });
  return (
    <>
      <Field {...field} {...{ className, style, parts }} />
      {isOpen ? (
        <ListPanel {...panel} parts={parts}>
          <Footer chosenCount={value.length} maximum={options.maximum} onAll={chooseAll} onClear={clearAll} parts={parts} />
        </ListPanel>
      ) : (
        <ListWarmUp {...panel} parts={parts} />
      )}
    </>
  );
}

interface FooterProps {
  readonly chosenCount: number;
  readonly maximum: number | undefined;
  readonly onAll: () => void;
  readonly onClear: () => void;
  readonly parts: MultiSelectProps['parts'];
}

/** Under the rows: how many are chosen, and what concerns all of them. */
function Footer({ chosenCount, maximum, onAll, onClear, parts }: FooterProps) {
  const { t } = useLingui();
  return (
    <div {...partProps(parts, 'foot', footer)}>
      <span className={count}>
        {maximum === undefined
          ? t`${{ count: chosenCount }} selected`
          : t`${{ count: chosenCount }} of at most ${{ max: maximum }} selected`}
      </span>
      <Button variant="accent" onPress={onAll}>{t`Select all`}</Button>
      <Button variant="text" onPress={onClear}>{t`Clear`}</Button>
    </div>
  );
}
